import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { resourceSchema, type WriteMode } from '#src/resource/schema.ts'
import { differencesOf, type Stale } from '#src/resource/screens/conflict/stale.ts'
import type { Draft } from '#src/resource/screens/draft/draft.ts'
import { useDraft } from '#src/resource/screens/draft/use-draft.ts'
import { focusLater, showAtFields } from '#src/resource/screens/form/field-errors.ts'
import { CopyContext, DialogContext, MovedContext } from '#src/resource/screens/form/form-context.ts'
import {
  bodyOf,
  copiedValues,
  detachedValues,
  type FormValues,
  formFields,
  valuesOf,
} from '#src/resource/screens/form/form-values.ts'
import { useSaved } from '#src/resource/screens/form/use-saved.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { useMay } from '#src/resource/screens/use-may.ts'
import { allTaken } from '#src/ui/fields/picture-check.ts'
import { lostAnswer, type SaveTrouble } from '#src/ui/form/form-foot.tsx'

/** In a dialog, the name that the record has already. */
function useCalled({ label: [first = 'name'] }: Resource): FormValues | undefined {
  const name = useContext(DialogContext)?.name
  return useMemo(() => (name === undefined ? undefined : { [first]: name }), [first, name])
}

type Saving = {
  form: UseFormReturn<FormValues>
  mode: WriteMode
  /** The record as it was last read; null for a new one. */
  base: Entity | null
  isSaving: boolean
  trouble: SaveTrouble | null
  /** Set where another editor saved first. */
  stale: Stale | null
  /** What was half-typed before and is in the form again; `discard` lets go of it. */
  restored: Draft | null
  discard: () => void
  /** `isAnother`: after saving, the form begins another record. */
  submit: (leaveFreely: () => void, isAnother: boolean) => (event: SyntheticEvent) => void
}

type Sent = { method: 'POST' | 'PUT'; path: string; body: FormData; idempotencyKey: string }

