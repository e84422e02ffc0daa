import { loadInBulk } from '#bench/bulk-load.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

/**
 * Words that occur in names of both shops: in ten rows, in one of a hundred, in nearly a third. With the late words the
 * names begin, and their rows stand last in the list's order.
 */
export const words = {
  products: {
    rare: 'turmalina',
    some: 'reacondicionado',
    common: 'desbloqueado',
    someLate: 'zarzaparrilla',
    commonLate: 'zootecnista',
  },
  employees: {
    rare: 'zubizarreta',
    some: 'anchorena',
    common: 'fernandez',
    someLate: 'zubizarrieta',
    commonLate: 'zumalacarregui',
  },
}

type Words = { rare: string; some: string; common: string }
type LateWords = { someLate: string; commonLate: string }

/** SQL expression of the words at the end of row `n`'s name. */
const buildWordsExpression = ({ rare, some, common }: Words, total: number) => `
  case when n % ${Math.max(1, Math.floor(total / 10))} = 7 then ' ${capitalize(rare)}' else '' end ||
  case when n % 100 = 13 then ' ${capitalize(some)}' else '' end ||
  case when n % 10 in (2, 5, 8) then ' ${capitalize(common)}' else '' end`

/** SQL expression of the word at the beginning of row `n`'s name. */
const buildLateWordExpression = ({ someLate, commonLate }: LateWords, isSome: string, isCommon: string) =>
  `case when ${isSome} then '${capitalize(someLate)} ' when ${isCommon} then '${capitalize(commonLate)} ' else '' end`

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** SQL expression that picks an element of an array for row `n`. Each `seed` distributes the elements differently. */
const buildPickExpression = (array: string, seed: number) =>
  `(${array})[1 + abs(hashint4extended(n, ${seed}) % cardinality(${array}))::int]`

const minutesOfTwoYears = 1_000_000

/**
 * Inserts copies of the demo shop's products, with their categories, pictures and colours, created within two years.
 */
export async function growProducts(sql: Sql, products: number): Promise<void> {
  const minutes = Math.max(1, Math.floor(minutesOfTwoYears / products))
  const apart = ['products', 'product_colors'].map((table) => ({ table, trigger: `${table}_public` }))
  await loadInBulk(sql, { tables: ['products', 'product_colors'], apart }, async () => {
    await sql.query(`
      with own as materialized (
        select *, row_number() over (order by id) - 1 as place from products where coalesce(code, '') not like 'C-%'),
        many as materialized (select count(*) as own from own)
      insert into products (name, description, category_id, price, capacity, code, image, created_at)
      select ${buildLateWordExpression(words.products, `n > ${products * 0.99}`, `n > ${products * 0.67}`)} ||
          p.name || ' ' || n || ${buildWordsExpression(words.products, products)},
        case when n % 50 = 0 then '-' else p.description end, p.category_id, p.price + n % 500, p.capacity,
        'C-' || n, case when n % 20 = 0 then '{}' else p.image end,
        now() - make_interval(mins => (n * ${minutes})::int)
      from generate_series((select count(*)::int + 1 from products), ${products}) n
      join own p on p.place = n % (select own from many)`)
    await sql`
      with shades as materialized (
        select id, row_number() over (order by id) - 1 as place, count(*) over () as many from colors)
      insert into product_colors (product_id, color_id, position)
      select p.id, c.id, c.place from products p join shades c on (p.id + c.place) % c.many < 3
      where p.code like 'C-%' on conflict do nothing`
  })
  // Raises the public version, as the triggers that were left out would have done.
  await sql`update parameters set email = email`
}

const references = {
  ...{ company_id: 'companies', client_id: 'clients', job_sector_id: 'job_sectors', job_title_id: 'job_titles' },
  ...{ job_category_id: 'job_categories', contract_type_id: 'contract_types', cct_id: 'ccts' },
  ...{ management_level_id: 'management_levels', cost_center: 'cost_centers', status_id: 'employee_status' },
}

/**
 * Inserts employees whose names are combined from those of the demo company, each with one employment period. There are
 * only so many different dates, companies and clients that fifty employees share each, so that a page is full in a shop
 * of any size.
 */
export async function growEmployees(sql: Sql, employees: number): Promise<void> {
  for (const table of ['companies', 'clients'])
    await sql.query(`
      insert into ${table} (name) select 'Casa ' || n from generate_series(1, ${countVariants(200, employees)}) n
      on conflict do nothing`)
  const apart = [
    { table: 'employees', trigger: 'employees_first_period' },
    { table: 'employees', trigger: 'employees_made_for_ppe_holdings' },
    { table: 'employment_periods', trigger: 'employment_periods_made' },
  ]
  await loadInBulk(sql, { tables: ['employees', 'employment_periods'], apart }, async () => {
    await sql.query(buildEmployeesStatement(employees))
    await sql`
      insert into employment_periods (employee_id, admission_date, termination_date)
      select id, admission_date, termination_date from employees where employee_file_number like 'C-%'
        and not exists (select from employment_periods p where p.employee_id = employees.id)`
  })
}

const countVariants = (most: number, rows: number) => Math.max(1, Math.min(most, Math.floor(rows / 100)))

function buildEmployeesStatement(employees: number): string {
  const day = (first: string, days: number, every = 1) =>
    `date '${first}' + (n / ${every} % ${countVariants(days, employees / every)})::int`
  return `
    with own as materialized (
      select array_agg(name order by id) as names, array_agg(surname order by id) as surnames from employees
      where employee_file_number not like 'C-%')
    insert into employees (name, surname, employee_file_number, dni, ${Object.keys(references).join(', ')}, gender,
      birth_date, admission_date, termination_date, medical_check_expiration, driver_expiration_date,
      driver_license_class, active, city, province)
    select ${buildPickExpression('own.names', 1)},
      ${buildLateWordExpression(words.employees, 'n % 100 = 57', 'n % 10 in (1, 4, 7)')} ||
        ${buildPickExpression('own.surnames', 2)} || ' ' || ${buildPickExpression('own.surnames', 30)} || ${buildWordsExpression(words.employees, employees)},
      'C-' || n, (10000000 + n)::text,
      ${Object.values(references)
        .map((table, at) => buildPickExpression(`(select array_agg(id) from ${table})`, 3 + at))
        .join(', ')},
      ${buildPickExpression("array['female', 'male', 'female', 'male', 'female', 'male', 'other']", 20)},
      ${day('1955-01-01', 15_000)}, ${day('2005-01-01', 4500)}, case when n % 10 = 0 then ${day('2018-01-01', 2000, 10)} end,
      ${day('2025-01-01', 1000)}, case when n % 4 = 0 then ${day('2025-01-01', 1500, 4)} end,
      case when n % 4 = 0 then ${buildPickExpression("array['B.1', 'A.3,B.1', 'B.1,C.1', 'A.1.1']", 21)} end,
      n % 50 <> 0, ${buildPickExpression("array['Paraná', 'Santa Fe', 'Diamante', 'Crespo', 'Rosario']", 22)}, 'Entre Ríos'
    from generate_series((select count(*)::int + 1 from employees), ${employees}) n, own`
}
