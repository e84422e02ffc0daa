import { loadInBulk } from '#bench/bulk-load.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

const itemCount = 30
const neededCount = 5

/**
 * Grows the shop to thirty training items, five of which each job title needs, and gives `heldCount` trainings to each
 * employee: the five needed ones and others. 3 % of the needed ones are missing. Of a hundred trainings one has
 * expired, one expires within thirty days, and ten never expire.
 */
export async function growTrainings(sql: Sql, heldCount: number): Promise<void> {
  await sql`truncate trainings, training_cells, training_item_job_titles`
  await sql`
    insert into training_items (name, validity_months)
    select 'Tema ' || n, 12 from generate_series((select count(*)::int + 1 from training_items), ${itemCount}) n`
  const tables = ['training_item_job_titles', 'trainings', 'training_cells']
  const apart = [
    { table: 'training_item_job_titles', trigger: 'training_needs_made' },
    { table: 'trainings', trigger: 'trainings_made' },
  ]
  await loadInBulk(sql, { tables, apart }, async () => {
    await sql.query(`
      insert into training_item_job_titles (training_item_id, job_title_id)
      select item.id, title.id from (${buildRankedRowsSelect('training_items')}) item, (${buildRankedRowsSelect('job_titles')}) title
      where (item.place + ${itemCount * 100} - title.place * ${neededCount}) % ${itemCount} < ${neededCount}`)
    await sql.query(buildTrainingsStatement(heldCount))
    await sql`
      insert into training_cells (employee_id, item_id, certification_id, date, expiration_date)
      select employee_id, training_item_id, id, date, expiration_date from trainings`
    await sql`
      insert into training_cells (employee_id, item_id)
      select e.id, needed.training_item_id
      from training_item_job_titles needed join employees e on e.job_title_id = needed.job_title_id
      on conflict do nothing`
  })
}

const buildRankedRowsSelect = (table: string) => `select id, row_number() over (order by id) - 1 as place from ${table}`

/** Each item of an employee is another one, so each training is the newest of its item. */
function buildTrainingsStatement(heldCount: number): string {
  const hash = (seed: number) => `abs(hashint4extended(e.id, ${seed} + n) % 100)`
  const ofOthers = `(${neededCount} + (e.id * 7 + (n - ${neededCount}) * 4) % ${itemCount - neededCount})`
  return `
    insert into trainings (employee_id, training_item_id, date, expiration_date)
    select e.id, item.id, current_date - 700 + e.id % 300,
      case when ${hash(1000)} = 0 then current_date - 1 - e.id % 300
        when ${hash(1000)} = 1 then current_date + e.id % 30
        when ${hash(1000)} >= 12 then current_date + 31 + e.id % 700 end
    from employees e
    join (${buildRankedRowsSelect('job_titles')}) title on title.id = e.job_title_id
    cross join generate_series(0, ${heldCount - 1}) n
    join (${buildRankedRowsSelect('training_items')}) item
      on item.place = (title.place * ${neededCount} + case when n < ${neededCount} then n else ${ofOthers} end) % ${itemCount}
    where n >= ${neededCount} or ${hash(2000)} >= 3`
}
