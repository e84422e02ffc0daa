import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePeople } from '#src/access/permissions/page/people/use-people.ts'
import { formatPersonName, type Person } from '#src/access/permissions/page/person-permissions.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FailedOptions } from '#src/ui/fields/choosing/failed-options.tsx'
import { Avatar } from '#src/ui/frame/avatar.tsx'

type PersonSearchProps = {
  onPick: (person: Person) => void
  /** The id of a user whom the search leaves out. */
  exceptId?: number | undefined
}

/** Search of users: Enter picks the first match, the arrow keys move to another. */
export function PersonSearch({ onPick, exceptId }: PersonSearchProps) {
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  const [searchText, setSearchText] = useState('')
  const { people, isCurrent, isFailed, retry } = usePeople(searchText)
  const offeredPeople = people?.rows.filter(({ id }) => id !== exceptId) ?? []
  const [firstPerson] = offeredPeople
  useEffect(() => container.current?.querySelector('input')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // The browser's action is prevented: Enter would save the form around this search.
      event.preventDefault()
      if (isCurrent && firstPerson) onPick(firstPerson)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const focusStops = [...(container.current?.querySelectorAll<HTMLElement>('input, .person-option') ?? [])]
    focusStops[focusStops.indexOf(event.target as HTMLElement) + step]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the input and the matches.
    <div ref={container} className="person-search" onKeyDown={onKeyDown}>
      <div className="with-icon">
        <i className="bi bi-search" aria-hidden="true" />
        <input
          type="search"
          className="form-control"
          aria-label={text('access.permissions_page.search_person')}
          placeholder={text('access.permissions_page.search_person')}
          maxLength={200}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
      </div>
      {isFailed && <FailedOptions onRetry={retry} />}
      <ul>
        {offeredPeople.map((person) => (
          <li key={person.id}>
            <button type="button" className="person person-option" onClick={() => onPick(person)}>
              <PersonLabel person={person} />
            </button>
          </li>
        ))}
      </ul>
      <p className="form-text" role="status">
        {people && isCurrent && (
          <MatchCount shown={offeredPeople.length} total={people.total - (people.rows.length - offeredPeople.length)} />
        )}
      </p>
    </div>
  )
}

/** Line that tells how many users match, and asks for a longer search text if not all are shown. */
function MatchCount({ shown, total }: { shown: number; total: number }) {
  const text = useText()
  if (total === 0) return text('access.permissions_page.found_none')
  if (total > shown) return text('access.permissions_page.found', { shown, total })
  return text('access.permissions_page.found_all', { count: total })
}

/** Picture and name, with dni, company and state, which tell users of the same name apart. */
export function PersonLabel({ person }: { person: Person }) {
  const text = useText()
  const { user } = useSession()
  const { id, dni, company, active } = person
  const details = [
    text('access.permissions_page.dni', { dni }),
    ...(company ? [company] : []),
    ...(id === user?.id ? [text('access.permissions_page.you')] : []),
    ...(active ? [] : [text('access.permissions_page.disabled')]),
  ]
  return (
    <>
      <Avatar user={person} width={32} />
      <span className="cut">
        <span className="strong cut d-block">{formatPersonName(person)}</span>
        <small className="cut">{details.join(' · ')}</small>
      </span>
    </>
  )
}
