import { idSchema } from '#src/platform/openapi/schema.server.ts'
import { columnKind, numberCell, soughtIds } from '#src/resource/kinds/kind.server.ts'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import { plain } from '#src/resource/openapi/kind-schemas.server.ts'

const described = plain(({ to }: RefField) => ({ ...idSchema, description: `The id of one of ${to}` }))

export const refColumn = columnKind<RefField>(['integer'], described, {
  ...soughtIds,
  reference: {
    to: ({ to }) => to,
    ids: (value) => (typeof value === 'number' ? [value] : []),
    refersTo: (name, _, parameter) => `t.${name} = ${parameter}`,
    stands: (table, name) => ({ table, column: name }),
    constraint: (table, name) => `${table}_${name}_fkey`,
  },
  cell: {
    ...numberCell(() => 0),
    shownBy: ({ joins }) => Object.keys(joins).find((as) => joins[as] === 'name'),
  },
})
