import { isColumn } from '#src/resource/kinds/kinds.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { readerSql } from '#src/resource/read/for-reader.server.ts'

/**
 * Errors of computed values; one sentence each. What depends on the reader is no column: a list would be sorted by it,
 * the audit would keep it, and a public answer is one for all.
 */
export function problemsOfComputed({ resource, model, rules }: Prepared): string[] {
  const { name, fields, label, access } = resource
  const given = rules.computed?.({ today: 'current_date', reader: readerSql }) ?? {}
  const passing = [...model.names.values()].filter(({ source }) => source.from === 'computed').map((one) => one.name)
  const asksReader = (sql: string) => Object.values(readerSql).some((place) => sql.includes(place))
  return [
    ...passing.filter((one) => !(one in given)).map((one) => `${name}.${one}: no rule works it out`),
    ...passing.filter((one) => label.includes(one)).map((one) => `${name}.${one}: worked out, yet in a label`),
    ...(passing.length > 0 && access.read === 'public'
      ? [`${name}: public, yet with a value that is worked out for its reader`]
      : []),
    ...Object.entries(given).flatMap(([one, sql]) => {
      if (passing.includes(one)) return []
      if (!fields[one] || !isColumn(fields[one]))
        return [`${name}.${one}: worked out, but neither computed nor a column`]
      return asksReader(sql) ? [`${name}.${one}: a column, yet worked out for its reader`] : []
    }),
  ]
}
