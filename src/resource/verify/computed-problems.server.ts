import { isColumn } from '#src/resource/kinds/kinds.server.ts'
import { asksForReader, readerSql } from '#src/resource/read/for-reader.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/**
 * Errors of computed values; one sentence each. A value that depends on the reader is no column, orders and filters no
 * list, and stands in no public answer, which is one for all.
 */
export function problemsOfComputed({ resource, model, rules }: Prepared): string[] {
  const { name, fields, label, access, sorts, isSmall, filters, order } = resource
  const sql = rules.computed?.({ today: 'current_date', reader: readerSql }) ?? {}
  const computed = [...model.names.values()].filter(({ source }) => source.from === 'computed').map((of) => of.name)
  const forReader = computed.filter((field) => asksForReader(sql[field]))
  const ordering = [...sorts, ...order.map(({ field }) => field), ...Object.keys(filters)]
  return [
    ...computed.filter((field) => !(field in sql)).map((field) => `${name}.${field}: no rule works it out`),
    ...computed.filter((field) => label.includes(field)).map((field) => `${name}.${field}: worked out, yet in a label`),
    ...(forReader.length > 0 && access.read === 'public'
      ? [`${name}: public, yet with a value that is worked out for its reader`]
      : []),
    ...forReader
      .filter((field) => ordering.includes(field) || (isSmall && resource.columns.includes(field)))
      .map((field) => `${name}.${field}: worked out for its reader, yet it sorts or filters a list`),
    ...Object.keys(sql).flatMap((field) => {
      if (computed.includes(field)) return []
      if (!fields[field] || !isColumn(fields[field]))
        return [`${name}.${field}: worked out, but neither computed nor a column`]
      return asksForReader(sql[field]) ? [`${name}.${field}: a column, yet worked out for its reader`] : []
    }),
  ]
}
