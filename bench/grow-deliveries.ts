import { loadInBulk } from '#bench/bulk-load.ts'
import { growEmployees } from '#bench/grow.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const itemCount = 30
const neededCount = 5
/** The number of deliveries of a round. */
const roundSize = 200

/** Opens a shop with so many employees, and `givenToEach` deliveries to each of them. */
export async function openShopWithDeliveries(employeeCount: number, givenToEach: number): Promise<Shop> {
  const shop = await openShop({})
  await growEmployees(shop.sql, employeeCount)
  await growDeliveries(shop.sql, givenToEach)
  return shop
}

/**
 * Grows the shop to thirty items of protective equipment, five of which each job title needs, and gives each of them
 * `givenCount / 5` times to each employee, all signed. 3 % were never given. Of the others 2 % are due or past, the
 * rest is due within a year. Nine of ten people have their sizes. Every other delivery belongs to a closed round.
 */
async function growDeliveries(sql: Sql, givenCount: number): Promise<void> {
  const tables = ['ppe_job_titles', 'employee_ppe_sizes', 'ppe_deliveries', 'ppe_holdings']
  await sql`truncate ppe_deliveries, ppe_holdings, ppe_job_titles, employee_ppe_sizes`
  await sql`
    insert into ppes (name, useful_life_months, brand, model, certification, sizes)
    select 'Elemento ' || n, 12, 'Lince', 'M-' || n, 'IRAM ' || 3600 + n,
      case when n % 3 > 0 then array['36', '37', '38', '39', '40', '41', '42', '43'] else '{}' end
    from generate_series((select count(*)::int + 1 from ppes), ${itemCount}) n`
  const apart = [
    { table: 'ppe_job_titles', trigger: 'ppe_needs_made' },
    { table: 'employee_ppe_sizes', trigger: 'ppe_sizes_made_into_holdings' },
    { table: 'ppe_deliveries', trigger: 'ppe_deliveries_made' },
  ]
  await loadInBulk(sql, { tables, apart }, async () => {
    await sql.query(`
      insert into ppe_job_titles (ppe_id, job_title_id)
      select item.id, title.id from (${buildRankedRowsSelect('ppes')}) item, (${buildRankedRowsSelect('job_titles')}) title
      where (item.place + ${itemCount * 100} - title.place * ${neededCount}) % ${itemCount} < ${neededCount}`)
    await sql.query(`
      insert into employee_ppe_sizes (employee_id, ppe_id, size, position)
      select e.id, p.id, p.sizes[1 + (e.id + p.id) % cardinality(p.sizes)], p.id
      from employees e join ppe_job_titles n on n.job_title_id = e.job_title_id join ppes p on p.id = n.ppe_id
      where p.sizes <> '{}' and e.id % 10 > 0`)
    await sql.query(`
      insert into ppe_rounds (title, date, closed_at)
      select 'Ronda ' || n, current_date - n % 400, now()
      from generate_series(1, (select greatest(1, count(*) * ${givenCount} / ${2 * roundSize})::int from employees)) n`)
    await sql.query(buildDeliveriesStatement(givenCount / neededCount))
    await sql.query(`
      insert into ppe_holdings (employee_id, ppe_id, delivery_id, delivery_date, next_delivery_date, is_needed)
      select distinct on (employee_id, ppe_id) employee_id, ppe_id, id, delivery_date, next_delivery_date, true
      from ppe_deliveries order by employee_id, ppe_id, delivery_date desc, id desc`)
    await sql.query(`
      insert into ppe_holdings (employee_id, ppe_id, is_needed)
      select e.id, n.ppe_id, true from ppe_job_titles n join employees e on e.job_title_id = n.job_title_id
      on conflict do nothing`)
  })
}

const buildRankedRowsSelect = (table: string) => `select id, row_number() over (order by id) - 1 as place from ${table}`

/** Each item is given once a year, so that the last of an employee's deliveries of an item is the one that counts. */
function buildDeliveriesStatement(timesEach: number): string {
  const hash = (seed: number) => `abs(hashint8extended(e.id::bigint * 1000 + p.id, ${seed}))`
  const hexHash = (text: string) => `encode(sha256((${text})::bytea), 'hex')`
  return `
    insert into ppe_deliveries (employee_id, ppe_id, round_id, delivery_date, next_delivery_date, size, brand, model,
      certification, ppe_name, employee_name, employee_dni, job_title, company_name, company_cuit, signature, signed_at,
      signed_by, signed_by_name, operator, address, device, sentence, strokes, strokes_hash, record_hash, signature_hash)
    select e.id, p.id, case when n % 2 = 0 then round.first + (e.id * ${neededCount} + p.id) % round.many end,
      next_day - 365 * (n + 1), next_day - 365 * n, s.size, p.brand, p.model, p.certification, p.name,
      e.surname || ', ' || e.name, e.dni, j.name, c.name, c.cuit, 'glass', now() - make_interval(days => 365 * n), 1,
      'Ana Jefa', 'Ana Jefa', '127.0.0.1', 'Tableta', 'Recibí los elementos.', '[[[200, 2000, 0], [400, 2400, 16]]]',
      ${hexHash('e.id::text')}, ${hexHash("p.id || ' ' || e.id")}, ${hexHash("n || ' ' || e.id")}
    from employees e
    join ppe_job_titles need on need.job_title_id = e.job_title_id join ppes p on p.id = need.ppe_id
    join job_titles j on j.id = e.job_title_id left join companies c on c.id = e.company_id
    left join employee_ppe_sizes s on s.employee_id = e.id and s.ppe_id = p.id
    cross join (select min(id) as first, count(*)::int as many from ppe_rounds) round
    cross join lateral (
      select current_date + case when ${hash(1)} % 100 < 5 then -(${hash(2)} % 60) else 1 + ${hash(2)} % 365 end::int as next_day) due
    cross join generate_series(0, ${timesEach - 1}) n
    where ${hash(1)} % 100 >= 3`
}
