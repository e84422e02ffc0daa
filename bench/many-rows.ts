import { flatAsRowsGrow, type Look } from '#bench/beside.ts'
import { manyRows, type StaffedShop, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { type Filter, filtersOf } from '#src/resource/read/filters.ts'
import { type Prepared, prepareResources } from '#src/resource/registration/prepared.server.ts'

/** Pages of lists in every order and by every filter, of a million rows and of a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await withSmallAndLarge(async (small, large) => {
    for (const resource of ['products', 'employees']) {
      const prepared = registry.get(resource)
      if (!prepared) throw new Error(`There is no resource ${resource}.`)
      const what = `${resource}, ${manyRows} against 1,000, p95 of pages 1 to 20`
      const each = { times: 3, turns: 3, flatMs: 5 }
      report(await flatAsRowsGrow(small, large, sortsOf(prepared), { what: `${what}: sorts`, ...each }))
      const filters = await filterLooks(prepared, small, large)
      report(await flatAsRowsGrow(small, large, filters, { what: `${what}: filters in the default order`, ...each }))
      const far = {
        name: 'default order',
        small: listed(resource, '', { pages: 20, most: 35 }),
        large: listed(resource, '', { pages: 200, most: 35 }),
      }
      const whatFar = `${resource}, ${manyRows}, p95 of pages 1 to 200 against the 20 of 1,000`
      report(await flatAsRowsGrow(small, large, [far], { what: whatFar, times: 10, turns: 3 }))
    }
  })
}

const registry = prepareResources(registrations)

function sortsOf({ select, resource: { name } }: Prepared): Look[] {
  const sorts = [...select.sorts].flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`])
  return ['', ...sorts].map((sort) => {
    const addresses = listed(name, sort)
    return { name: sort || 'default order', small: addresses, large: addresses }
  })
}

/** Each filter by what few rows have and by what many have, each shop by values of its own. */
async function filterLooks(prepared: Prepared, small: StaffedShop, large: StaffedShop): Promise<Look[]> {
  const looks: Look[] = []
  for (const filter of filtersOf(prepared.model).values()) {
    if (filter.of.name === 'id') continue
    const ofSmall = await valuesOf(small, prepared, filter)
    const ofLarge = await valuesOf(large, prepared, filter)
    for (const [at, value] of ofLarge.entries()) {
      const [one, other] = [`${filter.name}=${ofSmall[at]}`, `${filter.name}=${value}`]
      looks.push({
        name: other,
        small: listed(prepared.resource.name, one),
        large: listed(prepared.resource.name, other),
      })
    }
  }
  return looks
}

const fixed: Readonly<Record<string, readonly string[]>> = {
  ref: ['1', '2'],
  boolean: ['1', '0'],
  choice: ['female', 'other'],
  choices: ['B.1', 'A.1.1'],
}

async function valuesOf(
  { sql }: StaffedShop,
  { resource }: Prepared,
  { of, asks }: Filter,
): Promise<readonly string[]> {
  if (asks === 'empty') return ['1', '0']
  const values = fixed[of.field.kind]
  if (values) return asks === 'in' ? [values.join()] : values
  const [row] = await sql.query<{ values: string[] }[]>(`
    select (percentile_disc(array[0.1, 0.9]) within group (order by ${of.name}))::text[] as values from ${resource.table}`)
  // Of a moment its day.
  return (row?.values ?? []).map((value) => (of.field.kind === 'datetime' ? value.slice(0, 10) : value))
}

/** Pages of another size in each turn, of at most so many rows. */
const listed =
  (resource: string, query: string, { pages, most } = { pages: 20, most: 50 }) =>
  (turn: number) =>
    Array.from({ length: pages }, (_, at) => `/api/${resource}?page=${at + 1}&per_page=${most - turn}&${query}`)
