import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { countOf } from '#src/access/permissions/page/assignment/change-words.ts'
import type { Assignment } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { PersonPicker } from '#src/access/permissions/page/people/PersonPicker.tsx'
import { PersonLabel } from '#src/access/permissions/page/people/PersonSearch.tsx'
import { type Person, personName, readHeld } from '#src/access/permissions/page/permissions-of-person.ts'
import { permissionsAddress } from '#src/access/permissions/permissions.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type PeopleProps = { person: Person; assignment: Assignment }

/** Whose permissions they are, and whose may be copied. */
export function People({ person, assignment }: PeopleProps) {
  const text = useText()
  const navigate = useNavigate()
  const { copy, says } = useCopy(assignment)
  return (
    <section className="card permission-people">
      <div className="card-body">
        <PersonPicker
          caption={text('access.permissions_page.person')}
          except={person.id}
          onPick={({ id }) => void navigate(permissionsAddress(id))}
        >
          <span className="person">
            <PersonLabel person={person} />
          </span>
        </PersonPicker>
        <PersonPicker
          caption={text('access.permissions_page.copy')}
          except={person.id}
          onPick={(from) => void copy(from)}
        >
          {text('Please pick..')}
        </PersonPicker>
        <p className="form-text" role="status">
          {says}
        </p>
      </div>
    </section>
  )
}

/** Copies what another person holds into the table, unsaved; says what that changed and what it could not. */
function useCopy(assignment: Assignment) {
  const text = useText()
  const [says, setSays] = useState('')
  const isSaved = assignment.changes.length === 0
  // What was copied is saved, or undone.
  useEffect(() => {
    if (isSaved) setSays('')
  }, [isSaved])
  async function copy(person: Person): Promise<void> {
    const from = await readHeld(person.id).catch((failure) => {
      // `call` has shown it.
      if (failure instanceof CallFailed) return null
      throw failure
    })
    if (from === null) return
    const { changes, left } = assignment.copy(from)
    const name = personName(person)
    setSays(
      [
        changes.length > 0
          ? text('access.permissions_page.copied', { name, changes: countOf(changes, text) })
          : text('access.permissions_page.copied_same', { name }),
        ...(left ? [text('access.permissions_page.copied_not', { count: left })] : []),
      ].join(' '),
    )
  }
  return { copy, says }
}
