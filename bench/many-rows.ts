import { flatAsRowsGrow, type Look } from '#bench/beside.ts'
import { manyRows, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'
import { registrations } from '#src/app/resources.server.ts'
import { filtersOf } from '#src/resource/filters.ts'
import { prepareResources } from '#src/resource/prepared.server.ts'

/** Pages of lists in every order and by every filter, of a million rows and of a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await withSmallAndLarge(async (small, large) => {
    for (const resource of ['products', 'employees']) {
      const what = `${resource}, ${manyRows} against 1,000, pages 1 to 20, p95`
      const { sorts, filters } = looksOf(resource)
      const each = { times: 3, turns: 3, flatMs: 5 }
      report(await flatAsRowsGrow(small, large, sorts, { what: `${what}: sorts`, ...each }))
      report(await flatAsRowsGrow(small, large, filters, { what: `${what}: filters in the default order`, ...each }))
      const far = [look(resource, '', { small: 20, large: 200 })]
      const whatFar = `${resource}, ${manyRows}, pages 1 to 200, against the 20 of 1,000, p95`
      report(await flatAsRowsGrow(small, large, far, { what: whatFar, times: 10, turns: 3 }))
    }
  })
}

const registry = prepareResources(registrations)

/** Values of a filter by the kind of its field, few rows' and many rows'. */
const values: Readonly<Record<string, readonly string[]>> = {
  ref: ['1', '2'],
  number: ['450', '900'],
  date: ['2019-06-01', '2025-03-01'],
  datetime: ['2026-11-01', '2025-11-01'],
  boolean: ['1', '0'],
  choice: ['female', 'other'],
  choices: ['B.1', 'A.1.1'],
}

function looksOf(resource: string): { sorts: Look[]; filters: Look[] } {
  const prepared = registry.get(resource)
  if (!prepared) throw new Error(`There is no resource ${resource}.`)
  const sorts = [...prepared.select.sorts].flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`])
  const filters = [...filtersOf(prepared.model).values()].flatMap(({ name, of, asks }) => {
    if (of.name === 'id') return []
    const given = asks === 'empty' ? ['1', '0'] : (values[of.field.kind] ?? [])
    return (asks === 'in' ? [given.join()] : given).map((value) => `${name}=${value}`)
  })
  return { sorts: ['', ...sorts].map((one) => look(resource, one)), filters: filters.map((one) => look(resource, one)) }
}

/** Pages of another size in each turn. */
function look(resource: string, query: string, pages = { small: 20, large: 20 }): Look {
  const addresses = (pages: number) => (turn: number) =>
    Array.from({ length: pages }, (_, at) => `/api/${resource}?page=${at + 1}&per_page=${50 - turn}&${query}`)
  return { name: query || 'default order', small: addresses(pages.small), large: addresses(pages.large) }
}
