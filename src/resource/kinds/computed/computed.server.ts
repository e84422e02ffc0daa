import type { ComputedField } from '#src/resource/kinds/computed/computed.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { plain } from '#src/resource/openapi/described.server.ts'

/** It has no column: the rules give its SQL. */
export const computedValue = columnKind<ComputedField>(
  [],
  plain(({ means }) => ({ type: 'boolean', description: means })),
)
