import { defineResource, type Resource } from '#src/resource/declaration.ts'
import { type ChoiceMessages, choice } from '#src/resource/kinds/choice/choice.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { decimal } from '#src/resource/kinds/number/number.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { recordDays } from '#src/workforce/dates.ts'
import { employees } from '#src/workforce/record/employees.ts'

/** The states of a training or quality, with their words. */
export const certificationStates: ChoiceMessages = {
  valid: 'workforce.certification_state.valid',
  soon: 'workforce.certification_state.soon',
  expired: 'workforce.certification_state.expired',
}

/** The names of a kind of certification: trainings or qualities. */
export type CertificationType = {
  name: 'trainings' | 'qualities'
  /** Name of the kind of item that the certification refers to. The table of items has the plural of this name. */
  item: 'training_item' | 'quality_item'
}

export const certificationTypes: readonly CertificationType[] = [
  { name: 'trainings', item: 'training_item' },
  { name: 'qualities', item: 'quality_item' },
]

/** Declares trainings or qualities: an employee's item with its date and its expiration. */
const defineCertification = ({ name, item }: CertificationType): Resource =>
  defineResource({
    name,
    parent: { resource: employees, fieldName: 'employee_id', hasRootAddress: true },
    access: {
      read: employees.access.read,
      create: 'update_employees',
      update: 'update_employees',
      delete: 'update_employees',
    },
    fields: {
      employee_id: ref('employees', {
        required: 'workforce.certifications.employee_required',
        joins: { employee_surname: 'surname', employee_name: 'name', employee_file_number: 'employee_file_number' },
      }),
      [`${item}_id`]: ref(`${item}s`, { required: `workforce.${name}.item_required`, joins: { [item]: 'name' } }),
      date: date({
        range: recordDays,
        required: 'workforce.certifications.date_required',
        unique: `workforce.${name}.duplicated`,
      }),
      expiration_date: date({ range: recordDays, isProposed: true }),
      state: computed(choice(certificationStates), 'How it stands today; `soon` within the days of the parameters'),
      instructor: text({ max: 100 }),
      hours: decimal({ min: 0, max: 9999.99 }),
      comments: longText({ max: 2000 }),
      file: file({ isShared: true }),
    },
    columns: [
      ...['employee_surname', 'employee_name', 'employee_file_number', item, 'date', 'expiration_date', 'state'],
      ...['instructor', 'hours', 'comments'],
    ],
    sorts: [item, 'expiration_date'],
    bulkFields: ['expiration_date', 'instructor', 'hours', 'comments'],
    filters: {
      employee_id: ['is'],
      [`${item}_id`]: ['is'],
      date: ['range'],
      expiration_date: ['range'],
    },
    label: [item],
    order: [
      { field: 'date', dir: 'desc' },
      { field: 'id', dir: 'desc' },
    ],
    duplicateMessage: `workforce.${name}.duplicated`,
  })

export const certifications: readonly { type: CertificationType; resource: Resource }[] = certificationTypes.map(
  (type) => ({ type, resource: defineCertification(type) }),
)
