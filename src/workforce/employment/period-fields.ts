import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { structure } from '#src/resource/kinds/structure/structure.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { recordDays } from '#src/workforce/dates.ts'

/** The permission to see terminations: how an employment ended, and whether the person may be employed again. */
export const terminationPermission = 'see_employee_termination'

const required = 'resource.fields.required'

/** The fields of an employment period. The termination date is the last day of work. */
export const periodFields = {
  admission_date: date({ required, range: recordDays }),
  termination_date: date({ range: recordDays }),
  termination_reason: text({ max: 200 }),
  termination_comments: longText({ max: 2000 }),
  employable: boolean({ defaultValue: true }),
}

/** The fields of a termination, as an action's input. Audit entries show them to users who may see terminations. */
export const terminationInput = {
  termination_date: date({ range: recordDays, readPermission: terminationPermission }),
  termination_reason: text({ max: 200, readPermission: terminationPermission }),
  termination_comments: longText({ max: 2000, readPermission: terminationPermission }),
  employable: boolean({ defaultValue: true, readPermission: terminationPermission }),
}

/** A length of service: whole months counted forward from the first day, then the remaining days. */
export const seniorityParts = structure({
  fields: { years: integer({ required }), months: integer({ required }), days: integer({ required }) },
  phrases: {
    years: 'workforce.seniority.years',
    months: 'workforce.seniority.months',
    days: 'workforce.seniority.days',
  },
})

/** The meaning of the length of one period, for `/api/docs`. */
export const periodSeniorityMeaning =
  'Calendar difference from the admission to today or the end, that day included; null before the admission'
