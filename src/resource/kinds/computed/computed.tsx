import type { ComputedField } from '#src/resource/kinds/computed/computed.ts'
import type { ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'

/** No input: nobody gives it. */
export const computedScreen: ScreenKind<ComputedField> = { Cell: WordsCell, Typed: TypedWords, column: 'text' }
