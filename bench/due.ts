import { computeSpread } from '#bench/alternate.ts'
import { listFilterQueries } from '#bench/filter-values.ts'
import { openShopWithDeliveries } from '#bench/grow-deliveries.ts'
import { type StaffedShop, signInStaff } from '#bench/many.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'
import type { Shop } from '#bench/shop.ts'
import { recordAll } from '#bench/statements.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { prepareResources, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { duePagingNames, parseDueQuery } from '#src/safety/due/parse-due-query.server.ts'
import { readDuePage } from '#src/safety/due/read-due.server.ts'
import { readDueNeeds, readDueSummary } from '#src/safety/due/read-due-sums.server.ts'
import { recordHeaviestQuery } from '#test/plans.ts'

/** Number of employees of the large shop. Fewer serve to try the bench. */
const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const rowsOfSmall = 1000
/** Deliveries to each employee. */
const givenToEach = 10
const pageCount = 20

const registry = prepareResources(registrations)
const employees = requirePrepared(registry, 'employees')
const deliveries = requirePrepared(registry, 'ppe_deliveries')

const dueQueries = [
  ...['', 'q=zubizarreta', 'q=anchorena', 'q=fernandez', 'q=elemento', 'ppe_id=1', 'job_sector_id=1'],
  ...['job_title_id=1', 'client_id=1'],
]
const laterQueries = [30, 60, 90].map((days) => `until=${addDays(readShopDay(), days)}`)

/** What is due, its sums, and the list of deliveries, with 100,000 employees and with 1,000, ten deliveries each. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shops = [
    await openShopWithDeliveries(rowsOfSmall, givenToEach),
    await openShopWithDeliveries(rows, givenToEach),
  ] as const
  try {
    const [small, large] = [await signInStaff(shops[0]), await signInStaff(shops[1])]
    const limitOfEach = { times: 3, turns: 3 }
    const what = `of ${rows.toLocaleString('en')} people with ${givenToEach} deliveries each against 1,000, p95`
    const measureReads = async (name: string, timedReads: TimedRead[]) =>
      report(await measureRowGrowth(small, large, timedReads, { what: `${name} ${what}`, ...limitOfEach }))
    await measureReads('what is due today', await listDueReads(small, large, dueQueries))
    await measureReads('what is due in 30 to 90 days', await listDueReads(small, large, laterQueries))
    await measureReads('sums of what is due today', listSumReads(dueQueries))
    await measureReads('sums of what is due in 30 to 90 days', listSumReads(laterQueries))
    await measureReads('deliveries', await listDeliveryReads(small, large))
    report(await countStatements(shops[1], large))
    report(await findHeaviestPlan(shops[1]))
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

async function listDueReads(small: StaffedShop, large: StaffedShop, queries: readonly string[]): Promise<TimedRead[]> {
  const timedReads: TimedRead[] = []
  for (const query of queries)
    timedReads.push({
      name: query || 'without a filter',
      small: await listPages(small, 'ppe_deliveries/due', query),
      large: await listPages(large, 'ppe_deliveries/due', query),
    })
  return timedReads
}

async function listDeliveryReads(small: StaffedShop, large: StaffedShop): Promise<TimedRead[]> {
  const queries = await listFilterQueries(deliveries, small, large)
  const timedReads: TimedRead[] = []
  for (const query of [{ small: '', large: '' }, ...queries])
    timedReads.push({
      name: query.large || 'without a filter',
      small: await listPages(small, 'ppe_deliveries', query.small),
      large: await listPages(large, 'ppe_deliveries', query.large),
    })
  return timedReads
}

const buildAddress = (path: string, query: string) => `/api/${path}${query && `?${query}`}`

/** The first pages that have rows. */
async function listPages({ url, headers }: StaffedShop, path: string, query: string): Promise<() => string[]> {
  const buildPage = (page: number) => buildAddress(path, `page=${page}${query && `&${query}`}`)
  const answer = await fetch(url + buildPage(1), { headers })
  if (!answer.ok) throw new Error(`${query} was answered with ${await answer.text()}`)
  await answer.arrayBuffer()
  const filledCount = Math.ceil(Number(answer.headers.get('x-total-count')) / 50)
  const length = Math.max(1, Math.min(pageCount, filledCount))
  return () => Array.from({ length }, (_, index) => buildPage(index + 1))
}

const sums = ['summary', 'needs'] as const

const listSumReads = (queries: readonly string[]): TimedRead[] =>
  sums.flatMap((name) =>
    queries.map((query) => {
      const addresses = () => Array.from({ length: pageCount }, () => buildAddress(`ppe_deliveries/due/${name}`, query))
      return { name: `${name} ${query}`, small: addresses, large: addresses }
    }),
  )

/** The most statements of one request, those that check the session and its permissions apart. */
async function countStatements(shop: Shop, { headers }: StaffedShop): Promise<Result> {
  const requests = dueQueries.flatMap((query) =>
    ['', '/summary', '/needs'].map((part) => ({ path: buildAddress(`ppe_deliveries/due${part}`, query), headers })),
  )
  const counts = (await recordAll(shop, requests)).map(
    ({ statements }) => statements.filter(({ text }) => !/sessions|permissions/.test(text)).length,
  )
  return buildAtMostResult('what is due, or a sum of it', 4, 'statements', computeSpread([Math.max(...counts)]))
}

/** The most rows of a table that one statement reads for what is due today. */
async function findHeaviestPlan({ sql }: Shop): Promise<Result> {
  const actor: Actor = {
    ...{ id: 1, name: 'Ana', surname: 'Jefa', image: null, company_id: null, client_id: null },
    ...{ session_id: 1, permissions: new Set(['see_ppe_deliveries']), request_id: 'bench' },
  }
  const today = readShopDay()
  let heaviest = { readRows: 0, query: '' }
  for (const table of ['ppe_holdings', 'employees', 'ppes'])
    for (const query of dueQueries)
      for (const page of [1, pageCount]) {
        const { db, heaviest: ofQuery } = recordHeaviestQuery(sql, table)
        const parameters = { ...Object.fromEntries(new URLSearchParams(query)), page: String(page) }
        const dueQuery = parseDueQuery({ employees, deliveries }, parameters, duePagingNames)
        const reader = { db, actor, employees, deliveries }
        await readDuePage(reader, dueQuery)
        await readDueSummary(reader, dueQuery, today)
        await readDueNeeds(reader, dueQuery)
        if (ofQuery.readRows > heaviest.readRows)
          heaviest = { readRows: ofQuery.readRows, query: `${table} ${query}, page ${page}` }
      }
  const what = 'the heaviest statement of what is due today, in rows of a table'
  return buildAtMostResult(what, 25_000, 'rows', computeSpread([heaviest.readRows]), heaviest.query)
}
