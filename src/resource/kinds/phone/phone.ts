import { createTextField } from '#src/resource/kinds/text/text.ts'

/** Declares a telephone number, stored as it was typed. */
export const phone = createTextField('phone', 60)
