import { Suspense, useId, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import type { Model, Name } from '#src/resource/model.ts'
import { type Asks, parameterOf, readFilter } from '#src/resource/read/filters.ts'
import type { Filters } from '#src/resource/screens/filters/use-filters.ts'
import { inSentence } from '#src/resource/screens/resource-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ChoiceFilter, RangeFilter } from '#src/ui/fields/filter-fields.tsx'

/** Filters that stand in an open panel; of a list with a few more all do. */
const atFirst = 6
const mostAtFirst = 8

/** The fields by which the list may be filtered, in the order of the declaration; of many the later ones on demand. */
export function FilterPanel({ model, filters }: { model: Model; filters: Filters }) {
  const { resource } = model
  const text = useText()
  const id = useId()
  const all = Object.entries(resource.filters).flatMap(([field, forms]) => {
    const of = model.names.get(field)
    return of ? forms.map((form) => ({ of, form })) : []
  })
  const first = all.length > mostAtFirst ? all.slice(0, atFirst) : all
  const others = all.slice(first.length)
  const inUse = filters.chosen.map(({ filter }) => filter.of.name)
  const [isWhole, setWhole] = useState(() => others.some(({ of }) => inUse.includes(of.name)))
  const shown = (some: typeof all) =>
    some.map(({ of, form }) => <FilterField key={`${of.name} ${form}`} {...{ resource, of, form, filters }} />)
  return (
    <>
      {shown(first)}
      {others.length > 0 && (
        <Button
          variant="quiet"
          icon={isWhole ? 'dash-lg' : 'plus-lg'}
          className="data-table-more-filters"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {text(isWhole ? 'ui.filters.fewer' : 'ui.filters.more')}
        </Button>
      )}
      {isWhole && (
        <div className="data-table-other-filters" id={id}>
          {shown(others)}
        </div>
      )}
    </>
  )
}

type FilterFieldProps = { resource: Resource; of: Name; form: FilterForm; filters: Filters }

function FilterField({ resource, of, form, filters }: FilterFieldProps) {
  const text = useText()
  const label = text(captionKey(resource, of.name))
  const { Is, Among, range } = screenKindOf(of.field)
  const at = (asks: Asks) => filters.typed(parameterOf(of.name, asks))
  const set = (asks: Asks) => (value: string) => filters.set({ [parameterOf(of.name, asks)]: value })
  const problem = (asks: Asks) => {
    const reading = at(asks) === '' ? null : readFilter({ name: '', of, asks }, at(asks))
    return reading && 'problem' in reading ? text(reading.problem) : undefined
  }
  if (form === 'is' && Among) {
    // One value stands under the field's own name, as links to the list write it.
    const put = (values: readonly string[]) =>
      filters.set({
        [parameterOf(of.name, 'equals')]: values.length === 1 ? values.join() : '',
        [parameterOf(of.name, 'in')]: values.length > 1 ? values.join() : '',
      })
    const values = [...new Set([at('equals'), ...at('in').split(',')])].filter(Boolean)
    return (
      <Suspense
        fallback={<ChoiceFilter {...{ label }} value={at('equals')} options={[]} onChange={() => {}} isWaiting />}
      >
        <Among field={of.field} {...{ label, values }} error={problem('in')} onChange={put} />
      </Suspense>
    )
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
  // Beside another filter of the same field a bare caption would stand twice.
  const isAlone = (resource.filters[of.name] ?? []).length === 1
  const caption = isAlone ? label : text('resource.screens.with_or_without', { name })
  return <ChoiceFilter label={caption} {...{ options }} value={at('empty')} onChange={set('empty')} />
}
