import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react'
import { countOf, wordsOf } from '#src/access/permissions/page/assignment/change-words.ts'
import { toggled } from '#src/access/permissions/page/assignment/changes.ts'
import { MeetingPanel } from '#src/access/permissions/page/assignment/MeetingPanel.tsx'
import { OwnLoss, useAskedSave } from '#src/access/permissions/page/assignment/OwnLoss.tsx'
import { TableCard } from '#src/access/permissions/page/assignment/TableCard.tsx'
import { type Assignment, useAssignment } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { Legend } from '#src/access/permissions/page/matrix/Legend.tsx'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { SinglePermissions } from '#src/access/permissions/page/matrix/SinglePermissions.tsx'
import { useVisibleTable } from '#src/access/permissions/page/matrix/use-visible-table.ts'
import { People } from '#src/access/permissions/page/people/People.tsx'
import type { Loaded } from '#src/access/permissions/page/permissions-of-person.ts'
import { permissionsAddress } from '#src/access/permissions/permissions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { LockNote } from '#src/ui/form/lock-note.tsx'
import { SaveBar } from '#src/ui/form/save-bar.tsx'
import { useCancel } from '#src/ui/form/use-cancel.ts'
import { useFocusAfterSaving } from '#src/ui/form/use-focus-after-saving.ts'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'

type AssignmentFormProps = { loaded: Loaded; registry: PermissionRegistry }

/** A user's permissions as a form: Enter saves, Esc leaves. What was changed survives a refusal and another's save. */
export function AssignmentForm({ loaded, registry }: AssignmentFormProps) {
  const text = useText()
  const order = useMemo(() => Object.values(registry.groups).flat(), [registry])
  const assignment = useAssignment(loaded, order)
  const { want, wanted, changes, ownLoss, isSaving, trouble, meeting } = assignment
  const { askedSave, question: lossQuestion } = useAskedSave(assignment)
  const { question } = useUnsavedChanges(changes.length > 0)
  const cancel = useCancel(permissionsAddress())
  const withFocus = useFocusAfterSaving(isSaving)
  const submit = withFocus((event: SyntheticEvent) => {
    event.preventDefault()
    askedSave()
  })
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isSaving) cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <>
      <form className="resource-form" noValidate onSubmit={submit} onKeyDown={keys}>
        {meeting && <MeetingPanel key={[...meeting.theirs].join()} {...{ meeting, wanted, order }} onChoose={want} />}
        {loaded.limits.reaches_further && (
          <LockNote reason={`${text('access.permissions_page.lock.reaches_further')}.`} />
        )}
        <Columns {...{ loaded, registry, assignment }} />
        <OwnLoss permissions={ownLoss} />
        <SaveBar
          onAnother={undefined}
          {...{ isSaving, failure: trouble }}
          isChanged={changes.length > 0 && !isSaving}
          changes={{ title: countOf(changes, text), description: wordsOf(changes, text) }}
          invalidFields={[]}
          onCancel={cancel}
        />
      </form>
      {question}
      {lossQuestion}
    </>
  )
}

type ColumnsProps = AssignmentFormProps & { assignment: Assignment }

/** People, legend and single permissions beside the table. */
function Columns({ loaded, registry, assignment }: ColumnsProps) {
  const { base, wanted, want, changes, lockOf, isSaving } = assignment
  const shown = useVisibleTable(registry, assignment)
  const onToggle = (names: readonly string[]) => {
    const mine = names.filter((name) => lockOf(name) === null)
    want(toggled(wanted, mine))
  }
  const sheet = { base, wanted, lockOf, onToggle, registry }
  return (
    <fieldset className="permission-cols" disabled={isSaving}>
      <div className="stack">
        <People person={loaded.person} assignment={assignment} />
        <Legend />
        <SinglePermissions sheet={sheet} permissions={shown.table.others} />
      </div>
      <TableCard {...{ sheet, shown, changes }} onUndoAll={() => want(base)} />
    </fieldset>
  )
}
