import { defineResource } from '#src/resource/declaration.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import {
  periodFields,
  periodSeniorityMeaning,
  seniorityParts,
  terminationPermission,
} from '#src/workforce/employment/period-fields.ts'
import { employees } from '#src/workforce/record/employees.ts'

const unique = 'workforce.periods.duplicated'

/**
 * The employment periods of an employee, the last one first. Only actions of the employee and imported sheets write
 * them.
 */
export const periods = defineResource({
  name: 'periods',
  table: 'employment_periods',
  parent: { resource: employees, fieldName: 'employee_id' },
  access: { read: terminationPermission, create: 'never', update: 'never', delete: 'never' },
  sheetAccess: { create: 'create_employee_termination', update: 'update_employee_termination' },
  fields: {
    employee_id: ref('employees', { required: 'resource.fields.required' }),
    ...periodFields,
    admission_date: { ...periodFields.admission_date, unique },
    period_seniority: computed(seniorityParts, periodSeniorityMeaning),
  },
  columns: [
    ...['admission_date', 'termination_date', 'period_seniority', 'termination_reason'],
    ...['termination_comments', 'employable'],
  ],
  filters: { employee_id: ['is'] },
  label: ['admission_date'],
  order: [{ field: 'admission_date', dir: 'desc' }],
  duplicateMessage: unique,
})
