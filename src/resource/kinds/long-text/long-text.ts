import { createTextField, defineTextKind, type TextField } from '#src/resource/kinds/text/text.ts'

export type LongTextField = TextField<'long_text'>

/** Declares a text of several lines. */
export const longText = createTextField('long_text', 5000)

export const longTextKind = defineTextKind<'long_text'>({ hasLines: true })
