import { type KeyboardEvent, type SyntheticEvent, useMemo, useState } from 'react'
import { countOf, wordsOf } from '#src/access/permissions-page/change-words.ts'
import { toggled } from '#src/access/permissions-page/changes.ts'
import { Legend } from '#src/access/permissions-page/Legend.tsx'
import type { Loaded } from '#src/access/permissions-page/load.ts'
import { MeetingPanel } from '#src/access/permissions-page/MeetingPanel.tsx'
import { Others } from '#src/access/permissions-page/Others.tsx'
import { OwnLoss, OwnLossQuestion } from '#src/access/permissions-page/OwnLoss.tsx'
import { People } from '#src/access/permissions-page/People.tsx'
import type { PermissionRegistry } from '#src/access/permissions-page/permission-table.ts'
import type { Sheet } from '#src/access/permissions-page/sheet.ts'
import { TableCard } from '#src/access/permissions-page/TableCard.tsx'
import { useAssignment } from '#src/access/permissions-page/use-assignment.ts'
import { useShown } from '#src/access/permissions-page/use-shown.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCancel } from '#src/ui/cancel.ts'
import { useFocusAfterSaving } from '#src/ui/focus-after-saving.ts'
import { FormFoot } from '#src/ui/form-foot.tsx'
import { useUnsaved } from '#src/ui/unsaved.tsx'

type AssignmentFormProps = { loaded: Loaded; registry: PermissionRegistry }

/** A user's permissions as a form: Enter saves, Esc leaves. What was changed survives a refusal and another's save. */
export function AssignmentForm({ loaded, registry }: AssignmentFormProps) {
  const text = useText()
  const order = useMemo(() => Object.values(registry.groups).flat(), [registry])
  const assignment = useAssignment(loaded, order)
  const { wanted, want, changes, ownLoss, isSaving, trouble, meeting, save } = assignment
  const shown = useShown(registry, assignment)
  const [isAsked, setAsked] = useState(false)
  const { question } = useUnsaved(changes.length > 0)
  const cancel = useCancel('/admin/permissions')
  const withFocus = useFocusAfterSaving(isSaving)
  const sheet: Sheet = {
    ...assignment,
    registry,
    onToggle: (names) =>
      want(
        toggled(
          wanted,
          names.filter((name) => assignment.lockOf(name) === null),
        ),
      ),
  }
  const submit = withFocus((event: SyntheticEvent) => {
    event.preventDefault()
    if (ownLoss.length > 0) setAsked(true)
    else void save()
  })
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isSaving) cancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <>
      <form className="resource-form" noValidate onSubmit={submit} onKeyDown={keys}>
        {meeting && <MeetingPanel key={[...meeting.theirs].join()} {...{ meeting, order }} onChoose={want} />}
        {loaded.limits.reaches_further && <OutOfReach />}
        <fieldset className="permission-cols" disabled={isSaving}>
          <div className="stack">
            <People person={loaded.person} {...{ assignment, order }} />
            <Legend />
            <Others sheet={sheet} permissions={shown.table.others} />
          </div>
          <TableCard {...{ sheet, shown, changes }} onUndoAll={() => want(assignment.base)} />
        </fieldset>
        <OwnLoss permissions={ownLoss} />
        <FormFoot
          onAnother={undefined}
          {...{ isSaving, trouble }}
          isChanged={changes.length > 0 && !isSaving}
          changes={{ title: countOf(changes, text), says: wordsOf(changes, text) }}
          wrong={[]}
          onCancel={cancel}
        />
      </form>
      {question}
      {isAsked && (
        <OwnLossQuestion
          permissions={ownLoss}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            void save()
          }}
        />
      )}
    </>
  )
}

/** Said once for the whole table, all of which is locked. */
function OutOfReach() {
  const text = useText()
  return (
    <p className="note tone-warn mb-3">
      <i className="bi bi-lock-fill" aria-hidden="true" />
      <span>{`${text('access.permissions_page.lock.reaches_further')}.`}</span>
    </p>
  )
}
