import type { Action } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { text } from '#src/resource/kinds/text/text.ts'

const required = 'resource.fields.required'

/**
 * Erases an employee's personal data for good (Ley 25.326, art. 4.7 and 16). The user types the file number, to confirm
 * that it is this person. The audit keeps the reason alone.
 */
export const eraseEmployee: Action = {
  access: 'delete_employees',
  route: 'POST /employees/:id/erase',
  input: {
    reason: longText({ required, max: 500 }),
    employee_file_number: text({ required, max: 20, isSensitive: true }),
  },
  rule: (employee, { employee_file_number: typedNumber }) => ({
    employee_file_number:
      typedNumber === employee['employee_file_number'] ? undefined : 'workforce.employees.other_file_number',
  }),
}
