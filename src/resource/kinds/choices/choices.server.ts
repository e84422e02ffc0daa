import type { ChoicesField } from '#src/resource/kinds/choices/choices.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { plain } from '#src/resource/openapi/kind-schemas.server.ts'

const described = plain(({ words }: ChoicesField) => {
  const one = `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
  return { type: 'string', pattern: `^${one}(,${one})*$`, examples: [words.slice(0, 2).join(',')] }
})

/**
 * Filter: rows that hold every word of the value, or any of several. Most rows of a walk are passed over by a look for
 * the first word's letters alone, which costs a third of taking the text apart. Partial index: that the column is not
 * null follows from `strpos` for the planner, but not from the array.
 */
export const choicesColumn = columnKind<ChoicesField>(['text'], described, {
  equals: (column, parameter) =>
    `(strpos(${column}, split_part(${parameter}, ',', 1)) > 0
      and string_to_array(${column}, ',') @> string_to_array(${parameter}, ','))`,
  isOneOf: (column, parameter) => `(${column} is not null and string_to_array(${column}, ',') && ${parameter}::text[])`,
})
