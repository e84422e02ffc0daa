import { manyRows, type StaffedShop, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { buildFilters, type Filter } from '#src/resource/read/filters.ts'
import { type PreparedResource, prepareResources } from '#src/resource/registration/prepared.server.ts'

/** Pages of lists in every order and by every filter, over a million rows and over a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await withSmallAndLarge(async (small, large) => {
    for (const resource of ['products', 'employees']) {
      const prepared = registry.get(resource)
      if (!prepared) throw new Error(`There is no resource ${resource}.`)
      const what = `${resource}, ${manyRows} against 1,000, p95 of pages 1 to 20`
      const limitOfEach = { times: 3, turns: 3, flatMs: 5 }
      report(await measureRowGrowth(small, large, listSortReads(prepared), { what: `${what}: sorts`, ...limitOfEach }))
      const filters = await listFilterReads(prepared, small, large)
      report(
        await measureRowGrowth(small, large, filters, {
          what: `${what}: filters in the default order`,
          ...limitOfEach,
        }),
      )
      const distantPages = {
        name: 'default order',
        small: buildAddresses(resource, '', { pages: 20, maxRows: 35 }),
        large: buildAddresses(resource, '', { pages: 200, maxRows: 35 }),
      }
      const whatFar = `${resource}, ${manyRows}, p95 of pages 1 to 200 against the 20 of 1,000`
      report(await measureRowGrowth(small, large, [distantPages], { what: whatFar, times: 10, turns: 3 }))
    }
  })
}

const registry = prepareResources(registrations)

function listSortReads({ select, resource: { name } }: PreparedResource): TimedRead[] {
  const sorts = [...select.sortableNames].flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`])
  return ['', ...sorts].map((sort) => {
    const addresses = buildAddresses(name, sort)
    return { name: sort || 'default order', small: addresses, large: addresses }
  })
}

/**
 * Lists reads by each filter, with a value that few rows have and one that many rows have. Each shop has values of its
 * own.
 */
async function listFilterReads(
  prepared: PreparedResource,
  small: StaffedShop,
  large: StaffedShop,
): Promise<TimedRead[]> {
  const reads: TimedRead[] = []
  for (const filter of buildFilters(prepared.model).values()) {
    if (filter.property.name === 'id') continue
    const smallValues = await chooseFilterValues(small, prepared, filter)
    const largeValues = await chooseFilterValues(large, prepared, filter)
    for (const [index, value] of largeValues.entries()) {
      const [smallFilter, largeFilter] = [`${filter.name}=${smallValues[index]}`, `${filter.name}=${value}`]
      reads.push({
        name: largeFilter,
        small: buildAddresses(prepared.resource.name, smallFilter),
        large: buildAddresses(prepared.resource.name, largeFilter),
      })
    }
  }
  return reads
}

const fixedValues: Readonly<Record<string, readonly string[]>> = {
  ref: ['1', '2'],
  boolean: ['1', '0'],
  choice: ['female', 'other'],
  choices: ['B.1', 'A.1.1'],
}

async function chooseFilterValues(
  { sql }: StaffedShop,
  { resource }: PreparedResource,
  { property, operator }: Filter,
): Promise<readonly string[]> {
  if (operator === 'empty') return ['1', '0']
  const values = fixedValues[property.field.kind]
  if (values) return operator === 'in' ? [values.join()] : values
  const [row] = await sql.query<{ values: string[] }[]>(`
    select (percentile_disc(array[0.1, 0.9]) within group (order by ${property.name}))::text[] as values from ${resource.table}`)
  // A filter by a moment takes its day.
  return (row?.values ?? []).map((value) => (property.field.kind === 'datetime' ? value.slice(0, 10) : value))
}

/** Returns addresses whose pages have another size in each turn, up to a largest number of rows. */
const buildAddresses =
  (resource: string, query: string, { pages, maxRows } = { pages: 20, maxRows: 50 }) =>
  (turn: number) =>
    Array.from(
      { length: pages },
      (_, index) => `/api/${resource}?page=${index + 1}&per_page=${maxRows - turn}&${query}`,
    )
