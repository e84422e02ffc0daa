import type { IdField } from '#src/resource/kinds/id/id.ts'
import { createScreen } from '#src/resource/kinds/text/text.tsx'

/** No input: ids are never typed. */
export const idScreen = createScreen<IdField>({ columnLayout: 'figure' })
