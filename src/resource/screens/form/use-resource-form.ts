import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { buildWriteSchema, type WriteMode } from '#src/resource/schema.ts'
import {
  type EditConflict,
  listOtherEditorsChanges,
} from '#src/resource/screens/conflict/list-other-editors-changes.ts'
import type { Draft } from '#src/resource/screens/draft/build-and-parse-draft.ts'
import { useStoreAndRestoreDraft } from '#src/resource/screens/draft/use-store-and-restore-draft.ts'
import { focusFieldAfterTask, showFieldErrorsAndFocusFirst } from '#src/resource/screens/form/field-errors.ts'
import {
  ChangedElsewhereContext,
  CopyContext,
  DialogContext,
  RecordUpdatesContext,
} from '#src/resource/screens/form/form-context.ts'
import {
  buildFormValues,
  buildRequestBody,
  buildValuesOfDuplicate,
  copyValuesForNewRecord,
  type FormValues,
  listFormFieldEntries,
} from '#src/resource/screens/form/form-values.ts'
import {
  type BuildListQuery,
  useReportAndLeaveAfterSaving,
} from '#src/resource/screens/form/use-report-and-leave-after-saving.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { hasAwaitedChoices, waitForAwaitedChoices } from '#src/ui/choice/awaited-choices.ts'
import { waitForFileChecks } from '#src/ui/fields/pictures/picture-check.ts'
import { noAnswerFailure, type SaveFailure } from '#src/ui/form/save-bar.tsx'
import { holdKeys } from '#src/ui/keyboard/held-keys.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/**
 * Initial values of a form in a dialog: the name that was typed in the form below. Undefined outside of such a dialog.
 */
function useInitialValuesInDialog({ label: [labelField = 'name'] }: Resource): FormValues | undefined {
  const name = useContext(DialogContext)?.name
  return useMemo(() => (name === undefined ? undefined : { [labelField]: name }), [labelField, name])
}

type ResourceFormState = {
  form: UseFormReturn<FormValues>
  mode: WriteMode
  /** The record as it was last read; null for a new record. */
  base: Entity | null
  isSaving: boolean
  failure: SaveFailure | null
  /** Set if another editor saved first. */
  conflict: EditConflict | null
  /** The draft that was restored into the form; `discard` deletes it. */
  restoredDraft: Draft | null
  discard: () => void
  /** `isAnother`: after saving, the form continues with another new record. */
  submit: (leaveFreely: () => void, isAnother: boolean) => (event: SyntheticEvent) => void
}

/** The message key of the toast of a failed save of these values; undefined for that of any failure. */
export type FindFailureKey = (values: FormValues) => string | undefined

export type SavingOptions = { findFailureKey?: FindFailureKey | undefined; buildListQuery?: BuildListQuery | undefined }

type SaveRequest = { method: 'POST' | 'PUT'; path: string; body: FormData; idempotencyKey: string }

/**
 * State of a record's form, and its saving. No draft is stored for a form in a dialog or one that is only a part of its
 * screen.
 */
