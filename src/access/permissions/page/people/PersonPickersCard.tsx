import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { describeChangeCounts } from '#src/access/permissions/page/assignment/describe-changes.ts'
import type { AssignmentState } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { PersonPicker } from '#src/access/permissions/page/people/PersonPicker.tsx'
import { PersonLabel } from '#src/access/permissions/page/people/PersonSearch.tsx'
import {
  formatPersonName,
  type Person,
  readPermissionNamesOfUser,
} from '#src/access/permissions/page/person-permissions.ts'
import { buildPermissionsAddress } from '#src/access/permissions/permissions.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type PersonPickersCardProps = { person: Person; assignment: AssignmentState }

/** Card with two pickers: the user whose permissions the page shows, and a user to copy permissions from. */
export function PersonPickersCard({ person, assignment }: PersonPickersCardProps) {
  const text = useText()
  const navigate = useNavigate()
  const { copy, message } = useCopyPermissions(assignment)
  return (
    <section className="card permission-people">
      <div className="card-body">
        <PersonPicker
          caption={text('access.permissions_page.person')}
          exceptId={person.id}
          onPick={({ id }) => void navigate(buildPermissionsAddress(id))}
        >
          <span className="person">
            <PersonLabel person={person} />
          </span>
        </PersonPicker>
        <PersonPicker
          caption={text('access.permissions_page.copy')}
          exceptId={person.id}
          onPick={(source) => void copy(source)}
        >
          {text('Please pick..')}
        </PersonPicker>
        <p className="form-text" role="status">
          {message}
        </p>
      </div>
    </section>
  )
}

/** Copies another user's permissions into the draft. `message` says what changed and how many could not be copied. */
function useCopyPermissions(assignment: AssignmentState) {
  const text = useText()
  const [message, setMessage] = useState('')
  const isSaved = assignment.changes.length === 0
  // The message about a copy disappears once the copied permissions are saved or undone.
  useEffect(() => {
    if (isSaved) setMessage('')
  }, [isSaved])
  async function copy(person: Person): Promise<void> {
    const source = await readPermissionNamesOfUser(person.id).catch((failure) => {
      // `call` has already shown a toast.
      if (failure instanceof CallFailed) return null
      throw failure
    })
    if (source === null) return
    const { changes, skippedCount } = assignment.copy(source)
    const name = formatPersonName(person)
    setMessage(
      [
        changes.length > 0
          ? text('access.permissions_page.copied', { name, changes: describeChangeCounts(changes, text) })
          : text('access.permissions_page.copied_same', { name }),
        ...(skippedCount ? [text('access.permissions_page.copied_not', { count: skippedCount })] : []),
      ].join(' '),
    )
  }
  return { copy, message }
}
