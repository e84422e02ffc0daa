import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { type Asks, parameterOf, readFilter } from '#src/resource/filters.ts'
import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import type { Model, Name } from '#src/resource/model.ts'
import type { Filters } from '#src/resource/screens/use-filters.ts'
import { inSentence } from '#src/resource/screens/words.ts'
import { ChoiceFilter, RangeFilter } from '#src/ui/fields/filter-fields.tsx'

/** The fields by which the list may be filtered, in the order of the declaration. */
export function FilterPanel({ model, filters }: { model: Model; filters: Filters }) {
  const { resource } = model
  return Object.entries(resource.filters).flatMap(([field, forms]) => {
    const of = model.names.get(field)
    return of ? forms.map((form) => <FilterField key={`${field} ${form}`} {...{ resource, of, form, filters }} />) : []
  })
}

type FilterFieldProps = { resource: Resource; of: Name; form: FilterForm; filters: Filters }

function FilterField({ resource, of, form, filters }: FilterFieldProps) {
  const text = useText()
  const label = text(captionKey(resource, of.name))
  const { Is, range } = screenKindOf(of.field)
  const at = (asks: Asks) => filters.typed(parameterOf(of.name, asks))
  const set = (asks: Asks) => (value: string) => filters.set(parameterOf(of.name, asks), value)
  const problem = (asks: Asks) => {
    const reading = at(asks) === '' ? null : readFilter({ name: '', of, asks }, at(asks))
    return reading && 'problem' in reading ? text(reading.problem) : undefined
  }
  if (form === 'is')
    return Is ? <Is field={of.field} {...{ label }} value={at('equals')} onChange={set('equals')} /> : null
  if (form === 'range') {
    return (
      <RangeFilter
        {...{ label }}
        type={range ?? 'number'}
        from={at('from')}
        to={at('to')}
        problems={{ from: problem('from'), to: problem('to') }}
        onChange={(end, value) => set(end)(value)}
      />
    )
  }
  const name = inSentence(label)
  const options = [
    { value: '0', label: text('resource.screens.with', { name }) },
    { value: '1', label: text('resource.screens.without', { name }) },
  ]
  return <ChoiceFilter {...{ label, options }} value={at('empty')} onChange={set('empty')} />
}
