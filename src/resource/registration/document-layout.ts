import type { Resource } from '#src/resource/declaration.ts'

/**
 * The content of a record's printed document, by names of properties. A property that the reader may not see is left
 * out, and so is a section of which nothing is left.
 */
export type DocumentLayout = {
  head: {
    /** A field with a private picture. */
    picture?: string
    /** Each line shows the values of its properties, a `captioned` one after its caption. */
    lines: readonly (readonly (string | { captioned: string })[])[]
    /** A referred record whose properties stand at the right, if the reader may read it: an employee's company. */
    reference?: { field: string; properties: readonly string[] }
  }
  sections: readonly DocumentSection[]
}

/** Captions with values, or a table of the records of a nested resource. `title` is a message key. */
export type DocumentSection =
  | { title: string; properties: readonly string[] }
  | { title: string; children: Resource; properties: readonly string[] }
