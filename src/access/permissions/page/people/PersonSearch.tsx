import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePeople } from '#src/access/permissions/page/people/use-people.ts'
import { type Person, personName } from '#src/access/permissions/page/permissions-of-person.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { FailedOptions } from '#src/ui/fields/choosing/failed-options.tsx'
import { Avatar } from '#src/ui/frame/avatar.tsx'

type PersonSearchProps = {
  onPick: (person: Person) => void
  /** Who is not offered. */
  except?: number | undefined
}

/** Search of people: type, then Enter for the first or the arrows for another. */
export function PersonSearch({ onPick, except }: PersonSearchProps) {
  const text = useText()
  const ground = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { people, isCurrent, isFailed, retry } = usePeople(typed)
  const shown = people?.rows.filter(({ id }) => id !== except) ?? []
  const [first] = shown
  useEffect(() => ground.current?.querySelector('input')?.focus(), [])
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Enter in here does not save the form around it.
      event.preventDefault()
      if (isCurrent && first) onPick(first)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const stops = [...(ground.current?.querySelectorAll<HTMLElement>('input, .person-option') ?? [])]
    stops[stops.indexOf(event.target as HTMLElement) + step]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go between the input and what it finds.
    <div ref={ground} className="person-search" onKeyDown={keys}>
      <div className="with-icon">
        <i className="bi bi-search" aria-hidden="true" />
        <input
          type="search"
          className="form-control"
          aria-label={text('access.permissions_page.search_person')}
          placeholder={text('access.permissions_page.search_person')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {isFailed && <FailedOptions onRetry={retry} />}
      <ul>
        {shown.map((person) => (
          <li key={person.id}>
            <button type="button" className="person person-option" onClick={() => onPick(person)}>
              <PersonLabel person={person} />
            </button>
          </li>
        ))}
      </ul>
      <p className="form-text" role="status">
        {people && isCurrent && (
          <Found shown={shown.length} total={people.total - (people.rows.length - shown.length)} />
        )}
      </p>
    </div>
  )
}

/** How many there are, and what to do where not all are shown. */
function Found({ shown, total }: { shown: number; total: number }) {
  const text = useText()
  if (total === 0) return text('access.permissions_page.found_none')
  if (total > shown) return text('access.permissions_page.found', { shown, total })
  return text('access.permissions_page.found_all', { count: total })
}

/** Picture, name, and what tells two of one name apart. */
export function PersonLabel({ person }: { person: Person }) {
  const text = useText()
  const { user } = useSession()
  const { id, dni, company, active } = person
  const says = [
    text('access.permissions_page.dni', { dni }),
    ...(company ? [company] : []),
    ...(id === user?.id ? [text('access.permissions_page.you')] : []),
    ...(active ? [] : [text('access.permissions_page.disabled')]),
  ]
  return (
    <>
      <Avatar user={person} width={32} />
      <span className="cut">
        <span className="strong cut d-block">{personName(person)}</span>
        <small className="cut">{says.join(' · ')}</small>
      </span>
    </>
  )
}