/** State of a record's form until it is saved. The draft of a form that is part of a screen is not kept. */
export function useResourceForm(resource: Resource, entity: Entity | undefined, isPart: boolean): Saving {
  const copy = useContext(CopyContext)
  const moved = useContext(MovedContext)
  const called = useCalled(resource)
  const [base, setBase] = useState<Entity | null>(entity ?? null)
  const [stale, setStale] = useState<Stale | null>(null)
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null)
  const key = useRef(new WriteKey()).current
  const unheard = useRef<Sent | null>(null)
  const mode = base ? 'update' : 'create'
  const schema = useMemo(() => resourceSchema(resource, mode), [resource, mode])
  const form = useForm<FormValues>({
    defaultValues: useMemo(
      () => (copy && !entity ? copiedValues(resource, copy) : { ...valuesOf(resource, entity ?? null), ...called }),
      [resource, entity, copy, called],
    ),
    resolver: zodResolver(schema),
    // Validates on the first blur, then on every change.
    mode: 'onTouched',
  })
  const isDialog = useContext(DialogContext) !== null
  const which = entity ? String(entity.id) : copy ? `copy of ${copy.id}` : 'new'
  const draft = useDraft({ resource, form, base, of: isPart || isDialog ? null : which, onConflict: setStale })
  const text = useText()
  const onSaved = useSaved(resource)
  const may = useMay(resource)

  async function save(checked: FormValues, leaveFreely: () => void, isAnother: boolean): Promise<void> {
    if (trouble === lostAnswer) setTrouble(null)
    if (trouble?.save === null) return
    if (!(await allTaken())) return
    const bodyOn = (ground: Entity | null) => toFormData(bodyOf(resource, checked, form.getValues(), ground))
    try {
      let body = bodyOn(base)
      const settled = await settleLost(body)
      if (settled) body = bodyOn(settled)
      const ground = settled ?? base
      const path = resource.ownAddress ?? (ground ? `${resource.name}/${ground.id}` : resource.name)
      const sent: Sent = { method: ground ? 'PUT' : 'POST', path, body, idempotencyKey: key.for(body) }
      unheard.current = sent
      const { body: saved } = await call<Entity | null>(sent.method, path, sent)
      unheard.current = null
      if (!saved) return console.log(text('resource.screens.not_saved', { what: text(`${resource.name}.the`) }))
      key.forget()
      draft.drop()
      setStale(null)
      if (await onSaved(saved, mode, { leaveFreely, stays: isAnother })) return
      const next = mode === 'create' ? null : saved
      setBase(next)
      form.reset(valuesOf(resource, next))
      focusLater(form, Object.keys(form.getValues())[0])
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (!failure.mayHaveSaved) unheard.current = null
      if (failure.code === 'STALE' && base) meetOther(failure.entity as Entity, base)
      else if (failure.status === 404 && base) outlive()
      else if (failure.mayHaveSaved) setTrouble(lostAnswer)
      showAtFields(form, failure)
    }
  }

  /**
   * Lost answer: the previous try may have been saved. It is sent again unchanged under its own key, which saves
   * nothing twice (one that never arrived is saved now), and its result becomes the base of what is sent next. Quiet:
   * the reader has changed what a refusal would speak of.
   */
  async function settleLost(body: FormData): Promise<Entity | null> {
    const lostTry = unheard.current
    if (lostTry === null || key.isOf(body)) return null
    try {
      const { body: saved } = await call<Entity>(lostTry.method, lostTry.path, { ...lostTry, quiet: true })
      setBase(saved)
      return saved
    } catch (failure) {
      // A refusal means it saved nothing; without an answer it stays unsettled.
      if (!(failure instanceof CallFailed) || failure.mayHaveSaved) throw failure
      return null
    }
  }

  /** Rebase after STALE: the other's record becomes the base; what was typed stays. */
  function meetOther(theirs: Entity, before: Entity): void {
    const mine = form.getValues()
    setStale({ theirs, mine, before })
    setBase(theirs)
    const saved = valuesOf(resource, theirs)
    for (const [name, field] of formFields(resource)) {
      const own = kindOf(field).form.rebase(mine[name], saved[name])
      if (!isSame(own, mine[name])) form.setValue(name, own)
    }
    form.reset(saved, { keepValues: true, keepErrors: true })
  }

  /**
   * Rebase after a restore or an action: what was not typed in shows the record's values; asks only where both are at a
   * field.
   */
  function meetMoved(theirs: Entity, before: Entity): void {
    const mine = form.getValues()
    const begun = valuesOf(resource, before)
    const saved = valuesOf(resource, theirs)
    const met = { theirs, mine, before, isRestored: true }
    const isAsked = differencesOf(resource, met).some(({ isTheirsAlone }) => !isTheirsAlone)
    setStale(isAsked ? met : null)
    setBase(theirs)
    form.reset(saved)
    for (const [name, field] of formFields(resource))
      if (!isSame(mine[name], begun[name]))
        form.setValue(name, kindOf(field).form.rebase(mine[name], saved[name]), { shouldDirty: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the record was moved.
  useEffect(() => {
    if (moved && moved.id === base?.id) meetMoved(moved, base)
  }, [moved])

  /** After 404 on saving: the form becomes one of a new record; what was typed stays, stored pictures go. */
  function outlive(): void {
    key.forget()
    const mine = form.getValues()
    const brought = detachedValues(resource, mine)
    const hadPictures = Object.entries(brought).some(([name, value]) => !isSame(value, mine[name]))
    setTrouble({
      icon: 'trash',
      says: [
        'ui.form.gone',
        ...(hadPictures ? ['ui.form.gone_pictures'] : []),
        ...(may.create ? [] : ['ui.form.gone_for_good']),
      ],
      save: may.create ? 'ui.form.save_as_new' : null,
    })
    setStale(null)
    setBase(null)
    for (const [name, value] of Object.entries(brought)) form.setValue(name, value)
    form.reset(valuesOf(resource, null), { keepValues: true, keepErrors: true })
  }

  return {
    form,
    mode,
    base,
    isSaving: form.formState.isSubmitting,
    trouble,
    stale,
    restored: draft.restored,
    discard() {
      form.reset()
      setStale(null)
      draft.drop()
    },
    submit: (leaveFreely, isAnother) => form.handleSubmit((checked) => save(checked, leaveFreely, isAnother)),
  }
}
