import { defineResource, type Resource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** The longest validity of an item, in months. */
const maxMonths = 600

type ItemList = { name: 'training_items' | 'quality_items'; icon: string }

/** Declares a list of subjects: those in which employees are trained, or those in which they are certified. */
function defineItemResource({ name, icon }: ItemList): Resource {
  const item = name.replace(/s$/, '')
  return defineResource({
    name,
    access: {
      read: [`see_${name}`, `update_${name}`],
      create: `create_${name}`,
      update: `update_${name}`,
      delete: `delete_${name}`,
    },
    screens: {
      list: { path: name, access: `see_${name}` },
      create: { path: `${item}_create`, access: `create_${name}` },
      update: { path: `${item}_update`, access: `update_${name}` },
    },
    menu: { icon, access: `see_${name}`, listAccess: `see_${name}` },
    fields: {
      name: text({ required: `safety.${name}.name_required`, unique: `safety.${name}.duplicated` }),
      description: longText({ max: 2000 }),
      validity_months: integer({ min: 1, max: maxMonths }),
      job_title_ids: refs('job_titles', {
        through: { table: `${item}_job_titles`, ownerColumn: `${item}_id`, targetColumn: 'job_title_id' },
        linkedName: 'job_titles',
        linkedColumns: ['id', 'name'],
      }),
    },
    isSmall: true,
    columns: ['name', 'description', 'validity_months', 'job_titles'],
    wideScreenColumns: ['description'],
    filters: { validity_months: ['range', 'empty'] },
    // Who reads the board reads the items' names there, and chooses one for the sheet.
    choicePermissions: ['see_employees'],
    duplicateMessage: `safety.${name}.duplicated`,
  })
}

/** Subjects in which employees are trained. */
export const trainingItems = defineItemResource({ name: 'training_items', icon: 'mortarboard' })

/** Subjects in which employees are certified. */
export const qualityItems = defineItemResource({ name: 'quality_items', icon: 'patch-check' })
