import { type TextField, textField, textKind } from '#src/resource/kinds/text/text.ts'

export type ColorField = TextField<'color'>

/** `#RRGGBB`, stored in capitals. */
export const hexColor = textField('color', 7)

export const colorKind = textKind<'color'>({
  spelling: (text) =>
    /^#[0-9a-f]{6}$/i.test(text) ? { value: text.toUpperCase() } : { problem: 'resource.fields.color' },
  order: 'value',
})
