import type { BooleanField } from '#src/resource/kinds/boolean/boolean.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { plain } from '#src/resource/openapi/described.server.ts'

export const booleanColumn = columnKind<BooleanField>(['boolean'], {
  ...plain(() => ({ type: 'boolean' })),
  written: () => ({ json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }),
})
