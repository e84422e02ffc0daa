import { computeToday } from '#src/platform/settings/shop-day.ts'
import type { Shop } from '#test/harness.ts'

/** What a clerk of the staff may do. */
export const employeePermissions = ['see_employees', 'create_employees', 'update_employees', 'delete_employees']

/** The least that an employee is made of. */
export const employeeValues = (given: object = {}) => ({
  name: 'Ayelén',
  surname: 'Quiroga',
  employee_file_number: '0147',
  ...given,
})

export const dayFromToday = (days: number) =>
  computeToday('America/Argentina/Buenos_Aires', Date.now() + days * 86_400_000)

export const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

/** Past the API: periods have ways of their own. */
export const endEmployment = ({ sql }: Shop, id: number, day: string) => sql`
  update employment_periods set termination_date = ${day}, termination_reason = 'Renuncia', employable = false
  where employee_id = ${id}`
