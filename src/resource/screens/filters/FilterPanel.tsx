import { Suspense, useId, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import type { Model, Name } from '#src/resource/model.ts'
import { type Asks, parameterOf, readFilter } from '#src/resource/read/filters.ts'
import type { ListFilters } from '#src/resource/screens/filters/use-filters.ts'
import { lowercaseFirst } from '#src/resource/screens/resource-names.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ChoiceFilter, RangeFilter } from '#src/ui/fields/filters/filter-fields.tsx'

/** Number of filters that an open panel shows at first. A few more are shown at once too. */
const initialCount = 6
const maxInitialCount = 8

/** Filters of the list, in the order of the declaration. If there are many, the later ones appear on demand. */
export function FilterPanel({ model, filters }: { model: Model; filters: ListFilters }) {
  const { resource } = model
  const text = useText()
  const id = useId()
  const entries = Object.entries(resource.filters).flatMap(([field, forms]) => {
    const of = model.names.get(field)
    return of ? forms.map((form) => ({ of, form })) : []
  })
  const initialEntries = entries.length > maxInitialCount ? entries.slice(0, initialCount) : entries
  const furtherEntries = entries.slice(initialEntries.length)
  const usedNames = filters.activeFilters.map(({ filter }) => filter.of.name)
  const [isExpanded, setExpanded] = useState(() => furtherEntries.some(({ of }) => usedNames.includes(of.name)))
  const renderFields = (shownEntries: typeof entries) =>
    shownEntries.map(({ of, form }) => <FilterField key={`${of.name} ${form}`} {...{ resource, of, form, filters }} />)
  return (
    <>
      {renderFields(initialEntries)}
      {furtherEntries.length > 0 && (
        <Button
          variant="quiet"
          icon={isExpanded ? 'dash-lg' : 'plus-lg'}
          className="data-table-more-filters"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {text(isExpanded ? 'ui.filters.fewer' : 'ui.filters.more')}
        </Button>
      )}
      {isExpanded && (
        <div className="data-table-other-filters" id={id}>
          {renderFields(furtherEntries)}
        </div>
      )}
    </>
  )
}

type FilterFieldProps = { resource: Resource; of: Name; form: FilterForm; filters: ListFilters }

function FilterField({ resource, of, form, filters }: FilterFieldProps) {
  const text = useText()
  const label = text(captionKey(resource, of.name))
  const { ValueFilter, ChoicesFilter, spellingOf } = screenKindOf(of.field)
  const readValue = (asks: Asks) => filters.readText(parameterOf(of.name, asks))
  const buildSetter = (asks: Asks) => (value: string) => filters.set({ [parameterOf(of.name, asks)]: value })
  const findProblem = (asks: Asks) => {
    const reading = readValue(asks) === '' ? null : readFilter({ name: '', of, asks }, readValue(asks))
    return reading && 'problem' in reading ? text(reading.problem) : undefined
  }
  if (form === 'is' && ChoicesFilter) {
    // One value is written under the field's own name, as links to the list do.
    const setValues = (values: readonly string[]) =>
      filters.set({
        [parameterOf(of.name, 'equals')]: values.length === 1 ? values.join() : '',
        [parameterOf(of.name, 'in')]: values.length > 1 ? values.join() : '',
      })
    const values = [...new Set([readValue('equals'), ...readValue('in').split(',')])].filter(Boolean)
    return (
      <Suspense
        fallback={
          <ChoiceFilter {...{ label }} value={readValue('equals')} options={[]} onChange={() => {}} isWaiting />
        }
      >
        <ChoicesFilter field={of.field} {...{ label, values }} error={findProblem('in')} onChange={setValues} />
      </Suspense>
    )
  }
  if (form === 'is')
    return ValueFilter ? (
      <ValueFilter
        field={of.field}
        {...{ label }}
        value={readValue('equals')}
        error={findProblem('equals')}
        onChange={buildSetter('equals')}
      />
    ) : null
  if (form === 'range') {
    return (
      <RangeFilter
        {...{ label }}
        spelling={spellingOf?.(of.field)}
        from={readValue('from')}
        to={readValue('to')}
        problems={{ from: findProblem('from'), to: findProblem('to') }}
        onChange={(end, value) => buildSetter(end)(value)}
      />
    )
  }
  const name = lowercaseFirst(label)
  const options = [
    { value: '0', label: text('resource.screens.with', { name }) },
    { value: '1', label: text('resource.screens.without', { name }) },
  ]
  // Two filters of one field need different captions.
  const isAlone = (resource.filters[of.name] ?? []).length === 1
  const caption = isAlone ? label : text('resource.screens.with_or_without', { name })
  return <ChoiceFilter label={caption} {...{ options }} value={readValue('empty')} onChange={buildSetter('empty')} />
}
