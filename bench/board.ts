import { computeSpread } from '#bench/alternate.ts'
import { listFilterQueries } from '#bench/filter-values.ts'
import { growEmployees } from '#bench/grow.ts'
import { growTrainings } from '#bench/grow-trainings.ts'
import { type StaffedShop, signInStaff } from '#bench/many.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { measureRowGrowth, type TimedRead } from '#bench/row-growth.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { recordAll } from '#bench/statements.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { buildTodayConstant } from '#src/platform/database/statements/today-expression.server.ts'
import { prepareResources, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { parseBoardQuery } from '#src/workforce/trainings/board/board-routes.server.ts'
import { trainingType } from '#src/workforce/trainings/board/cell-state.server.ts'
import { boardPageSize, cellStates } from '#src/workforce/trainings/board/cell-state.ts'
import { readBoard } from '#src/workforce/trainings/board/read-board.server.ts'
import { recordHeaviestQuery } from '#test/plans.ts'

/** Number of employees of the large shop. Fewer serve to try the bench. */
const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const rowsOfSmall = 1000
/** Trainings of each employee. */
const heldByEach = 10
const pageCount = 20

const employees = requirePrepared(prepareResources(registrations), 'employees')

/** The board of fifty people and thirty items, over 100,000 employees with a million trainings and over 1,000. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shops = [await openFilledShop(rowsOfSmall), await openFilledShop(rows)] as const
  try {
    const [small, large] = [await signInStaff(shops[0]), await signInStaff(shops[1])]
    const queries = [...(await listFilterQueries(employees, small, large)), ...(await listOwnQueries(small, large))]
    const timedReads: TimedRead[] = []
    for (const query of queries)
      timedReads.push({
        name: query.large || 'without a filter',
        small: await listPages(small, query.small),
        large: await listPages(large, query.large),
      })
    const what = `board of ${rows.toLocaleString('en')} people against 1,000, p95 of pages 1 to ${pageCount}`
    report(await measureRowGrowth(small, large, timedReads, { what, times: 3, turns: 3 }))
    const ofLarge = queries.map((query) => query.large)
    report(await countStatements(shops[1], large, ofLarge))
    for (const table of ['employees', 'training_cells']) report(await findHeaviestPlan(shops[1], table, ofLarge))
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

async function openFilledShop(employeeCount: number): Promise<Shop> {
  const shop = await openShop({})
  await growEmployees(shop.sql, employeeCount)
  await growTrainings(shop.sql, heldByEach)
  return shop
}

/** The board as it opens, without a filter, its search, and each state of all items and of five of them. */
async function listOwnQueries(small: StaffedShop, large: StaffedShop) {
  const [itemsOfSmall, itemsOfLarge] = [await readItemIds(small), await readItemIds(large)]
  const same = (query: string) => ({ small: query, large: query })
  return [
    ...['', 'active=1', 'q=anchorena'].map(same),
    { small: `item_id_in=${itemsOfSmall}`, large: `item_id_in=${itemsOfLarge}` },
    ...cellStates.flatMap((state) => [
      same(`active=1&state=${state}`),
      { small: `state=${state}&item_id_in=${itemsOfSmall}`, large: `state=${state}&item_id_in=${itemsOfLarge}` },
    ]),
  ]
}

async function readItemIds({ sql }: StaffedShop): Promise<string> {
  const items = await sql<{ id: number }[]>`select id from training_items order by id desc limit 5`
  return items.map(({ id }) => id).join()
}

const buildAddress = (query: string, page: number) => `/api/trainings/board?page=${page}${query && `&${query}`}`

/** The first pages of the board that have people. */
async function listPages({ url, headers }: StaffedShop, query: string): Promise<() => string[]> {
  const answer = await fetch(url + buildAddress(query, 1), { headers })
  if (!answer.ok) throw new Error(`${query} was answered with ${await answer.text()}`)
  await answer.arrayBuffer()
  const filled = Math.ceil(Number(answer.headers.get('x-total-count')) / boardPageSize)
  const length = Math.max(1, Math.min(pageCount, filled))
  return () => Array.from({ length }, (_, index) => buildAddress(query, index + 1))
}

/** The most statements of one page, those that check the session and its permissions apart. */
async function countStatements(shop: Shop, { headers }: StaffedShop, queries: readonly string[]): Promise<Result> {
  const requests = queries.map((query) => ({ path: buildAddress(query, 1), headers }))
  const counts = (await recordAll(shop, requests)).map(
    ({ statements }) => statements.filter(({ text }) => !/sessions|permissions/.test(text)).length,
  )
  return buildAtMostResult('a page of the board', 4, 'statements', computeSpread([Math.max(...counts)]))
}

/**
 * The most rows of a table that one statement of the first and of the last measured page reads. Two states at once are
 * left out: no index has both, so that their count passes over the rest.
 */
async function findHeaviestPlan({ sql }: Shop, table: string, queries: readonly string[]): Promise<Result> {
  const actor: Actor = {
    ...{ id: 1, name: 'Ana', surname: 'Jefa', image: null, company_id: null, client_id: null },
    ...{ session_id: 1, permissions: new Set(['see_employee_termination']), request_id: 'bench' },
  }
  const visibleEmployees = employees.narrowTo(actor)
  const today = buildTodayConstant('America/Argentina/Buenos_Aires')
  let heaviest = { readRows: 0, query: '' }
  for (const query of queries.filter((text) => !text.includes('_state_in=')))
    for (const page of [1, pageCount]) {
      const { db, heaviest: ofQuery } = recordHeaviestQuery(sql, table)
      const parameters = { ...Object.fromEntries(new URLSearchParams(query)), page: String(page) }
      const boardQuery = parseBoardQuery(visibleEmployees, parameters)
      await readBoard({ db, type: trainingType, actor, employees: visibleEmployees, today }, boardQuery)
      if (ofQuery.readRows > heaviest.readRows) heaviest = { readRows: ofQuery.readRows, query }
    }
  const what = `its heaviest statement, in rows of ${table}`
  return buildAtMostResult(what, 25_000, 'rows', computeSpread([heaviest.readRows]), heaviest.query)
}
