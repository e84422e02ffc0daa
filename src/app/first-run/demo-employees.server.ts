import { employees } from '#seeds/employees.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'

/** For each foreign key: its table, and the property of a seed that contains the name of the row. */
const references = {
  company_id: ['companies', 'company'],
  client_id: ['clients', 'client'],
  job_sector_id: ['job_sectors', 'job_sector'],
  job_title_id: ['job_titles', 'job_title'],
  job_category_id: ['job_categories', 'job_category'],
  contract_type_id: ['contract_types', 'contract_type'],
  cct_id: ['ccts', 'cct'],
  management_level_id: ['management_levels', 'management_level'],
  cost_center: ['cost_centers', 'cost_center_name'],
  status_id: ['employee_status', 'status'],
} as const

const referenceNames: readonly string[] = [...Object.values(references).map(([, name]) => name), 'earlier']

/**
 * Inserts the demo shop's employees, with references by name. Triggers insert each employee's current period of
 * employment. This function inserts the earlier period that some employees have.
 */
export async function insertDemoEmployees(tx: Tx, today: string): Promise<void> {
  const rows = employees(today)
  const ownColumns = Object.keys(rows[0] ?? {}).filter((column) => !referenceNames.includes(column))
  const ids = Object.entries(references).map(
    ([column, [table, name]]) => `'${column}', (select id from ${table} where name = given.row ->> '${name}')`,
  )
  const columns = [...ownColumns, ...Object.keys(references)].join(', ')
  await tx.query(
    `with given as (select row from jsonb_array_elements($1::jsonb) as g (row)),
    made as (
      insert into employees (${columns})
      select ${columns} from given, jsonb_populate_record(null::employees, given.row || jsonb_build_object(${ids}))
      returning id, employee_file_number)
    insert into employment_periods (employee_id, admission_date, termination_date, termination_reason)
    select made.id, (given.row -> 'earlier' ->> 0)::date, (given.row -> 'earlier' ->> 1)::date, 'Renuncia'
    from made join given on given.row ->> 'employee_file_number' = made.employee_file_number
    where given.row ->> 'earlier' is not null`,
    [tx.json(rows)],
  )
}
