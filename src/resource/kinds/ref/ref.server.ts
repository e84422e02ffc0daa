import { columnKind } from '#src/resource/kinds/kind.server.ts'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'

export const refColumn = columnKind<RefField>(['integer'], {
  reference: {
    to: ({ to }) => to,
    ids: (value) => (typeof value === 'number' ? [value] : []),
    refersTo: (name, _, parameter) => `t.${name} = ${parameter}`,
    constraint: (table, name) => `${table}_${name}_fkey`,
  },
})
