import { Suspense, useId, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import type { EntityProperty, Model } from '#src/resource/model.ts'
import { type FilterOperator, filterParameter, parseFilterValue } from '#src/resource/read/filters.ts'
import type { ListFilters } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { lowercaseFirstUnlessAbbreviation } from '#src/resource/screens/resource-names.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ChoiceFilter, RangeFilter } from '#src/ui/fields/filters/filter-fields.tsx'

/** Number of filters that are shown at first, if there are more than `maxInitialCount`. */
const initialCount = 6
/** Up to this number, all filters are shown at once. */
const maxInitialCount = 8

/** Inputs of the list's filters, in the order of the declaration. If there are many, a button shows the later ones. */
export function FilterFields({ model, filters }: { model: Model; filters: ListFilters }) {
  const { resource } = model
  const text = useText()
  const id = useId()
  const entries = Object.entries(resource.filters).flatMap(([field, forms]) => {
    const property = model.properties.get(field)
    return property ? forms.map((filterForm) => ({ property, filterForm })) : []
  })
  const initialEntries = entries.length > maxInitialCount ? entries.slice(0, initialCount) : entries
  const furtherEntries = entries.slice(initialEntries.length)
  const usedNames = filters.activeFilters.map(({ filter }) => filter.property.name)
  const [isExpanded, setExpanded] = useState(() =>
    furtherEntries.some(({ property }) => usedNames.includes(property.name)),
  )
  const renderFields = (shownEntries: typeof entries) =>
    shownEntries.map(({ property, filterForm }) => (
      <FilterField key={`${property.name} ${filterForm}`} {...{ resource, property, filterForm, filters }} />
    ))
  return (
    <>
      {renderFields(initialEntries)}
      {model.rowFilters.map(
        ({ name, choice, messageKeyOf }) =>
          choice && (
            <ChoiceFilter
              key={name}
              label={text(choice.caption)}
              value={filters.readText(name)}
              options={choice.values.map((value) => ({ value, label: text(messageKeyOf(value)) }))}
              onChange={(value) => filters.set({ [name]: value })}
            />
          ),
      )}
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

/** `filterForm` tells how the field is filtered: by values, by a range, or by whether it is empty. */
type FilterFieldProps = { resource: Resource; property: EntityProperty; filterForm: FilterForm; filters: ListFilters }

function FilterField({ resource, property, filterForm, filters }: FilterFieldProps) {
  const text = useText()
  const label = text(captionKey(resource, property.name))
  const { ValueFilter, ChoicesFilter, spellingOf } = screenKindOf(property.field)
  const readValue = (asks: FilterOperator) => filters.readText(filterParameter(property.name, asks))
  const buildSetter = (asks: FilterOperator) => (value: string) =>
    filters.set({ [filterParameter(property.name, asks)]: value })
  const findProblem = (operator: FilterOperator) => {
    const reading =
      readValue(operator) === '' ? null : parseFilterValue({ name: '', property, operator }, readValue(operator))
    return reading && 'problem' in reading ? text(reading.problem) : undefined
  }
  if (filterForm === 'is' && ChoicesFilter) {
    // One value is written as a parameter with the field's own name, as links to the list do.
    const setValues = (values: readonly string[]) =>
      filters.set({
        [filterParameter(property.name, 'equals')]: values.length === 1 ? values.join() : '',
        [filterParameter(property.name, 'in')]: values.length > 1 ? values.join() : '',
      })
    const values = [...new Set([readValue('equals'), ...readValue('in').split(',')])].filter(Boolean)
    return (
      <Suspense
        fallback={
          <ChoiceFilter {...{ label }} value={readValue('equals')} options={[]} onChange={() => {}} isWaiting />
        }
      >
        <ChoicesFilter field={property.field} {...{ label, values }} error={findProblem('in')} onChange={setValues} />
      </Suspense>
    )
  }
  if (filterForm === 'is')
    return ValueFilter ? (
      <ValueFilter
        field={property.field}
        {...{ label }}
        value={readValue('equals')}
        error={findProblem('equals')}
        onChange={buildSetter('equals')}
      />
    ) : null
  if (filterForm === 'range') {
    return (
      <RangeFilter
        {...{ label }}
        spelling={spellingOf?.(property.field)}
        from={readValue('from')}
        to={readValue('to')}
        problems={{ from: findProblem('from'), to: findProblem('to') }}
        onChange={(end, value) => buildSetter(end)(value)}
      />
    )
  }
  const name = lowercaseFirstUnlessAbbreviation(label)
  const options = [
    { value: '0', label: text('resource.screens.with', { name }) },
    { value: '1', label: text('resource.screens.without', { name }) },
  ]
  // If the field has other filters too, the caption tells that this one is about being empty.
  const isAlone = (resource.filters[property.name] ?? []).length === 1
  const caption = isAlone ? label : text('resource.screens.with_or_without', { name })
  return <ChoiceFilter label={caption} {...{ options }} value={readValue('empty')} onChange={buildSetter('empty')} />
}
