import type { IdField } from '#src/resource/kinds/id/id.ts'
import { createScreen } from '#src/resource/kinds/text/text.tsx'

/** The kind of ids has no input, because nobody types them. */
export const idScreen = createScreen<IdField>({ columnLayout: 'figure' })
