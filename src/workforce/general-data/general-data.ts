import { defineResource, type Resource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/**
 * General data: lists that an employee's record chooses from, named as in the specification, and collective agreements
 * (`ccts`).
 */
export const generalDataKinds = [
  'contract_types',
  'cost_centers',
  'employee_status',
  'job_categories',
  'job_sectors',
  'job_titles',
  'management_levels',
  'ccts',
] as const

export const generalData: readonly Resource[] = generalDataKinds.map((name) =>
  defineResource({
    name,
    access: {
      read: ['see_employee_general_data', 'update_employee_general_data'],
      create: 'create_employee_general_data',
      update: 'update_employee_general_data',
      delete: 'delete_employee_general_data',
    },
    screens: {
      list: { path: `general_data/${name}`, access: 'see_employee_general_data' },
      create: { path: `general_data/${name}/create`, access: 'create_employee_general_data' },
      update: { path: `general_data/${name}/update`, access: 'update_employee_general_data' },
    },
    menu: { icon: 'card-list', access: 'see_employee_general_data', parentTitle: 'workforce.general_data.title' },
    fields: {
      name: text({ required: 'workforce.general_data.name_required', unique: 'workforce.general_data.duplicated' }),
      description: longText({ max: 2000 }),
    },
    isSmall: true,
    choiceFailure: 'Error al obtener los datos generales del empleado',
    columns: ['name', 'description'],
    duplicateMessage: 'workforce.general_data.duplicated',
  }),
)
