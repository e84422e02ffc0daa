import type { IdField } from '#src/resource/kinds/id/id.ts'
import type { ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'

/** Nobody types an id: a form has no input for it. */
const Input = () => null

export const idScreen: ScreenKind<IdField> = { Input, Cell: WordsCell, Typed: TypedWords, column: 'figure' }
