import type { ReactNode } from 'react'

/** A section of a form: title and note (message keys), and the names of its fields, row by row. */
export type FormSectionLayout = {
  title: string
  note?: string
  rows: readonly (readonly string[])[]
  /**
   * True for a section of one field whose caption repeats the section's title: the caption is for screen readers only.
   */
  isCaptionHidden?: boolean
}

/** A tab of a record's form. All tabs together are one form, with one save. */
export type FormTab = {
  /** The tab's name in the address: `?tab=name`. */
  name: string
  /** Message key. */
  caption: string
  sections?: readonly FormSectionLayout[]
  /** Content below the sections, outside of the form. It stores its own changes. */
  content?: ReactNode
  /** Number of records in `content`. */
  count?: number | undefined
}

/** Help below fields, by the name of the field. */
export type FieldHelp = Readonly<Record<string, ReactNode>>

export const listTabFieldNames = ({ sections = [] }: Pick<FormTab, 'sections'>): string[] =>
  sections.flatMap(({ rows }) => rows.flat())
