import type { StaffedShop } from '#bench/many.ts'
import { buildFilters, type Filter } from '#src/resource/read/filters.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { cellStates } from '#src/workforce/trainings/board/cell-state.ts'

/** A filter with one of its values, in the address of a list of the small and of the large shop. */
export type FilterQuery = { small: string; large: string }

/**
 * Lists each filter of a list, with a value that few rows have and one that many rows have, or with every state. Each
 * shop has values of its own. The filter by an import is left out, because no shop of the benches has one.
 */
export async function listFilterQueries(
  prepared: PreparedResource,
  small: StaffedShop,
  large: StaffedShop,
): Promise<FilterQuery[]> {
  const queries: FilterQuery[] = []
  for (const filter of buildFilters(prepared.model).values()) {
    if (filter.property.name === 'id' && filter.name !== 'training_state') continue
    const smallValues = await chooseFilterValues(small, prepared, filter)
    const largeValues = await chooseFilterValues(large, prepared, filter)
    for (const [index, value] of largeValues.entries())
      queries.push({ small: `${filter.name}=${smallValues[index]}`, large: `${filter.name}=${value}` })
  }
  return queries
}

const fixedValues: Readonly<Record<string, readonly string[]>> = {
  ref: ['1', '2'],
  boolean: ['1', '0'],
  choices: ['B.1', 'A.1.1'],
}

async function chooseFilterValues(
  { sql }: StaffedShop,
  { resource }: PreparedResource,
  { property, operator }: Filter,
): Promise<readonly string[]> {
  if (operator === 'row') return cellStates
  if (operator === 'empty') return ['1', '0']
  const { field } = property
  const values = field.kind === 'choice' ? Object.keys(field.messages) : fixedValues[field.kind]
  if (values) return operator === 'in' ? [values.slice(0, 2).join()] : values
  const [row] = await sql.query<{ values: string[] }[]>(`
    select (percentile_disc(array[0.1, 0.9]) within group (order by ${property.name}))::text[] as values from ${resource.table}`)
  // A filter by a moment takes its day.
  return (row?.values ?? []).map((value) => (field.kind === 'datetime' ? value.slice(0, 10) : value))
}
