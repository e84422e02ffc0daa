import { createTextField, defineTextKind, type TextField } from '#src/resource/kinds/text/text.ts'

export type ColorField = TextField<'color'>

export const colorPattern = /^#[0-9a-fA-F]{6}$/

/** Declares a colour field: `#RRGGBB`, stored in capitals. */
export const hexColor = createTextField('color', 7)

export const colorKind = defineTextKind<'color'>({
  normalize: (text) => (colorPattern.test(text) ? { value: text.toUpperCase() } : { problem: 'resource.fields.color' }),
  order: 'value',
})
