import { createTextField, defineTextKind } from '#src/resource/kinds/text/text.ts'

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Declares a time of day, `HH:MM`, in 24 hours. */
export const time = createTextField('time', 5)

export const timeKind = defineTextKind<'time'>({
  normalize: (text) => (timePattern.test(text) ? { value: text } : { problem: 'resource.fields.time' }),
  order: 'value',
  isSearched: false,
})
