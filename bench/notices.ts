import { computeSpread, cycleRequests, measureInTurns } from '#bench/alternate.ts'
import { words } from '#bench/grow.ts'
import { openShopWithDeliveries } from '#bench/grow-deliveries.ts'
import { growTrainings } from '#bench/grow-trainings.ts'
import { buildAtMostResult, buildComparison, type Result } from '#bench/result.ts'
import { measureRowGrowth, type ShopAccess, type TimedRead } from '#bench/row-growth.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { type Shop, startBareReference } from '#bench/shop.ts'
import { recordAll } from '#bench/statements.ts'
import { noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { noticeUrgencies } from '#src/agenda/notices/notices.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'

/** Number of employees of the large shop. Fewer serve to try the bench. */
const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const rowsOfSmall = 1000
/** Deliveries and trainings of each employee. */
const givenToEach = 10
const pageCount = 20
const maxMonthBytes = 40_000

const listQueries = [
  '',
  ...Object.keys(noticeTypes).map((type) => `type=${type}`),
  ...Object.keys(noticeUrgencies).map((when) => `when=${when}`),
  ...['job_sector_id=1', 'client_id=1', 'dismissed=0', 'dismissed=1', 'type_in=license,medical_check'],
  ...Object.values(words.employees).map((word) => `q=${word}`),
]

/** Notices, their sums, the pulse and the calendar, with 100,000 employees and with 1,000. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shops = [await openFilledShop(rowsOfSmall), await openFilledShop(rows)] as const
  try {
    const [small, large] = [await signInReader(shops[0]), await signInReader(shops[1])]
    const what = `of ${rows.toLocaleString('en')} people against 1,000, p95`
    const lists = listQueries.map((query) => buildListRead(query))
    report(
      await measureRowGrowth(small, large, lists, {
        what: `notices ${what} of pages 1 to ${pageCount}`,
        ...{ times: 3, turns: 3 },
      }),
    )
    const months = { what: `a month of the calendar ${what}`, times: 10, flatMs: 50, turns: 3 }
    report(await measureRowGrowth(small, large, [{ name: 'months', small: listMonths, large: listMonths }], months))
    report(await measureMonthBytes(large))
    report(await comparePulse(shops[1], large))
    report(
      await countStatements(
        shops[1],
        large,
        'a page of notices',
        2,
        listQueries.map((query) => buildPage(query, 1)),
      ),
    )
    report(await countStatements(shops[1], large, 'a month of the calendar', 3, listMonths()))
    report(await countStatements(shops[1], large, 'the pulse', 1, ['/api/pulse']))
    report(await compareSummary(shops[1], large))
    report(await findSequentialScans(shops[1], large))
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

async function openFilledShop(employeeCount: number): Promise<Shop> {
  const shop = await openShopWithDeliveries(employeeCount, givenToEach)
  await growTrainings(shop.sql, givenToEach)
  return shop
}

const signInReader = async ({ sql, contender: { url } }: Shop): Promise<ShopAccess> => ({
  url,
  headers: { authorization: `Bearer ${await openSessionOfHolder(sql, 'see_notifications')}` },
})

const buildPage = (query: string, page: number) => `/api/notifications?page=${page}${query && `&${query}`}`

function buildListRead(query: string): TimedRead {
  const addresses = () => Array.from({ length: pageCount }, (_, index) => buildPage(query, index + 1))
  return { name: query || 'without a filter', small: addresses, large: addresses }
}

/** Six weeks each, as the screen of a month asks for them, of a year around today. */
function listMonths(): string[] {
  return Array.from({ length: 12 }, (_, month) => {
    const from = addDays(readShopDay(), (month - 4) * 30)
    return `/api/calendar?from=${from}&to=${addDays(from, 41)}`
  })
}

async function measureMonthBytes({ url, headers }: ShopAccess): Promise<Result> {
  const sizes: number[] = []
  for (const path of listMonths()) sizes.push((await (await fetch(url + path, { headers })).arrayBuffer()).byteLength)
  const largest = Math.max(...sizes) / 1000
  return buildAtMostResult('the largest month of the calendar', maxMonthBytes / 1000, 'KB', computeSpread([largest]))
}

/** The pulse of who sees notices against that of the same account without the permission. */
async function comparePulse({ sql, contender: { url } }: Shop, reader: ShopAccess): Promise<Result> {
  await sql`
    with account as (
      insert into users (name, surname, dni, email, password_hash)
      values ('Luz', 'Lectora', '5555555', 'luz@example.com', 'none') returning id)
    insert into user_permissions (user_id, permission_id)
    select account.id, p.id from account, permissions p where p.name = 'see_employees'`
  const [holders] = await sql<{ count: number }[]>`
    select count(*)::int as count from user_permissions up join permissions p on p.id = up.permission_id
    where p.name = 'see_employees'`
  const token = await openSessionOfHolder(sql, 'see_employees', (holders?.count ?? 1) - 1)
  const other: ShopAccess = { url, headers: { authorization: `Bearer ${token}` } }
  const addresses = () => Array.from({ length: 40 }, () => '/api/pulse')
  const read = { name: 'pulse', small: addresses, large: addresses }
  const what = 'the pulse with notices against the pulse without, p95'
  return measureRowGrowth(other, reader, [read], { what, times: 3, flatMs: 3, turns: 5 })
}

/** The most statements of one request. The pulse reads session and rights in its own, any other request apart. */
async function countStatements(
  shop: Shop,
  { headers }: ShopAccess,
  what: string,
  most: number,
  paths: readonly string[],
): Promise<Result> {
  const recorded = await recordAll(
    shop,
    paths.map((path) => ({ path, headers })),
  )
  const isOwn = ({ text }: { text: string }) => what === 'the pulse' || !/sessions|user_permissions/.test(text)
  const counts = recorded.map(({ statements }) => statements.filter(isOwn).length)
  return buildAtMostResult(what, most, 'statements', computeSpread([Math.max(...counts)]))
}

const today = 'current_date'
const isAtWork = (alias: string) => `${alias}.active
  and (${alias}.termination_date is null or ${alias}.termination_date >= ${today})
  and (${alias}.admission_date is null or ${alias}.admission_date <= ${today})`

/** The counts that a summary consists of, as plainly as SQL says them. */
const bareCounts = [
  `select count(*) from employees t where t.driver_expiration_date <= ${today} + 30 and ${isAtWork('t')}`,
  `select count(*) from employees t where t.medical_check_expiration <= ${today} + 30 and ${isAtWork('t')}`,
  `select count(*) from ppe_holdings t where t.next_delivery_date <= ${today} + 15 and ${isAtWork('t')}`,
  `select count(*) from employees t where next_birthday(t.birth_date, ${today}) <= ${today} + 7 and ${isAtWork('t')}`,
  `select count(*) from training_cells c join employees t on t.id = c.employee_id
   where c.expiration_date <= ${today} + 30 and c.certification_id is not null and ${isAtWork('t')}`,
]

async function compareSummary(shop: Shop, { headers }: ShopAccess): Promise<Result> {
  const statements = bareCounts.map((text) => ({ text, values: [] }))
  const bare = await startBareReference(shop, { statements: [{ statements, inTransaction: false }] })
  try {
    const comparison = await measureInTurns(
      { contender: shop.contender, requests: cycleRequests([{ path: '/api/notifications/type', headers }]) },
      { contender: bare.contender, requests: cycleRequests([{ path: '/' }]) },
      32,
    )
    return buildComparison('the summary by type against five bare counts', 0.5, comparison)
  } finally {
    await bare.stop()
  }
}

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; Plans?: PlanNode[] }

/** The most rows that the summary reads of a table from its beginning to its end. */
async function findSequentialScans(shop: Shop, { headers }: ShopAccess): Promise<Result> {
  const [recorded] = await recordAll(shop, [{ path: '/api/notifications/type', headers }])
  const statement = recorded?.statements.find(({ text }) => text.includes('union all'))
  if (!statement) throw new Error('The summary sent no statement.')
  const [row] = await shop.sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `explain (analyze, format json) ${statement.text}`,
    statement.values as never[],
    { prepare: false },
  )
  const scans = row ? listSequentialScans(row['QUERY PLAN'][0].Plan) : []
  const longest = scans.toSorted((a, b) => b['Actual Rows'] - a['Actual Rows'])[0]
  const readRows = longest?.['Actual Rows'] ?? 0
  const what = 'the longest sequential scan of the summary'
  return buildAtMostResult(what, 500, 'rows', computeSpread([readRows]), longest?.['Relation Name'] ?? '')
}

const listSequentialScans = (node: PlanNode): PlanNode[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node] : []),
  ...(node.Plans ?? []).flatMap(listSequentialScans),
]
