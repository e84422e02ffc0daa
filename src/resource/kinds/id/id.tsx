import type { IdField } from '#src/resource/kinds/id/id.ts'
import { createScreen } from '#src/resource/kinds/text/text.tsx'

/** Ids have no input, as nobody types them. */
export const idScreen = createScreen<IdField>({ columnLayout: 'figure' })
