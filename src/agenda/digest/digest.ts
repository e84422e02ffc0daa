import { type Language, languageNames } from '#src/platform/i18n/define-messages.ts'
import { choice } from '#src/resource/kinds/choice/choice.ts'
import { integer } from '#src/resource/kinds/number/number.ts'

const required = 'resource.fields.required'

/** When a user gets the weekly mail of notices, in the shop's time zone, and in which language. `day` 1 is Monday. */
export type Digest = { day: number; hour: number; language: Language }

/** The fields of a digest, each required. */
export const digestFields = {
  day: integer({ required, min: 1, max: 7 }),
  hour: integer({ required, min: 0, max: 23 }),
  language: choice(languageNames, { required }),
}

/** The permission without which no digest is set or sent. */
export const digestAccess = 'see_notifications'
