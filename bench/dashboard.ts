import { get } from 'node:http'
import { computeSpread, type Spread } from '#bench/alternate.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import { measureP99OfSteadyRequests } from '#bench/steady.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const rows = 1_000_000
const servings = 200
const renewals = 7

/**
 * The start page over a million products, presses, messages, audit rows, and employees with a period each. It measures
 * all cards at once, as a browser requests them, with stored and with recomputed figures, and the delay of other
 * requests meanwhile.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    await growTables(shop.sql)
    const ask = prepareDashboard(shop, await openSessionOfHolder(shop.sql, 'see_audit'))
    const cold = await ask()
    const servedTimes: number[] = []
    for (let i = 0; i < servings; i++) servedTimes.push(await ask())
    const beside = `p99 ${computePercentile(servedTimes, 0.99).toFixed(1)} ms; the very first ${cold.toFixed(0)} ms`
    report(
      buildAtMostResult(
        'the cards of the start page over 1,000,000 rows each, as kept',
        50,
        'ms',
        computeSpread(servedTimes),
        beside,
      ),
    )
    report(await measureRenewing(shop, ask))
  } finally {
    await shop.stop()
  }
}

/**
 * p99 of other requests while the figures are recomputed again and again. The program recomputes them at most once a
 * minute.
 */
async function measureRenewing(shop: Shop, ask: () => Promise<number>): Promise<Result> {
  const otherAddress = `${shop.contender.url}/api/categories?page=1&per_page=20`
  const ratios: number[] = []
  const renewalTimes: number[] = []
  await measureP99OfSteadyRequests(otherAddress, pause(2000))
  for (let i = 0; i < renewals; i++) {
    const idle = await measureP99OfSteadyRequests(otherAddress, pause(3000))
    const busy = await measureP99OfSteadyRequests(otherAddress, renewFiguresFor(3000, shop.sql, ask, renewalTimes))
    ratios.push(busy / idle)
  }
  const beside = `renewing all cards takes ${formatMillisecondSpread(computeSpread(renewalTimes))} ms`
  return buildAtMostResult(
    'p99 of 50 small requests a second while they are worked out anew, against idle',
    3,
    '×',
    computeSpread(ratios),
    beside,
  )
}

async function renewFiguresFor(
  ms: number,
  sql: Sql,
  ask: () => Promise<number>,
  renewalTimes: number[],
): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until) {
    await sql`update card_figures set at = at - interval '2 minutes'`
    renewalTimes.push(await ask())
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns a function that requests every card at once and returns the milliseconds until the last answer. */
function prepareDashboard({ contender: { url } }: Shop, token: string): () => Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  let addresses: string[] = []
  return async () => {
    if (addresses.length === 0) {
      const cards: { address: string }[] = JSON.parse(await fetchText(`${url}/api/dashboard`, headers))
      addresses = cards.map(({ address }) => url + address)
    }
    const began = performance.now()
    await Promise.all(addresses.map((address) => fetchText(address, headers)))
    return performance.now() - began
  }
}

function fetchText(url: string, headers: Record<string, string>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(url, { headers }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
    let text = ''
    response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    response.on('end', () => resolve(text))
  }).on('error', reject)
  return promise
}

/**
 * Inserts a million rows into each table that a card reads. The indexes of the search are left out: no card uses them,
 * and filling them would take minutes.
 */
async function growTables(sql: Sql): Promise<void> {
  await sql`drop index products_search, products_window_search, products_name_words, contact_messages_search,
    employees_search, employees_label`
  await sql`
    insert into products (name, description, category_id, price, image, created_at)
    select 'Producto ' || n, case when n % 50 = 0 then '-' else 'En caja' end,
      (select array_agg(id) from categories)[1 + n % 12], n % 2000,
      case when n % 20 = 0 then '{}'::text[] else array['p.jpg'] end, now() - make_interval(mins => n)
    from generate_series(1, ${rows}) n`
  await sql`
    insert into product_wants (product_id, day, presses)
    select p.id, current_date - (p.id % 180), 1 + p.id % 9 from products p on conflict do nothing`
  await sql`
    insert into contact_messages (name, email, message, read, created_at)
    select 'Visita ' || n, 'v@example.com', 'Hola', n % 3 > 0, now() - make_interval(mins => n)
    from generate_series(1, ${rows}) n`
  await sql`
    insert into audit (user_id, resource, entity_id, action, after)
    select 1, 'products', n::text, 'updated', jsonb_build_object('id', n, 'name', 'Producto ' || n)
    from generate_series(1, ${rows}) n`
  await sql`
    insert into employees (name, surname, employee_file_number, job_sector_id, admission_date, termination_date,
      driver_expiration_date, medical_check_expiration)
    select 'Ana', 'Persona ' || n, 'F' || n, (select array_agg(id) from job_sectors)[1 + n % 9],
      current_date - 1000 - n % 3000, case when n % 10 = 0 then current_date - n % 1000 end, current_date - 20 + n % 1000, current_date - 20 + n % 1000
    from generate_series(1, ${rows}) n`
  await sql`vacuum analyze`
}

const computePercentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

const formatMillisecondSpread = ({ median, lowest, highest }: Spread) =>
  `${median.toFixed(0)} (${lowest.toFixed(0)}–${highest.toFixed(0)})`
