import { listFilterQueries } from '#bench/filter-values.ts'
import { manyRows, type StaffedShop, withSmallAndLarge } from '#bench/many.ts'
import type { Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { prepareResources, requirePrepared } from '#src/resource/registration/prepared.server.ts'

const recordCount = 40

/** An employee's neighbors in every order and by every filter, over a million employees and over a thousand. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const employees = requirePrepared(prepareResources(registrations), 'employees')
  await withSmallAndLarge(async (small, large) => {
    const sorts = [
      '',
      ...[...employees.select.sortableNames].flatMap((sort) => [`sort=${sort}`, `sort=${sort}&dir=desc`]),
    ]
    const queries = [
      ...sorts.map((sort) => ({ small: sort, large: sort })),
      ...(await listFilterQueries(employees, small, large)),
    ]
    const timedReads: TimedRead[] = []
    for (const query of queries)
      timedReads.push({
        name: query.large || 'default order',
        small: await listNeighborAddresses(small, query.small),
        large: await listNeighborAddresses(large, query.large),
      })
    const what = `neighbors of an employee, ${manyRows} against 1,000, p95`
    report(await measureRowGrowth(small, large, timedReads, { what, times: 3, turns: 3, flatMs: 5 }))
  })
}

/** Records of the list: those of its first page and, if the list is long enough, of its twentieth. */
async function listNeighborAddresses({ url, headers }: StaffedShop, query: string): Promise<() => string[]> {
  const ids: number[] = []
  for (const page of [1, 20]) {
    const answer = await fetch(`${url}/api/employees?page=${page}&per_page=${recordCount / 2}&fields=id&${query}`, {
      headers,
    })
    if (!answer.ok) throw new Error(`${query} was answered with ${await answer.text()}`)
    const rows: { id: number }[] = await answer.json()
    ids.push(...rows.map(({ id }) => id))
  }
  return () => ids.map((id) => `/api/employees/${id}/neighbors?${query}`)
}
