import type { Tx } from '#src/platform/database/sql.server.ts'

/**
 * What a delivery copies of a person and their employer, by the names of its columns. The name is written as the form
 * of Resolución SRT 299/2011 asks for it: 'Ayelén Quiroga'.
 */
export type EmployerAndPersonCopy = {
  employee_name: string
  employee_dni: string | null
  job_title: string | null
  company_name: string | null
  company_cuit: string | null
  company_street: string | null
  company_city: string | null
  company_zip_code: string | null
  company_province: string | null
}

/**
 * Locks these employees, so that of two deliveries to a person the second sees the first, and reads by their ids what
 * deliveries copy of them. The street contains its number.
 */
export async function lockEmployeesAndReadCopies(
  tx: Tx,
  employeeIds: readonly number[],
): Promise<Map<number, EmployerAndPersonCopy>> {
  const rows = await tx.query<(EmployerAndPersonCopy & { id: number })[]>(
    `select t.id, t.name || ' ' || t.surname as employee_name, t.dni as employee_dni,
      j.name as job_title, c.name as company_name, c.cuit as company_cuit,
      nullif(concat_ws(' ', nullif(c.address_street, ''), nullif(c.address_number, '')), '') as company_street,
      nullif(c.city, '') as company_city, nullif(c.zip_code, '') as company_zip_code,
      nullif(c.province, '') as company_province
    from employees t left join job_titles j on j.id = t.job_title_id left join companies c on c.id = t.company_id
    where t.id = any($1::int[]) order by t.id for no key update of t`,
    [[...new Set(employeeIds)]],
  )
  return new Map(rows.map(({ id, ...copy }) => [id, copy]))
}
