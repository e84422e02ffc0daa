import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity, type Resource } from '#src/resource/declaration.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { ConflictMergePanel } from '#src/resource/screens/conflict/ConflictMergePanel.tsx'
import { RestoredDraftLine } from '#src/resource/screens/draft/RestoredDraftLine.tsx'
import { Field } from '#src/resource/screens/form/Field.tsx'
import {
  CopyContext,
  DialogContext,
  FormContext,
  type RecordToCreate,
} from '#src/resource/screens/form/form-context.ts'
import { listFormFieldEntries } from '#src/resource/screens/form/form-values.ts'
import type { BuildListQuery } from '#src/resource/screens/form/use-report-and-leave-after-saving.ts'
import { type FindFailureKey, useResourceForm } from '#src/resource/screens/form/use-resource-form.ts'
import { useFindRefusal, useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { useVisibleResource } from '#src/resource/screens/use-visible-resource.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { LockNote } from '#src/ui/form/lock-note.tsx'
import { SaveBar } from '#src/ui/form/save-bar.tsx'
import { useGoBackOrToList } from '#src/ui/form/use-go-back-or-to-list.ts'
import { useRestoreFocusAfterSaving } from '#src/ui/form/use-restore-focus-after-saving.ts'
import { useReportedChangesInDialog, useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'

type ResourceFormProps = {
  resource: Resource
  /** The record to edit; undefined for a new one. */
  entity?: Entity | undefined
  /** True for a form that is only a part of its screen: it does not take the focus, and its draft is not stored. */
  isEmbedded?: boolean
  /** The fields. By default, all declared ones in their order. */
  children?: ReactNode
  /** Class of the frame around the fields and `below`. */
  frameClass?: string
  /** Content that stores its changes by itself, between the form and the save bar. */
  below?: ReactNode
  /** Message key of the toast of a failed save of these values, if it is not that of any failure. */
  findFailureKey?: FindFailureKey
  /** Where in the list saving leads. By default to where it was left. */
  buildListQuery?: BuildListQuery
}

/**
 * A record's form: Enter saves, Esc cancels. Typed values survive a refusal, a lost connection and another editor's
 * save. The form is read-only for readers who may not change the record.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { resource: fullResource, entity, isEmbedded = false, children, frameClass, below, ...savingOptions } = props
  const resource = useVisibleResource(fullResource)
  const text = useText()
  const goBack = useGoBackOrToList(buildListScreenAddress(resource))
  const dialog = useContext(DialogContext)
  const cancel = dialog?.close ?? goBack
  const [recordToCreate, setRecordToCreate] = useState<RecordToCreate | null>(null)
  const closeDialog = useCallback(() => setRecordToCreate(null), [])
  const formState = useResourceForm(resource, entity, isEmbedded, savingOptions)
  const { form, isSaving, mode, base } = formState
  const { isDirty } = form.formState
  const refusedFields = useFieldRefusals(resource, base)
  const isLocked = useIsUpdateForbidden(resource, base)
  // The form stays editable if it has typed values, so that they are not lost when the permission to save is taken away
  // meanwhile.
  const isRefused = isLocked || refusesEveryField(resource, refusedFields)
  const readOnlyRecord = isRefused && !isDirty ? base : null
  // Performance: each field subscribes to its own state, so that a change does not render all fields.
  const copy = useContext(CopyContext)
  const initialEntity = entity ?? copy
  const openCreateDialog = dialog ? null : setRecordToCreate
  const formParts = useMemo(
    () => ({
      resource,
      fullResource,
      form,
      mode,
      entity: initialEntity,
      readOnlyRecord,
      isRefused: (name: string) => refusedFields.has(name),
      openCreateDialog,
    }),
    [resource, fullResource, form, mode, initialEntity, readOnlyRecord, refusedFields, openCreateDialog],
  )
  const { question: leaveQuestion, leaveFreely } = useUnsavedChanges(isDirty)
  // A layout effect, because Escape may follow the first typed letter at once.
  useLayoutEffect(() => dialog?.noteChanges(isDirty), [dialog, isDirty])
  useFocusFirstField(isEmbedded || readOnlyRecord ? null : resource, form.setFocus)
  const restoreFocus = useRestoreFocusAfterSaving(isSaving)
  const submit = restoreFocus(formState.submit(leaveFreely, false))
  const submitForAnother = restoreFocus(formState.submit(leaveFreely, true))
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed in dialogs and in the content below the form do not save or cancel the form.
    const isOwn = event.target instanceof Element && event.target.closest(`[id="${formId}"], .form-foot`) !== null
    if (!isOwn) return
    // A dialog handles Escape itself.
    if (event.key === 'Escape' && !event.defaultPrevented && !isSaving && !dialog) cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) formElement.current?.requestSubmit()
  }
  return (
    <FormContext value={formParts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole form, and of its save bar. */}
      <div className="resource-form" onKeyDown={handleKeyDown}>
        {formState.restoredDraft && <RestoredDraftLine draft={formState.restoredDraft} onDiscard={formState.discard} />}
        {formState.conflict && (
          <ConflictMergePanel
            key={formState.conflict.theirs.updated_at}
            {...{ resource, form }}
            conflict={formState.conflict}
          />
        )}
        {isLocked && isDirty && <LockNote reason={text('ui.frame.lost_right')} />}
        {!isLocked &&
          [...new Set(refusedFields.values())].map((refusalText) => (
            <LockNote key={refusalText} reason={refusalText} />
          ))}
        <div className={`form-frame ${frameClass ?? ''}`.trim()}>
          <form ref={formElement} id={formId} noValidate onSubmit={submit}>
            <fieldset disabled={isSaving}>{children ?? <AllFieldsSection resource={resource} />}</fieldset>
          </form>
          {below}
        </div>
        {!readOnlyRecord && (
          <SaveBar
            {...{ formId, isSaving }}
            onAnother={entity || dialog || resource.expectsOneRecord ? undefined : submitForAnother}
            isChanged={isDirty && !isSaving}
            invalidFields={Object.keys(form.formState.errors).map((name) => text(captionKey(resource, name)))}
            failure={formState.failure}
            onCancel={cancel}
          />
        )}
      </div>
      {!dialog && leaveQuestion}
      {recordToCreate && <CreateDialog recordToCreate={recordToCreate} onClose={closeDialog} />}
    </FormContext>
  )
}

