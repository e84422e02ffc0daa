import { defineResource } from '#src/resource/declaration.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { texts } from '#src/resource/kinds/texts/texts.ts'

/**
 * Personal protective equipment (PPE). The form of Resolución SRT 299/2011 requires brand, model and certification. The
 * law sets no useful life, so the business sets it, in months.
 */
export const ppes = defineResource({
  name: 'ppes',
  access: {
    read: ['see_ppes', 'update_ppes'],
    create: 'create_ppes',
    update: 'update_ppes',
    delete: 'delete_ppes',
  },
  screens: {
    list: { path: 'ppes', access: 'see_ppes' },
    create: { path: 'ppe_create', access: 'create_ppes' },
    update: { path: 'ppe_update', access: 'update_ppes' },
  },
  menu: { icon: 'shield-check', access: 'see_menu_ppes', listAccess: 'see_ppes' },
  fields: {
    name: text({ required: 'safety.ppes.name_required', unique: 'safety.ppes.duplicated' }),
    description: longText({ max: 2000 }),
    useful_life_months: integer({ min: 1, max: 600 }),
    brand: text({ max: 100 }),
    model: text({ max: 100 }),
    certification: text({ max: 100 }),
    sizes: texts({ max: 20, maxCount: 40 }),
    job_title_ids: refs('job_titles', {
      through: { table: 'ppe_job_titles', ownerColumn: 'ppe_id', targetColumn: 'job_title_id' },
      linkedName: 'job_titles',
      linkedColumns: ['id', 'name'],
    }),
  },
  isSmall: true,
  columns: ['name', 'brand', 'model', 'certification', 'useful_life_months', 'sizes', 'job_titles'],
  wideScreenColumns: ['model', 'certification', 'sizes'],
  filters: {
    brand: ['is', 'empty'],
    certification: ['empty'],
    useful_life_months: ['range', 'empty'],
    sizes: ['is', 'empty'],
  },
  duplicateMessage: 'safety.ppes.duplicated',
})
