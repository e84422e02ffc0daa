import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { Shop } from '#test/harness.ts'

/** Permissions of a clerk who keeps employees. */
export const employeePermissions = ['see_employees', 'create_employees', 'update_employees', 'delete_employees']

/** Values of an employee: the required ones, and `values`. */
export const buildEmployeeValues = (values: object = {}) => ({
  name: 'Ayelén',
  surname: 'Quiroga',
  employee_file_number: '0147',
  ...values,
})

export const computeDayFromToday = (days: number) =>
  computeTodayOnServer('America/Argentina/Buenos_Aires', Date.now() + days * 86_400_000)

export const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

/** Ends an employee's current period by SQL. */
export const endEmployment = ({ sql }: Shop, id: number, day: string) => sql`
  update employment_periods set termination_date = ${day}, termination_reason = 'Renuncia', employable = false
  where employee_id = ${id}`
