import { textField } from '#src/resource/kinds/text/text.ts'

/** A telephone number as it was typed. */
export const phone = textField('phone', 60)
