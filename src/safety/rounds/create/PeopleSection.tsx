import { useState } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import type { Candidate, RoundDraft } from '#src/safety/rounds/create/round-draft.ts'
import { useCandidates, useMayRead } from '#src/safety/rounds/create/use-candidates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

/** Lists by which the people are narrowed: the parameter of the request, and the resource with the options. */
const filterLists = [
  { parameter: 'job_sector_id', resource: 'job_sectors' },
  { parameter: 'job_title_id', resource: 'job_titles' },
  { parameter: 'client_id', resource: 'clients' },
] as const

/** How many people are shown before the button that shows all. */
const shownAtFirst = 12

type PeopleSectionProps = {
  draft: RoundDraft
  /** The last day on which something that is proposed may be due. */
  dueBy: string
  problem: string | undefined
  onAdd: (candidates: readonly Candidate[]) => void
  onRemove: (personId: number) => void
}

/** Who takes part in the round: found by name, sector, title and client, proposed by what is due. */
export function PeopleSection({ draft, dueBy, problem, onAdd, onRemove }: PeopleSectionProps) {
  const text = useText()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({})
  const [isOnlyDue, setOnlyDue] = useState(true)
  // The others come from the list of employees.
  const mayReadEverybody = useMayRead('employees')
  const [isWhole, setWhole] = useState(false)
  const query = useDebounced(buildFilterQuery(search, filters))
  const { candidates, isLoading } = useCandidates({ filters: query, dueBy: isOnlyDue ? dueBy : null })
  const shownCandidates = isWhole ? candidates : candidates.slice(0, shownAtFirst)
  const missingCandidates = candidates.filter(({ id }) => !draft.people.has(id))
  return (
    <section className="form-section">
      <header>
        <h2>{text('safety.rounds.people')}</h2>
        <p>{text('safety.rounds.people_note', { day: formatDate(dueBy, language) })}</p>
      </header>
      <div>
        <div className="round-pick-bar">
          <input
            type="search"
            className="form-control"
            aria-label={text('safety.rounds.find_people')}
            placeholder={text('safety.rounds.find_people')}
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {filterLists.map(({ parameter, resource }) => (
            <FilterSelect
              key={parameter}
              {...{ resource }}
              label={text(`employees.fields.${parameter}`)}
              value={filters[parameter] ?? ''}
              onChange={(value) => setFilters({ ...filters, [parameter]: value })}
            />
          ))}
          {mayReadEverybody && (
            <label className="form-check form-switch">
              <input
                type="checkbox"
                className="form-check-input"
                checked={isOnlyDue}
                onChange={(event) => setOnlyDue(event.target.checked)}
              />
              <span className="form-check-label">{text('safety.rounds.only_due')}</span>
            </label>
          )}
        </div>
        <div className="round-pick" aria-busy={isLoading}>
          {shownCandidates.map((candidate) => (
            <label key={candidate.id}>
              <input
                type="checkbox"
                className="form-check-input"
                checked={draft.people.has(candidate.id)}
                onChange={(event) => (event.target.checked ? onAdd([candidate]) : onRemove(candidate.id))}
              />
              <span className="grow">
                <b className="cut">{candidate.name}</b>
                <small className="cut">{candidate.note}</small>
              </span>
              <span className="num">{candidate.dueItems.length > 0 && candidate.dueItems.length}</span>
            </label>
          ))}
        </div>
        {candidates.length === 0 && !isLoading && (
          <p className="soft">
            {text(isOnlyDue && mayReadEverybody ? 'safety.rounds.nobody_due' : 'safety.rounds.nobody_found')}
          </p>
        )}
        <div className="round-pick-foot">
          <b role="status">{text('safety.rounds.chosen', { count: draft.people.size })}</b>
          {candidates.length > shownAtFirst && !isWhole && (
            <Button variant="link" size="small" onClick={() => setWhole(true)}>
              {text('safety.rounds.show_all', { count: candidates.length })}
            </Button>
          )}
          {missingCandidates.length > 1 && (
            <Button variant="link" size="small" onClick={() => onAdd(missingCandidates)}>
              {text('safety.rounds.choose_all', { count: candidates.length })}
            </Button>
          )}
          {problem && (
            <span className="invalid-feedback d-block" role="alert" tabIndex={-1}>
              {problem}
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

function buildFilterQuery(search: string, filters: Readonly<Record<string, string>>): string {
  const entries = Object.entries({ q: search.trim(), ...filters }).filter(([, value]) => value !== '')
  return new URLSearchParams(entries).toString()
}

type FilterSelectProps = { resource: string; label: string; value: string; onChange: (value: string) => void }

/** A select of a filter. It is left out for readers who may not read its options. */
function FilterSelect({ resource, label, value, onChange }: FilterSelectProps) {
  const text = useText()
  const { options } = useOptions(resource, useMayRead(resource) ? '' : null)
  if (options.length === 0) return null
  return (
    <select
      className="form-select"
      aria-label={label}
      {...{ value }}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{text('safety.rounds.any', { list: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
