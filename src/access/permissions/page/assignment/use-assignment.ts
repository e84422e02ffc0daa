import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AssignmentCall } from '#src/access/permissions/page/assignment/assignment-call.ts'
import { findPermissionLock, type PermissionLock } from '#src/access/permissions/page/assignment/locks.ts'
import {
  applyChanges,
  comparePermissions,
  copyPermissions,
  type PermissionChange,
  type PermissionNames,
} from '#src/access/permissions/page/assignment/permission-changes.ts'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import {
  formatPersonName,
  type PersonPermissions,
  parsePermissionList,
} from '#src/access/permissions/page/person-permissions.ts'
import { refreshSignedInUser } from '#src/access/sessions/refresh-signed-in-user.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { toFormData } from '#src/platform/browser/client.ts'
import { readCurrentSession, useSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { noAnswerFailure, type SaveFailure } from '#src/ui/form/save-bar.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/**
 * Edit conflict: the permissions that both editors began with, those that the other editor has saved, and this editor's
 * draft.
 */
export type AssignmentConflict = { before: PermissionNames; theirs: PermissionNames; mine: PermissionNames }

export type AssignmentState = {
  /** The permissions as last read or saved. */
  base: PermissionNames
  /** The permissions as saving would store them. */
  draft: PermissionNames
  setDraft: (draft: PermissionNames) => void
  /** Copies a user's permissions into the draft, except locked ones. `skippedCount` is how many could not be copied. */
  copy: (source: PermissionNames) => { changes: readonly PermissionChange[]; skippedCount: number }
  changes: readonly PermissionChange[]
  /** Permissions that editors take from themselves. */
  ownLoss: readonly string[]
  findLock: (permission: string) => PermissionLock | null
  isSaving: boolean
  trouble: SaveFailure | null
  /** The edit conflict, if another editor saved first. Else null. */
  conflict: AssignmentConflict | null
  save: () => Promise<void>
}

/** State of the form of a user's permissions. `order` is the order of permissions in the table. */
export function useAssignment(
  { person, names, ids, limits }: PersonPermissions,
  order: readonly string[],
): AssignmentState {
  const text = useText()
  const navigate = useNavigate()
  const { user } = useSession()
  const [base, setBase] = useState(names)
  const [editedNames, setEditedNames] = useState(names)
  const [conflict, setConflict] = useState<AssignmentConflict | null>(null)
  const [trouble, setTrouble] = useState<SaveFailure | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [assignmentCall] = useState(() => new AssignmentCall(person.id))
  const actorNames = new Set(user?.permissions ?? [])
  const findLockNow = (permission: string) =>
    findPermissionLock(permission, {
      actorNames,
      userNames: base,
      reachesFurther: limits.reaches_further,
      isLastHolder: limits.last_holder,
    })
  // A change of a permission that has become locked since is dropped.
  const changes = comparePermissions(base, editedNames, order).filter(({ name }) => findLockNow(name) === null)
  const draft = applyChanges(base, changes)
  const latest = useRef({ draft, findLock: findLockNow })
  latest.current = { draft, findLock: findLockNow }
  const isOwn = user?.id === person.id

  /** Reads the latest state: boxes may have been ticked while the other user's permissions were on their way. */
  function copy(source: PermissionNames) {
    const current = latest.current
    const unlockedNames = order.filter((name) => current.findLock(name) === null)
    const newDraft = copyPermissions(current.draft, source, unlockedNames)
    setEditedNames(newDraft)
    return {
      changes: comparePermissions(current.draft, newDraft, order),
      skippedCount: comparePermissions(newDraft, source, order).filter(({ name }) => order.includes(name)).length,
    }
  }

  async function save(): Promise<void> {
    if (trouble?.saveText === null) return
    setTrouble(null)
    if (changes.length === 0) return showNothingToSave()
    setSaving(true)
    let storedNames = base
    try {
      const settledSave = await assignmentCall.settleLostSave(base, buildBody(draft, base))
      if (settledSave?.isByAnother) return showConflict(settledSave.names, base)
      storedNames = settledSave?.names ?? base
      setBase(storedNames)
      showSaved(await assignmentCall.save(draft, buildBody(draft, storedNames)))
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      await handleFailure(failure, storedNames)
    } finally {
      setSaving(false)
    }
  }

  function showNothingToSave(): void {
    setConflict(null)
    toast.warning(text('access.permissions_page.nothing_to_save'))
  }

  function showSaved(savedNames: PermissionNames): void {
    setBase(savedNames)
    setEditedNames(savedNames)
    setConflict(null)
    toast.withdraw()
    toast.success(text('access.permissions_page.saved', { name: formatPersonName(person) }))
    if (isOwn) void refreshOwnSession(savedNames)
  }

  /**
   * Reads an editor who changed their own permissions afresh, so that menu and screens follow. Editors who can no
   * longer open this page leave it before its route guard sends them away.
   */
  async function refreshOwnSession(savedNames: PermissionNames): Promise<void> {
    if (!savedNames.has('update_permissions')) {
      unsavedForms.discardAll()
      await navigate('/admin')
    }
    await refreshSignedInUser()
  }

  async function handleFailure(failure: CallFailed, before: PermissionNames): Promise<void> {
    if (failure.code === 'STALE') return showConflict(parsePermissionList(failure.entity), before)
    if (failure.status !== 401) toast.error(text('Failed to assign permissions'))
    if (failure.status === 404)
      setTrouble({ icon: 'trash', messages: ['access.permissions_page.gone'], saveText: null })
    else if (failure.mayHaveSaved) setTrouble(noAnswerFailure)
    else if (failure.status === 403) await showLostPermissions(failure)
    else if (failure.message) showRefusal({ serverText: failure.message })
  }

  /**
   * Explains a refusal for lack of permissions: reads the editor's permissions afresh, and names those that the editor
   * may no longer give or take.
   */
  async function showLostPermissions({ message }: CallFailed): Promise<void> {
    await refreshSignedInUser()
    const currentNames = readCurrentSession().user?.permissions ?? []
    const lostNames = changes
      .filter(({ name }) => !currentNames.includes(name))
      .map(({ name }) => text(permissionNameKey(name)))
    showRefusal(
      lostNames.length
        ? { key: 'access.permissions.not_held', params: { names: lostNames.join(', ') } }
        : { serverText: message },
    )
  }

  const showRefusal = (reason: SaveFailure['messages'][number]) =>
    setTrouble({ icon: 'lock', messages: [reason], saveText: 'Guardar' })

  /**
   * Handles another editor's save: that editor's list becomes the base, and this editor's changes are made to it again.
   */
  function showConflict(theirs: PermissionNames, before: PermissionNames): void {
    toast.error(text('Failed to assign permissions'))
    setConflict({ before, theirs, mine: draft })
    setBase(theirs)
    setEditedNames(applyChanges(theirs, changes))
  }

  const buildBody = (newNames: PermissionNames, seenNames: PermissionNames) =>
    toFormData({ permissions: idsOf(newNames, ids), seen: idsOf(seenNames, ids) })

  return {
    base,
    draft,
    setDraft: setEditedNames,
    copy,
    changes,
    ownLoss: isOwn ? changes.filter(({ isGiven }) => !isGiven).map(({ name }) => name) : [],
    findLock: findLockNow,
    isSaving,
    trouble,
    conflict,
    save,
  }
}

/**
 * Lists ids in the order of all permissions, so that the same permissions give the same body, and with it the same
 * idempotency key.
 */
const idsOf = (names: PermissionNames, ids: PersonPermissions['ids']) =>
  [...ids].flatMap(([name, id]) => (names.has(name) ? [id] : []))
