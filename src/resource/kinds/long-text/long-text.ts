import { type TextField, textField, textKind } from '#src/resource/kinds/text/text.ts'

export type LongTextField = TextField<'long_text'>

/** Text of several lines. */
export const longText = textField('long_text', 5000)

export const longTextKind = textKind<'long_text'>({ hasLines: true })