/**
 * Dialog with the form of a record that the form below wants to refer to. It is rendered outside of that form's
 * element, so that its events do not reach that form.
 */
function CreateDialog({ recordToCreate, onClose }: { recordToCreate: RecordToCreate; onClose: () => void }) {
  const text = useText()
  const { noteChanges, close: closeDialog, question: leaveQuestion } = useReportedChangesInDialog(onClose)
  const dialog = useMemo(() => {
    const onSaved = (savedEntity: Entity) => {
      recordToCreate.onSaved(savedEntity)
      onClose()
    }
    return { ...recordToCreate, onSaved, noteChanges, close: closeDialog }
  }, [recordToCreate, onClose, noteChanges, closeDialog])
  return (
    <>
      <Modal title={text(`pages.${recordToCreate.resource.name}.create`)} size="lg" hasOwnButtons onClose={closeDialog}>
        <DialogContext value={dialog}>
          <CopyContext value={undefined}>
            <ResourceForm resource={recordToCreate.resource} isEmbedded />
          </CopyContext>
        </DialogContext>
      </Modal>
      {leaveQuestion}
    </>
  )
}

/** All fields in one section, for a resource without a form of its own. */
function AllFieldsSection({ resource }: { resource: Resource }) {
  return (
    <div className="card">
      <FormSection title="resource.screens.data" note="resource.screens.required">
        {listFormFieldEntries(resource).map(([name]) => (
          <Field key={name} name={name} />
        ))}
      </FormSection>
    </div>
  )
}

/** True for a stored record that the reader may not change. A reader's own record needs no permission. */
function useIsUpdateForbidden(resource: Resource, base: Entity | null): boolean {
  const may = useOfferedActions(resource)
  return base !== null && resource.readersAddress === undefined && !may.update
}

/** True for a record that changes no more, such as a signed one. */
const refusesEveryField = (resource: Resource, refusedFields: ReadonlyMap<string, string>): boolean =>
  refusedFields.size > 0 && refusedFields.size === listFormFieldEntries(resource).length

/** The fields that the record refuses to change, each with the reason. */
function useFieldRefusals(resource: Resource, base: Entity | null): ReadonlyMap<string, string> {
  const refusal = useFindRefusal(resource)
  return useMemo(() => {
    const names = base ? listFormFieldEntries(resource).map(([name]) => name) : []
    return new Map(
      names.flatMap((name) => {
        const refusalText = base && refusal(base, 'update', name)
        return refusalText ? [[name, refusalText]] : []
      }),
    )
  }, [resource, base, refusal])
}

/**
 * Focuses a field of a resource's form when the form appears: the one that the location's state names (`focusedField`),
 * or the first. Does nothing if `resource` is null.
 */
function useFocusFirstField(resource: Resource | null, setFocus: (name: string) => void): void {
  const { state } = useLocation()
  const names = resource ? listFormFieldEntries(resource).map(([name]) => name) : []
  const firstName = names.find((name) => name === state?.focusedField) ?? names[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form appears.
  useEffect(() => {
    if (firstName) setFocus(firstName)
  }, [])
}
