import { idSchema } from '#src/platform/openapi/schema.server.ts'
import type { IdField } from '#src/resource/kinds/id/id.ts'
import { createNumberCell, defineColumnKind, idConditions } from '#src/resource/kinds/kind.server.ts'
import { createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

export const idColumn = defineColumnKind<IdField>(
  ['integer'],
  createUniformSchemas(() => idSchema),
  { ...idConditions, cell: createNumberCell(() => 0) },
)