export function useResourceForm(
  resource: Resource,
  entity: Entity | undefined,
  isEmbedded: boolean,
  { findFailureKey, buildListQuery }: SavingOptions = {},
): ResourceFormState {
  const copy = useContext(CopyContext)
  const changedElsewhere = useContext(ChangedElsewhereContext)
  const initialDialogValues = useInitialValuesInDialog(resource)
  const [base, setBase] = useState<Entity | null>(entity ?? null)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const writeKey = useRef(new WriteKey()).current
  /** True from a press on save until the choices are made that were typed faster than their search. */
  const isSubmitAwaited = useRef(false)
  const unansweredRequest = useRef<SaveRequest | null>(null)
  const mode = base ? 'update' : 'create'
  const schema = useMemo(() => buildWriteSchema(resource, mode), [resource, mode])
  const form = useForm<FormValues>({
    defaultValues: useMemo(
      () =>
        copy && !entity
          ? buildValuesOfDuplicate(resource, copy)
          : { ...buildFormValues(resource, entity ?? null), ...initialDialogValues },
      [resource, entity, copy, initialDialogValues],
    ),
    resolver: zodResolver(schema),
    // A field is validated when it is first left, then on every change.
    mode: 'onTouched',
  })
  const isDialog = useContext(DialogContext) !== null
  const recordUpdates = useContext(RecordUpdatesContext)
  const formKey = entity ? String(entity.id) : copy ? `copy of ${copy.id}` : 'new'
  const draft = useStoreAndRestoreDraft({
    resource,
    form,
    base,
    formKey: isEmbedded || isDialog ? null : formKey,
    onConflict: setConflict,
  })
  useFocusFieldOfLocation(form)
  const text = useText()
  const leaveAfterSaving = useReportAndLeaveAfterSaving(resource, buildListQuery)
  const may = useOfferedActions(resource)

  async function save(checkedValues: FormValues, leaveFreely: () => void, isAnother: boolean): Promise<void> {
    if (failure === noAnswerFailure) setFailure(null)
    if (failure?.saveText === null) return
    let heldKeys = isAnother ? holdKeys() : null
    if (!(await waitForFileChecks())) return heldKeys?.drop()
    const failureKey = findFailureKey?.(checkedValues)
    const buildBody = (target: Entity | null) =>
      toFormData(buildRequestBody(resource, checkedValues, form.getValues(), target))
    try {
      let body = buildBody(base)
      const settledEntity = await resendUnanswered(body)
      if (settledEntity) body = buildBody(settledEntity)
      const target = settledEntity ?? base
      const path = resource.readersAddress ?? (target ? `${resource.name}/${target.id}` : resource.name)
      const request: SaveRequest = {
        method: target ? 'PUT' : 'POST',
        path,
        body,
        idempotencyKey: writeKey.getOrCreate(body),
      }
      unansweredRequest.current = request
      const { body: savedEntity } = await call<Entity | null>(request.method, path, {
        ...request,
        quiet: failureKey !== undefined,
        tellsLostAnswer: true,
      })
      unansweredRequest.current = null
      if (!savedEntity) return console.log(text('resource.screens.not_saved', { what: text(`${resource.name}.the`) }))
      writeKey.forget()
      draft.discard()
      setConflict(null)
      if (await leaveAfterSaving(savedEntity, mode, { leaveFreely, stays: isAnother })) return
      const nextEntity = mode === 'create' ? null : savedEntity
      setBase(nextEntity)
      form.reset(buildFormValues(resource, nextEntity))
      focusFieldAfterTask(form, Object.keys(form.getValues())[0], heldKeys?.typeHere)
      heldKeys = null
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (failureKey !== undefined) reportFailure(error, failureKey)
      if (!error.mayHaveSaved) unansweredRequest.current = null
      if (error.code === 'STALE' && base) rebaseOnOtherEditorsSave(error.entity as Entity, base)
      else if (error.status === 404 && base) turnIntoNewRecord()
      else if (error.mayHaveSaved) setFailure(noAnswerFailure)
      showFieldErrorsAndFocusFirst(form, error)
    } finally {
      heldKeys?.drop()
    }
  }

  /** A refusal of a field keeps its own toast, and `call` has shown that of an ended session. */
  function reportFailure(failure: CallFailed, failureKey: string): void {
    const isRefusal = failure.code === 'STALE' || Object.keys(failure.fields).length > 0
    if (failure.status !== 401) toast.error(isRefusal ? describeFailure(failure) : text(failureKey))
  }

  /**
   * Lost answer: the previous request may have been saved. If its content has changed since, sends it again unchanged
   * under its idempotency key, so nothing is saved twice, and a request that never arrived is saved now. The saved
   * record becomes the base of the next save; null without one. The call is `quiet`, because the reader has already
   * changed the values that a refusal would be about.
   */
  async function resendUnanswered(body: FormData): Promise<Entity | null> {
    const lostRequest = unansweredRequest.current
    if (lostRequest === null || writeKey.isFor(body)) return null
    try {
      const { body: savedEntity } = await call<Entity>(lostRequest.method, lostRequest.path, {
        ...lostRequest,
        quiet: true,
      })
      setBase(savedEntity)
      return savedEntity
    } catch (error) {
      // After a refusal nothing was saved. Without an answer the outcome stays unknown.
      if (!(error instanceof CallFailed) || error.mayHaveSaved) throw error
      return null
    }
  }

  /** Rebase after STALE: the other editor's record becomes the base, and the typed values stay. */
  function rebaseOnOtherEditorsSave(theirs: Entity, before: Entity): void {
    const mine = form.getValues()
    setConflict({ theirs, mine, before })
    setBase(theirs)
    // Else an action on the record would be refused for the same change once more.
    if (!isDialog) recordUpdates?.onChanged(theirs)
    const savedValues = buildFormValues(resource, theirs)
    for (const [name, field] of listFormFieldEntries(resource)) {
      const rebasedValue = kindOf(field).form.rebase(mine[name], savedValues[name])
      if (!isSameValue(rebasedValue, mine[name])) form.setValue(name, rebasedValue)
    }
    form.reset(savedValues, { keepValues: true, keepErrors: true })
  }

  /**
   * Rebase after a restore or an action: untouched fields take the record's values. The conflict panel asks only about
   * fields that were also changed here.
   */
  function rebaseOnChangeElsewhere(theirs: Entity, before: Entity): void {
    const mine = form.getValues()
    const initialValues = buildFormValues(resource, before)
    const savedValues = buildFormValues(resource, theirs)
    const versions = { theirs, mine, before, isRestored: true }
    const hasConflict = listOtherEditorsChanges(resource, versions).some(({ isOtherOnly }) => !isOtherOnly)
    setConflict(hasConflict ? versions : null)
    setBase(theirs)
    form.reset(savedValues)
    for (const [name, field] of listFormFieldEntries(resource))
      if (!isSameValue(mine[name], initialValues[name]))
        form.setValue(name, kindOf(field).form.rebase(mine[name], savedValues[name]), { shouldDirty: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the record was changed elsewhere.
  useEffect(() => {
    if (!changedElsewhere || changedElsewhere.id !== base?.id) return
    if (changedElsewhere.updated_at !== base.updated_at) rebaseOnChangeElsewhere(changedElsewhere, base)
  }, [changedElsewhere])

  /**
   * After 404 on saving: the form becomes the form of a new record. The typed values stay, stored pictures are removed.
   */
  function turnIntoNewRecord(): void {
    writeKey.forget()
    const mine = form.getValues()
    const keptValues = copyValuesForNewRecord(resource, mine)
    const hadPictures = Object.entries(keptValues).some(([name, value]) => !isSameValue(value, mine[name]))
    setFailure({
      icon: 'trash',
      messages: [
        'ui.form.gone',
        ...(hadPictures ? ['ui.form.gone_pictures'] : []),
        ...(may.create ? [] : ['ui.form.gone_for_good']),
      ],
      saveText: may.create ? 'ui.form.save_as_new' : null,
    })
    setConflict(null)
    setBase(null)
    for (const [name, value] of Object.entries(keptValues)) form.setValue(name, value)
    form.reset(buildFormValues(resource, null), { keepValues: true, keepErrors: true })
  }

  return {
    form,
    mode,
    base,
    isSaving: form.formState.isSubmitting,
    failure,
    conflict,
    restoredDraft: draft.restoredDraft,
    discard() {
      focusFieldAfterTask(form, Object.keys(form.getValues())[0])
      form.reset()
      setConflict(null)
      draft.discard()
    },
    submit(leaveFreely, isAnother) {
      const submitNow = form.handleSubmit((checkedValues) => save(checkedValues, leaveFreely, isAnother))
      return (event) => {
        if (!hasAwaitedChoices()) return void submitNow(event)
        event.preventDefault()
        if (isSubmitAwaited.current) return
        isSubmitAwaited.current = true
        void waitForAwaitedChoices().then(() => {
          isSubmitAwaited.current = false
          return submitNow(event)
        })
      }
    },
  }
}

/** Focuses the field that the location's state names (`focusedField`), for a link that leads to one field of a form. */
function useFocusFieldOfLocation(form: UseFormReturn<FormValues>): void {
  const { state, key } = useLocation()
  const field: string | undefined = state?.focusedField
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each press of the same link.
  useEffect(() => focusFieldAfterTask(form, field), [form, field, key])
}
