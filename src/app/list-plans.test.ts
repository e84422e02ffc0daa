import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { buildFilters } from '#src/resource/read/filters.ts'
import { readListPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { readNeighbors } from '#src/resource/read/neighbors/neighbors.server.ts'
import { parseOptionsQuery, readOptions } from '#src/resource/read/options/options.server.ts'
import { type PreparedResource, prepareResources } from '#src/resource/registration/prepared.server.ts'
import { cellStates } from '#src/workforce/trainings/board/cell-state.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { recordHeaviestQuery } from '#test/plans.ts'

/** Most rows that one statement of a list may read of the list's table, for any of the first twenty pages. */
const maxRows = 25_000

const rowCount = 100_000
const actor = {
  ...{ id: 1, name: 'Ana', surname: 'Jefa', image: null, company_id: null, client_id: null },
  ...{ session_id: 1, permissions: new Set<string>(), request_id: 'x' },
}

test('no list, filter, sort, search, neighbor or option reads more of a large table than its pages need', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 2, timeoutSeconds: 0 })
  t.after(() => sql.end())
  const registry = prepareResources(registrations, 'America/Argentina/Buenos_Aires')
  await insertProducts(sql)
  await insertEmployees(sql)
  await insertTrainingCells(sql)
  await insertImports(sql)
  const heavyQueries: string[] = []
  for (const name of ['products', 'employees']) {
    const prepared = registry.get(name)
    assert.ok(prepared)
    for (const query of listQueries(prepared)) {
      const { db, heaviest } = recordHeaviestQuery(sql, prepared.resource.table)
      const { rows } = await readListPage(db, prepared, actor, parseListQuery(prepared, query))
      if (rows[0]) await readNeighbors(db, prepared, actor, rows[0].id, parseListQuery(prepared, query))
      if (heaviest.readRows > maxRows)
        heavyQueries.push(
          `${name} ${JSON.stringify(query)}: ${heaviest.readRows} ${process.env.SHOW ? heaviest.text : ''}`,
        )
    }
    for (const q of searches) {
      const { db, heaviest } = recordHeaviestQuery(sql, prepared.resource.table)
      await readOptions(db, prepared, actor, parseOptionsQuery({ q }))
      if (heaviest.readRows > maxRows)
        heavyQueries.push(`${name} options ${q}: ${heaviest.readRows} ${process.env.SHOW ? heaviest.text : ''}`)
    }
  }
  assert.deepEqual(heavyQueries, [])
})

/**
 * Search texts that occur in one row, in every hundredth row, in half of the rows, and in all rows; and in the last
 * hundredth of the list, first and last in its labels.
 */
const searches = ['zafiro 77123', 'uno de cien', 'la mitad', 'comun', 'zztop', 'tardio']

function listQueries({ select, model }: PreparedResource): Record<string, string>[] {
  const queries: Record<string, string>[] = [{}]
  for (const sort of select.sortableNames) queries.push({ sort, dir: 'asc' }, { sort, dir: 'desc' })
  for (const q of searches) queries.push({ q })
  for (const { name, property, operator } of buildFilters(model).values()) {
    const { kind } = property.field
    if (name === 'id' || operator === 'to') continue
    if (operator === 'row')
      queries.push(
        ...(name === 'loaded' ? Object.values(requestIds).map((request) => `created.${request}`) : cellStates).map(
          (value) => ({ [name]: value }),
        ),
      )
    else if (operator === 'empty') queries.push({ [name]: '1' }, { [name]: '0' })
    else if (kind === 'ref')
      queries.push({ [name]: operator === 'in' ? '1,2' : '1' }, { [name]: operator === 'in' ? '7,8,9' : '7' })
    else if (kind === 'number' || kind === 'date' || kind === 'datetime') {
      const [rareValue, someValue, wideValue] =
        kind === 'number' ? ['3', '100', '2'] : ['2020-01-03', '2020-01-20', '2020-01-02']
      if (operator === 'equals') queries.push({ [name]: rareValue })
      else queries.push({ [name]: wideValue }, { [name]: wideValue, [name.replace('_from', '_to')]: someValue })
    } else if (kind === 'boolean') queries.push({ [name]: '1' }, { [name]: '0' })
    else if (kind === 'choice')
      queries.push(...Object.keys(property.field.messages).map((value) => ({ [name]: value })))
    else if (kind === 'choices') queries.push({ [name]: 'B.1' })
  }
  return queries.map((query) => ({ ...query, page: '20' }))
}

