import type { ChoicesField } from '#src/resource/kinds/choices/choices.ts'
import { defineColumnKind } from '#src/resource/kinds/kind.server.ts'
import { createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const openApi = createUniformSchemas(({ values }: ChoicesField) => {
  const pattern = `(${values.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
  return { type: 'string', pattern: `^${pattern}(,${pattern})*$`, examples: [values.slice(0, 2).join(',')] }
})

/**
 * Filter: rows that hold every value of the parameter, or any of several. Performance: `strpos` first excludes most
 * rows by the text of the first value, which costs a third of splitting the column. Partial index: the planner
 * concludes from `strpos` that the column is not null, but not from the array.
 */
export const choicesColumn = defineColumnKind<ChoicesField>(['text'], openApi, {
  equals: (column, parameter) =>
    `(strpos(${column}, split_part(${parameter}, ',', 1)) > 0
      and string_to_array(${column}, ',') @> string_to_array(${parameter}, ','))`,
  isOneOf: (column, parameter) => `(${column} is not null and string_to_array(${column}, ',') && ${parameter}::text[])`,
})
