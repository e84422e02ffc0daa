import { columnKind } from '#src/resource/kinds/kind.server.ts'
import type { TextsField } from '#src/resource/kinds/texts/texts.ts'

/** A filter finds the rows whose list holds what it names. */
export const textsColumn = columnKind<TextsField>(['ARRAY'], {
  equals: (column, parameter) => `${column} @> ${parameter}::text[]`,
})
