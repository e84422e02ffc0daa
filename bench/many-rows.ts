import { listFilterQueries } from '#bench/filter-values.ts'
import { manyRows, type StaffedShop, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
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

async function listFilterReads(
  prepared: PreparedResource,
  small: StaffedShop,
  large: StaffedShop,
): Promise<TimedRead[]> {
  const queries = await listFilterQueries(prepared, small, large)
  return queries.map((query) => ({
    name: query.large,
    small: buildAddresses(prepared.resource.name, query.small),
    large: buildAddresses(prepared.resource.name, query.large),
  }))
}

/** Returns addresses whose pages have another size in each turn, up to a largest number of rows. */
const buildAddresses =
  (resource: string, query: string, { pages, maxRows } = { pages: 20, maxRows: 50 }) =>
  (turn: number) =>
    Array.from(
      { length: pages },
      (_, index) => `/api/${resource}?page=${index + 1}&per_page=${maxRows - turn}&${query}`,
    )
