import type { IdField } from '#src/resource/kinds/id/id.ts'
import type { ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'

/** No input: ids are never typed. */
export const idScreen: ScreenKind<IdField> = { Cell: WordsCell, Typed: TypedWords, column: 'figure' }
