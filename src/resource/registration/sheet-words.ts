/**
 * The words of people's spreadsheets for a resource's fields, by field: to recognise columns and to make templates. The
 * key of a column that contains the whole label is the label's fields joined by `, `. Captions are recognised anyway.
 */
export type SheetWords = Readonly<Record<string, FieldWords>>

export type FieldWords = {
  /** Headings for the field in any language. Case, accents, signs and usual abbreviations make no difference. */
  headings?: readonly string[]
  /** Vague headings, which mean the field if no column says it better: 'Tel.' is the mobile in a sheet of one phone. */
  vagueHeadings?: readonly string[]
  /** Headings that mean the field if another column feeds the field which they mean otherwise: 'Tel.' beside 'Cel.'. */
  spareHeadings?: readonly string[]
  /** The joined property that tells a reference's records apart, if it is not their name. */
  keyProperty?: string
  /** The value in the example row of a template, as a person types it. For a reference it is the name of a record. */
  example?: string
}