async function insertProducts(sql: Sql): Promise<void> {
  await sql`
    insert into categories (name, description)
    select 'Categoría ' || n, 'x' from generate_series(1, 12) n`
  await sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 8) n`
  await sql`
    insert into products (name, description, category_id, price, capacity, code, image, created_at)
    select case when n <= ${rowCount / 100} then 'Zztop tardío ' else 'Comun ' end || case when n % 100 = 0 then 'uno de cien ' else '' end || 'zafiro ' || n
        || case when n % 2 = 0 then ' la mitad' else '' end,
      case when n % 3 = 0 then '-' else 'x' end, 1 + n % 12, n % 1000, (n % 5) || ' GB', 'C' || n, '{}',
      timestamptz '2020-01-01' + make_interval(mins => n)
    from generate_series(1, ${rowCount}) n`
  await sql`
    insert into product_colors (product_id, color_id, position)
    select p.id, 1 + p.id % 8, 1 from products p`
  await sql`vacuum analyze`
}

async function insertEmployees(sql: Sql): Promise<void> {
  await sql`insert into companies (name) select 'Empresa ' || n from generate_series(1, 12) n`
  await sql`insert into clients (name) select 'Cliente ' || n from generate_series(1, 12) n`
  for (const table of [
    ...['contract_types', 'cost_centers', 'employee_status', 'job_categories', 'job_sectors', 'job_titles'],
    ...['management_levels', 'ccts'],
  ])
    await sql.query(`insert into ${table} (name) select 'Dato ' || n from generate_series(1, 12) n`)
  // The triggers that keep periods of employment would take most of the time.
  await sql`alter table employees disable trigger user`
  await sql`
    insert into employees (name, surname, employee_file_number, dni, company_id, client_id, job_sector_id, job_title_id,
      job_category_id, contract_type_id, cct_id, management_level_id, cost_center, status_id, gender, birth_date,
      medical_check_expiration, driver_expiration_date, driver_license_class, active, admission_date, city)
    select case when n % 2 = 0 then 'Comun la mitad' else 'Comun' end,
      case n % 100 when 0 then 'Uno de cien ' when 1 then 'Zztop tardío ' else 'Zafiro ' end || n, n::text, (10000000 + n)::text,
      1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12, 1 + n % 12,
      case when n % 2 = 0 then 'female' else 'male' end, date '1950-01-01' + n % 18000, date '2020-01-01' + n % 1000,
      date '2020-01-01' + n % 1000, case when n % 4 = 0 then 'A.1.1,B.1' end, n % 50 <> 0, date '2020-01-01' + n % 1000,
      'Paraná'
    from generate_series(1, ${rowCount}) n`
  await sql`vacuum analyze`
}

/** Three items for each employee: two of a hundred expire soon or have expired, three of a hundred are missing. */
async function insertTrainingCells(sql: Sql): Promise<void> {
  await sql`
    insert into training_cells (employee_id, item_id, certification_id, date, expiration_date)
    select e.id, n, case when e.id % 100 >= 3 then e.id * 3 + n end, date '2020-01-01',
      case e.id % 100 when 3 then current_date + 5 when 4 then current_date - 5 else current_date + 500 end
    from employees e, generate_series(1, 3) n`
  await sql`update training_cells set date = null, expiration_date = null where certification_id is null`
  await sql`vacuum analyze training_cells`
}

/** Request ids of two imports for each table: one of a hundred rows, one of a fifth of all rows. */
const requestIds = { few: '00000000-0000-4000-8000-000000000001', many: '00000000-0000-4000-8000-000000000002' }

async function insertImports(sql: Sql): Promise<void> {
  await sql`insert into users (dni, name, surname, email, password_hash) values ('1234567', 'Ana', 'Jefa', '', 'x')`
  await sql`
    insert into files (key, name, media_type, bytes, sha256, resource)
    values (repeat('0', 32), 'x.csv', 'text/csv', 1, decode(repeat('00', 32), 'hex'), 'imports')`
  for (const resource of ['products', 'employees'])
    for (const [request, rows] of [[requestIds.few, 100] as const, [requestIds.many, rowCount / 5] as const])
      await sql`
        with made as (
          insert into imports (user_id, name, file_key, language, asked, request_id)
          select id, 'x.csv', repeat('0', 32), 'es', ${sql.json({ resource })}, ${request} from users limit 1 returning id)
        insert into import_outcomes (import_id, row, status, record_id)
        select made.id, n, 'created', 7 + n from made, generate_series(1, ${rows}) n`
  await sql`vacuum analyze`
}
