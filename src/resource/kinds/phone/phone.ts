import { createTextField } from '#src/resource/kinds/text/text.ts'

/** A telephone number as it was typed. */
export const phone = createTextField('phone', 60)
