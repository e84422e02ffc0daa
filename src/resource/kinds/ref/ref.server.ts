import { idSchema } from '#src/platform/openapi/schema.server.ts'
import { createNumberCell, defineColumnKind, idConditions } from '#src/resource/kinds/kind.server.ts'
import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import { createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const openApi = createUniformSchemas(({ to }: RefField) => ({ ...idSchema, description: `The id of one of ${to}` }))

export const refColumn = defineColumnKind<RefField>(['integer'], openApi, {
  ...idConditions,
  reference: {
    to: ({ to }) => to,
    idsIn: (value) => (typeof value === 'number' ? [value] : []),
    buildCondition: (name, _, parameter) => `t.${name} = ${parameter}`,
    storedIn: (table, name) => ({ table, column: name }),
    constraintName: (table, name) => `${table}_${name}_fkey`,
  },
  cell: {
    ...createNumberCell(() => 0),
    labelName: ({ joins }) => Object.keys(joins).find((joinedName) => joins[joinedName] === 'name'),
  },
})
