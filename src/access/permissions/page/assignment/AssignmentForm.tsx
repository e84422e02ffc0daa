import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react'
import { ConflictPanel } from '#src/access/permissions/page/assignment/ConflictPanel.tsx'
import { describeChangeCounts, describeChanges } from '#src/access/permissions/page/assignment/describe-changes.ts'
import { MatrixOrChanges } from '#src/access/permissions/page/assignment/MatrixOrChanges.tsx'
import { OwnLossWarning, useSaveConfirmingOwnLoss } from '#src/access/permissions/page/assignment/OwnLossWarning.tsx'
import { togglePermissions } from '#src/access/permissions/page/assignment/permission-changes.ts'
import { type AssignmentState, useAssignment } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { Legend } from '#src/access/permissions/page/matrix/Legend.tsx'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { SinglePermissions } from '#src/access/permissions/page/matrix/SinglePermissions.tsx'
import { useVisibleTable } from '#src/access/permissions/page/matrix/use-visible-table.ts'
import { PersonPickersCard } from '#src/access/permissions/page/people/PersonPickersCard.tsx'
import type { PersonPermissions } from '#src/access/permissions/page/person-permissions.ts'
import { buildPermissionsAddress } from '#src/access/permissions/permissions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { LockNote } from '#src/ui/form/lock-note.tsx'
import { SaveBar } from '#src/ui/form/save-bar.tsx'
import { useGoBackOrToList } from '#src/ui/form/use-go-back-or-to-list.ts'
import { useRestoreFocusAfterSaving } from '#src/ui/form/use-restore-focus-after-saving.ts'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'

type AssignmentFormProps = { initial: PersonPermissions; registry: PermissionRegistry }

/** Form of a user's permissions. Enter saves, Esc leaves. A refusal or an edit conflict keeps the changes. */
export function AssignmentForm({ initial, registry }: AssignmentFormProps) {
  const text = useText()
  const order = useMemo(() => Object.values(registry.groups).flat(), [registry])
  const assignment = useAssignment(initial, order)
  const { setDraft, draft, changes, ownLoss, isSaving, trouble, conflict } = assignment
  const { confirmAndSave, question: lossQuestion } = useSaveConfirmingOwnLoss(assignment)
  const { question } = useUnsavedChanges(changes.length > 0)
  const cancel = useGoBackOrToList(buildPermissionsAddress())
  const keepFocus = useRestoreFocusAfterSaving(isSaving)
  const submit = keepFocus((event: SyntheticEvent) => {
    event.preventDefault()
    confirmAndSave()
  })
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isSaving) cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <>
      <form className="resource-form" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        {conflict && (
          <ConflictPanel key={[...conflict.theirs].join()} {...{ conflict, draft, order }} onChoose={setDraft} />
        )}
        {initial.limits.reaches_further && (
          <LockNote reason={`${text('access.permissions_page.lock.reaches_further')}.`} />
        )}
        <AssignmentColumns {...{ initial, registry, assignment }} />
        <OwnLossWarning permissions={ownLoss} />
        <SaveBar
          onAnother={undefined}
          {...{ isSaving, failure: trouble }}
          isChanged={changes.length > 0 && !isSaving}
          changes={{ title: describeChangeCounts(changes, text), description: describeChanges(changes, text) }}
          invalidFields={[]}
          onCancel={cancel}
        />
      </form>
      {question}
      {lossQuestion}
    </>
  )
}

type AssignmentColumnsProps = AssignmentFormProps & { assignment: AssignmentState }

/**
 * The first column has the pickers of users, the legend and the permissions outside the matrix. The second column has
 * the matrix, or the list of changes.
 */
function AssignmentColumns({ initial, registry, assignment }: AssignmentColumnsProps) {
  const { base, draft, setDraft, changes, findLock, isSaving } = assignment
  const visibleTable = useVisibleTable(registry, assignment)
  const onToggle = (names: readonly string[]) => {
    const unlockedNames = names.filter((name) => findLock(name) === null)
    setDraft(togglePermissions(draft, unlockedNames))
  }
  const editor = { base, draft, findLock, onToggle, registry }
  return (
    <fieldset className="permission-cols" disabled={isSaving}>
      <div className="stack">
        <PersonPickersCard person={initial.person} assignment={assignment} />
        <Legend />
        <SinglePermissions editor={editor} permissions={visibleTable.table.singlePermissions} />
      </div>
      <MatrixOrChanges {...{ editor, visibleTable, changes }} onUndoAll={() => setDraft(base)} />
    </fieldset>
  )
}
