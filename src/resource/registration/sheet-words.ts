/**
 * How people's spreadsheets speak of a resource's fields, for matching columns and making templates; by field, or by
 * the label's fields joined by `, ` for a column that holds them all. Captions need not stand here.
 */
export type SheetWords = Readonly<Record<string, FieldWords>>

export type FieldWords = {
  /** Headings that mean it, in any language; case, accents, signs and usual abbreviations aside. */
  headings?: readonly string[]
  /** Stands in the example row of a template, as a person types it; a reference's is the name of a row. */
  example?: string
}
