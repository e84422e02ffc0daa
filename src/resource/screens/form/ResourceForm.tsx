import { type KeyboardEvent, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity, type Resource } from '#src/resource/declaration.ts'
import { listAddress } from '#src/resource/screen-addresses.ts'
import { StalePanel } from '#src/resource/screens/conflict/StalePanel.tsx'
import { DraftLine } from '#src/resource/screens/draft/DraftLine.tsx'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { CopyContext, DialogContext, FormContext, type Wanted } from '#src/resource/screens/form/form-context.ts'
import { formFields } from '#src/resource/screens/form/form-values.ts'
import { useResourceForm } from '#src/resource/screens/form/use-resource-form.ts'
import { useRefusal } from '#src/resource/screens/use-may.ts'
import { useSeen } from '#src/resource/screens/use-seen.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { LockNote } from '#src/ui/form/lock-note.tsx'
import { SaveBar } from '#src/ui/form/save-bar.tsx'
import { useCancel } from '#src/ui/form/use-cancel.ts'
import { useFocusAfterSaving } from '#src/ui/form/use-focus-after-saving.ts'
import { useUnsavedChanges, useUnsavedChangesInDialog } from '#src/ui/form/use-unsaved-changes.tsx'

type ResourceFormProps = {
  resource: Resource
  /** The record to edit; undefined for a new one. */
  entity?: Entity | undefined
  /** Leaves the focus where it is: for a form that is a part of its screen. */
  isPart?: boolean
  /** The fields; all declared ones in their order when absent. */
  children?: ReactNode
}

/**
 * A record's form: Enter saves, Esc cancels. What was typed survives a refusal, a lost connection and another editor's
 * save.
 */
export function ResourceForm({ resource: declared, entity, isPart = false, children }: ResourceFormProps) {
  const resource = useSeen(declared)
  const text = useText()
  const leave = useCancel(listAddress(resource))
  const dialog = useContext(DialogContext)
  const cancel = dialog?.close ?? leave
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const close = useCallback(() => setWanted(null), [])
  const saving = useResourceForm(resource, entity, isPart)
  const { form, isSaving, mode, base } = saving
  const refusals = useRefusedFields(resource, base)
  // Each field follows its own state: the form's does not render them all again.
  const copy = useContext(CopyContext)
  const origin = entity ?? copy
  const create = dialog ? null : setWanted
  const parts = useMemo(
    () => ({ resource, declared, form, mode, entity: origin, isRefused: (name: string) => refusals.has(name), create }),
    [resource, declared, form, mode, origin, refusals, create],
  )
  const { isDirty } = form.formState
  const { question, leaveFreely } = useUnsavedChanges(isDirty)
  useEffect(() => dialog?.note(isDirty), [dialog, isDirty])
  useFirstField(isPart ? null : resource, form.setFocus)
  const withFocus = useFocusAfterSaving(isSaving)
  const submit = withFocus(saving.submit(leaveFreely, false))
  const submitForAnother = withFocus(saving.submit(leaveFreely, true))
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    // A dialog has its own Escape.
    if (event.key === 'Escape' && !event.defaultPrevented && !isSaving && !dialog) cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <FormContext value={parts}>
      <form className="resource-form" noValidate onSubmit={submit} onKeyDown={keys}>
        {saving.restored && <DraftLine draft={saving.restored} onDiscard={saving.discard} />}
        {saving.stale && (
          <StalePanel key={saving.stale.theirs.updated_at} {...{ resource, form }} stale={saving.stale} />
        )}
        {[...new Set(refusals.values())].map((says) => (
          <LockNote key={says} reason={says} />
        ))}
        <fieldset disabled={isSaving}>{children ?? <AllFields resource={resource} />}</fieldset>
        <SaveBar
          {...{ isSaving }}
          onAnother={entity === undefined && !dialog ? submitForAnother : undefined}
          isChanged={isDirty && !isSaving}
          invalidFields={Object.keys(form.formState.errors).map((name) => text(captionKey(resource, name)))}
          failure={saving.trouble}
          onCancel={cancel}
        />
      </form>
      {!dialog && question}
      {wanted && <CreateDialog wanted={wanted} onClose={close} />}
    </FormContext>
  )
}

/** The form of a record that the form below lacks; outside of its element, so that nothing typed here reaches it. */
function CreateDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const text = useText()
  const { note, close, question } = useUnsavedChangesInDialog(onClose)
  const dialog = useMemo(() => {
    const onSaved = (saved: Entity) => {
      wanted.onSaved(saved)
      onClose()
    }
    return { ...wanted, onSaved, note, close }
  }, [wanted, onClose, note, close])
  return (
    <>
      <Modal title={text(`pages.${wanted.resource.name}.create`)} size="lg" hasOwnButtons onClose={close}>
        <DialogContext value={dialog}>
          <CopyContext value={undefined}>
            <ResourceForm resource={wanted.resource} isPart />
          </CopyContext>
        </DialogContext>
      </Modal>
      {question}
    </>
  )
}

/** A record without a form of its own: all its fields in one section. */
function AllFields({ resource }: { resource: Resource }) {
  const text = useText()
  return (
    <div className="card">
      <FormSection title={text('resource.screens.data')} note={text('resource.screens.required')}>
        {formFields(resource).map(([name]) => (
          <Field key={name} name={name} />
        ))}
      </FormSection>
    </div>
  )
}

/** The fields that the record refuses to change, each with the reason. */
function useRefusedFields(resource: Resource, base: Entity | null): ReadonlyMap<string, string> {
  const refusal = useRefusal(resource)
  return useMemo(() => {
    const names = base ? formFields(resource).map(([name]) => name) : []
    return new Map(
      names.flatMap((name) => {
        const says = base && refusal(base, 'update', name)
        return says ? [[name, says]] : []
      }),
    )
  }, [resource, base, refusal])
}

/** Autofocus on the form's first field. */
function useFirstField(resource: Resource | null, setFocus: (name: string) => void): void {
  const first = resource && formFields(resource)[0]?.[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    if (first) setFocus(first)
  }, [])
}
