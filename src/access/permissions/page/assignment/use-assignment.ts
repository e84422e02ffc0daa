import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AssignmentCall } from '#src/access/permissions/page/assignment/assignment-call.ts'
import {
  applied,
  changesOf,
  copied,
  type Held,
  type PermissionChange,
} from '#src/access/permissions/page/assignment/changes.ts'
import { type Lock, lockOf } from '#src/access/permissions/page/assignment/locks.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import { type Loaded, namesIn, personName } from '#src/access/permissions/page/permissions-of-person.ts'
import { refreshSession } from '#src/access/sessions/follow-session.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { toFormData } from '#src/platform/browser/client.ts'
import { currentSession, useSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { lostAnswer, type SaveTrouble } from '#src/ui/form/form-foot.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/** Edit conflict: what both began with, what the other saved, and what this editor wanted. */
export type Meeting = { before: Held; theirs: Held; mine: Held }

export type Assignment = {
  /** As last read or saved. */
  base: Held
  /** As they will be after saving. */
  wanted: Held
  want: (wanted: Held) => void
  /** Gives what another holds, as far as the editor may, to what is wanted now; tells what that changed and left. */
  copy: (from: Held) => { changes: readonly PermissionChange[]; left: number }
  changes: readonly PermissionChange[]
  /** What the editor, who is the user, would lose. */
  ownLoss: readonly string[]
  lockOf: (permission: string) => Lock | null
  isSaving: boolean
  trouble: SaveTrouble | null
  /** Set where another editor saved first. */
  meeting: Meeting | null
  save: () => Promise<void>
}

/** State of a user's permissions until they are saved; `order` is that of the table. */
export function useAssignment({ person, held, ids, limits }: Loaded, order: readonly string[]): Assignment {
  const text = useText()
  const navigate = useNavigate()
  const { user } = useSession()
  const [base, setBase] = useState(held)
  const [draft, setDraft] = useState(held)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [sending] = useState(() => new AssignmentCall(person.id))
  const own = new Set(user?.permissions ?? [])
  const lock = (permission: string) =>
    lockOf(permission, {
      own,
      theirs: base,
      reachesFurther: limits.reaches_further,
      isLastHolder: limits.last_holder,
    })
  // What was changed before a right to it was lost is no longer a change.
  const changes = changesOf(base, draft, order).filter(({ name }) => lock(name) === null)
  const wanted = applied(base, changes)
  const latest = useRef({ wanted, lock })
  latest.current = { wanted, lock }
  const isOwn = user?.id === person.id

  /** Of the state as it is when the other's list has come: boxes may have been ticked meanwhile. */
  function copy(from: Held) {
    const now = latest.current
    const mine = order.filter((name) => now.lock(name) === null)
    const next = copied(now.wanted, from, mine)
    setDraft(next)
    return {
      changes: changesOf(now.wanted, next, order),
      left: changesOf(next, from, order).filter(({ name }) => order.includes(name)).length,
    }
  }

  async function save(): Promise<void> {
    if (trouble?.save === null) return
    setTrouble(null)
    if (changes.length === 0) return nothingToSave()
    setSaving(true)
    let ground = base
    try {
      const settled = await sending.settle(base, bodyOf(wanted, base))
      if (settled?.isAnothers) return met(settled.held, base)
      ground = settled?.held ?? base
      setBase(ground)
      became(await sending.save(wanted, bodyOf(wanted, ground)))
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      await refused(failure, ground)
    } finally {
      setSaving(false)
    }
  }

  function nothingToSave(): void {
    setMeeting(null)
    toast.warning(text('access.permissions_page.nothing_to_save'))
  }

  function became(now: Held): void {
    setBase(now)
    setDraft(now)
    setMeeting(null)
    toast.withdraw()
    toast.success(text('access.permissions_page.saved', { name: personName(person) }))
    if (isOwn) void follow(now)
  }

  /** The own menu and screens; who gave the page away is led out before it closes. */
  async function follow(now: Held): Promise<void> {
    if (!now.has('update_permissions')) {
      unsavedForms.discardAll()
      await navigate('/admin')
    }
    await refreshSession()
  }

  async function refused(failure: CallFailed, before: Held): Promise<void> {
    if (failure.code === 'STALE') return met(namesIn(failure.entity), before)
    if (failure.status !== 401) toast.error(text('Failed to assign permissions'))
    if (failure.status === 404) setTrouble({ icon: 'trash', says: ['access.permissions_page.gone'], save: null })
    else if (failure.mayHaveSaved) setTrouble(lostAnswer)
    else if (failure.status === 403) await outranked(failure)
    else if (failure.message) refuse({ said: failure.message })
  }

  /** The own rights may have changed meanwhile: read anew, they say by name what may no longer be given. */
  async function outranked({ message }: CallFailed): Promise<void> {
    await refreshSession()
    const now = currentSession().user?.permissions ?? []
    const lost = changes.filter(({ name }) => !now.includes(name)).map(({ name }) => text(nameKey(name)))
    refuse(lost.length ? { key: 'access.permissions.not_held', params: { names: lost.join(', ') } } : { said: message })
  }

  const refuse = (why: SaveTrouble['says'][number]) => setTrouble({ icon: 'lock', says: [why], save: 'Guardar' })

  /** Rebase after STALE: the other's list becomes the base, with this editor's changes made to it. */
  function met(theirs: Held, before: Held): void {
    toast.error(text('Failed to assign permissions'))
    setMeeting({ before, theirs, mine: wanted })
    setBase(theirs)
    setDraft(applied(theirs, changes))
  }

  const bodyOf = (list: Held, seen: Held) => toFormData({ permissions: idsOf(list, ids), seen: idsOf(seen, ids) })

  return {
    base,
    wanted,
    want: setDraft,
    copy,
    changes,
    ownLoss: isOwn ? changes.filter(({ isGiven }) => !isGiven).map(({ name }) => name) : [],
    lockOf: lock,
    isSaving,
    trouble,
    meeting,
    save,
  }
}

/** In the order of the list, so that the same content is the same body. */
const idsOf = (held: Held, ids: Loaded['ids']) => [...ids].flatMap(([name, id]) => (held.has(name) ? [id] : []))
