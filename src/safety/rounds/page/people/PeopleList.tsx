import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'
import { AnnulledMark } from '#src/safety/rounds/page/people/AnnulledMark.tsx'
import { isFoundBy } from '#src/safety/rounds/page/people/find-people.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Picture } from '#src/ui/picture.tsx'

type PeopleListProps = {
  people: readonly ShownPerson[]
  currentId: number | null
  onChoose: (personId: number) => void
}

/** Everybody of the round with how far each is, found by name, file number or dni. */
export function PeopleList({ people, currentId, onChoose }: PeopleListProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const foundPeople = people.filter((person) => isFoundBy(person, search))
  return (
    <nav className="card round-people" aria-label={text('safety.rounds.people')}>
      {people.length > 7 && (
        <input
          type="search"
          className="form-control"
          aria-label={text('safety.rounds.find_people')}
          placeholder={text('safety.rounds.find_people')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul>
        {foundPeople.map((person) => (
          <li key={person.employee_id}>
            <button
              type="button"
              aria-current={person.employee_id === currentId ? 'step' : undefined}
              onClick={() => onChoose(person.employee_id)}
            >
              <Picture
                src={person.image_url}
                fallback="/img/default-profile.png"
                alt=""
                width={40}
                className="avatar"
              />
              <span className="grow">
                <b className="cut">{person.name}</b>
                <small className="cut">{person.job_title}</small>
                <AnnulledMark {...{ person }} />
              </span>
              <PersonStanding {...{ person }} isCurrent={person.employee_id === currentId} />
            </button>
          </li>
        ))}
        {foundPeople.length === 0 && <li className="soft">{text('safety.rounds.nobody_found')}</li>}
      </ul>
    </nav>
  )
}

function PersonStanding({ person, isCurrent }: { person: ShownPerson; isCurrent: boolean }) {
  const text = useText()
  const { deliveries, countedCount, openCount, isAbsent } = person
  if (deliveries.some(({ standing }) => standing === 'refused'))
    return <Icon name="exclamation-circle-fill" tone="danger" label={text('safety.round.not_taken')} />
  if (countedCount === 0) return null
  if (isAbsent) return <Badge bare>{text('safety.round.absent')}</Badge>
  if (openCount > 0) {
    const doneCount = countedCount - openCount
    return (
      <span className={isCurrent ? 'num strong' : 'num soft'}>
        {doneCount > 0 || isCurrent
          ? text('safety.round.done_of', { done: doneCount, total: countedCount })
          : openCount}
      </span>
    )
  }
  if (deliveries.some(({ standing }) => standing === 'unsent'))
    return <Icon name="cloud-arrow-up" tone="warn" label={text('safety.round.unsent')} />
  return <Icon name="check-circle-fill" tone="ok" label={text('safety.round.finished')} />
}

const Icon = ({ name, tone, label }: { name: string; tone: string; label: string }) => (
  <span className={`round-icon tone-${tone}`}>
    <i className={`bi bi-${name}`} aria-hidden="true" />
    <span className="visually-hidden">{label}</span>
  </span>
)
