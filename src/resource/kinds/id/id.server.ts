import { idSchema } from '#src/platform/openapi/schema.server.ts'
import type { IdField } from '#src/resource/kinds/id/id.ts'
import { columnKind, numberCell, soughtIds } from '#src/resource/kinds/kind.server.ts'
import { plain } from '#src/resource/openapi/kind-schemas.server.ts'

export const idColumn = columnKind<IdField>(
  ['integer'],
  plain(() => idSchema),
  { ...soughtIds, cell: numberCell(() => 0) },
)
