import { defineResource } from '#src/resource/declaration.ts'
import { type ChoiceMessages, choice } from '#src/resource/kinds/choice/choice.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { employees } from '#src/workforce/record/employees.ts'

/** Types of attachments, with their labels. */
export const attachmentTypes: ChoiceMessages = {
  dni: 'workforce.attachment_type.dni',
  cuil: 'workforce.attachment_type.cuil',
  curriculum: 'workforce.attachment_type.curriculum',
  contract: 'workforce.attachment_type.contract',
  medical: 'workforce.attachment_type.medical',
  training: 'workforce.attachment_type.training',
  license: 'workforce.attachment_type.license',
  other: 'workforce.attachment_type.other',
}

const required = 'resource.fields.required'

/** Attachments of an employee: contracts, certificates. A hook takes name, media type and size from the file. */
export const attachments = defineResource({
  name: 'attachments',
  parent: { resource: employees, fieldName: 'employee_id' },
  access: { read: employees.access.read, create: 'update_employees', update: 'never', delete: 'update_employees' },
  fields: {
    employee_id: ref('employees', { required }),
    type: choice(attachmentTypes, { required: 'workforce.attachments.type_required' }),
    file: file({ required: 'workforce.attachments.file_required', link: 'url' }),
    name: text({ readOnly: true, max: 255, required }),
    media_type: text({ readOnly: true, required }),
    size: integer({ readOnly: true, min: 1, required }),
  },
  columns: ['type', 'name', 'size', 'created_at'],
  filters: { employee_id: ['is'] },
  order: [{ field: 'created_at', dir: 'desc' }],
})
