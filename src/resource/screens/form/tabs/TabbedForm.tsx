import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type FieldErrors, useFormState } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { FieldSections } from '#src/resource/screens/form/tabs/FieldSections.tsx'
import { type FieldHelp, type FormTab, listTabFieldNames } from '#src/resource/screens/form/tabs/form-layout.ts'
import { useTabInAddress } from '#src/resource/screens/form/tabs/use-tab-in-address.ts'
import { TabList, TabPanels } from '#src/ui/tabs/tab-list.tsx'
import './tabbed-form.css'

type TabbedFormProps = {
  resource: Resource
  entity: Entity | undefined
  tabs: readonly FormTab[]
  help?: FieldHelp
  /** Shown above the tabs, whichever is open. */
  head?: ReactNode
}

/**
 * A record's form in tabs. Each tab has an address and is rendered when it is first opened. Typed values stay in the
 * form whichever tab is open, and one save sends all of them.
 */
export function TabbedForm({ resource, entity, tabs, help = {}, head }: TabbedFormProps) {
  const id = useId()
  const { chosenName, chooseTab } = useTabInAddress(tabs.map(({ name }) => name))
  return (
    <ResourceForm
      {...{ resource, entity }}
      frameClass="card tabbed-form"
      below={
        <TabPanels
          {...{ id, chosenName }}
          tabs={tabs.flatMap(({ name, sections, content }) =>
            content ? [{ name, content, ...(sections && { panelId: `${id}-below-${name}` }) }] : [],
          )}
        />
      }
    >
      {head}
      <FormTabListWithRefusal {...{ id, tabs, chosenName, chooseTab }} />
      <TabPanels
        {...{ id, chosenName }}
        tabs={tabs.flatMap(({ name, sections }) =>
          sections ? [{ name, content: <FieldSections {...{ sections, help }} /> }] : [],
        )}
      />
    </ResourceForm>
  )
}

type FormTabListProps = {
  id: string
  tabs: readonly FormTab[]
  chosenName: string
  chooseTab: (name: string) => void
}

/** The buttons of the tabs, each with its number of errors, and below them the notice of a refused save. */
function FormTabListWithRefusal({ id, tabs, chosenName, chooseTab }: FormTabListProps) {
  const text = useText()
  const { form } = useSurroundingForm()
  const { errors, dirtyFields } = useFormState({ control: form.control })
  const countErrors = (tab: FormTab) => listTabFieldNames(tab).filter((name) => errors[name]).length
  useOpenTabAndFocusError({ tabs, chosenName, chooseTab, countErrors })
  return (
    <>
      <TabList
        {...{ id, chosenName }}
        label={text('ui.tabs.sections')}
        onChoose={chooseTab}
        hasOverview
        tabs={tabs.map((tab) => ({
          name: tab.name,
          caption: text(tab.caption),
          marks: {
            errorCount: countErrors(tab),
            isChanged: listTabFieldNames(tab).some((name) => dirtyFields[name] !== undefined),
            count: tab.count,
          },
        }))}
      />
      <RefusedSaveNotice {...{ tabs, chosenName, chooseTab, countErrors }} />
    </>
  )
}

type ErrorTabProps = Pick<FormTabListProps, 'tabs' | 'chosenName' | 'chooseTab'> & {
  countErrors: (tab: FormTab) => number
}

/**
 * After a refused save: opens the first tab with an error, unless the open tab has an error itself, and focuses its
 * first wrong field.
 */
function useOpenTabAndFocusError({ tabs, chosenName, chooseTab, countErrors }: ErrorTabProps): void {
  const { form } = useSurroundingForm()
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const wasSubmitting = useRef(false)
  const nameToFocus = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a save ends.
  useEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting
    wasSubmitting.current = isSubmitting
    if (!hasEnded) return
    const tabsWithErrors = tabs.filter((tab) => countErrors(tab) > 0)
    const tab = tabsWithErrors.find(({ name }) => name === chosenName) ?? tabsWithErrors[0]
    if (!tab) return
    nameToFocus.current = listTabFieldNames(tab).find((name) => errors[name])
    if (tab.name === chosenName) focusField()
    else chooseTab(tab.name)
  }, [isSubmitting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tab with the error has opened.
  useEffect(focusField, [chosenName])

  function focusField(): void {
    if (nameToFocus.current) form.setFocus(nameToFocus.current)
    nameToFocus.current = undefined
  }
}

/**
 * Notice once a save has been tried: names each tab that has a field to correct, with a link to it unless it is open.
 * Shows nothing without such a tab.
 */
function RefusedSaveNotice({ tabs, chosenName, chooseTab, countErrors }: ErrorTabProps) {
  const text = useText()
  const { form, resource } = useSurroundingForm()
  const { submitCount, errors } = useFormState({ control: form.control })
  const tabsWithErrors = tabs.filter((tab) => countErrors(tab) > 0)
  if (submitCount === 0 || tabsWithErrors.length === 0) return null
  return (
    <div className="note tone-danger tabbed-form-refusal" role="alert">
      <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />
      <span>
        <b>
          {text(hasRequiredError(resource, errors) ? 'Hay datos faltantes en el formulario' : 'resource.tabs.refused')}
        </b>
        {'. '}
        {tabsWithErrors.map((tab, index) => (
          <span key={tab.name}>
            {index > 0 && ' · '}
            {tab.name === chosenName ? (
              text(tab.caption)
            ) : (
              <button type="button" className="btn btn-link" onClick={() => chooseTab(tab.name)}>
                {text(tab.caption)}
              </button>
            )}{' '}
            ({countErrors(tab)})
          </span>
        ))}
      </span>
    </div>
  )
}

/** True if an error says that a required field is empty. */
const hasRequiredError = ({ fields }: Resource, errors: FieldErrors<FormValues>): boolean =>
  Object.entries(errors).some(([name, error]) => {
    const required = fields[name]?.required
    return required !== undefined && error?.message === encodeMessageRef(required)
  })
