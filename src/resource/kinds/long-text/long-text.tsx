import type { LongTextField } from '#src/resource/kinds/long-text/long-text.ts'
import type { CellProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, TypedWords } from '#src/resource/kinds/text/text.tsx'
import { TextAreaField } from '#src/ui/fields/typing/text-field.tsx'

export function LongTextInput({ input, field, wrong: _, ...rest }: InputProps<LongTextField>) {
  return <TextAreaField {...input} {...rest} value={String(input.value)} maxLength={field.max} />
}

/** Line clamp by CSS. */
function Cell({ value }: CellProps<LongTextField>) {
  return typeof value === 'string' && value !== '' ? <span className="data-table-lines">{value}</span> : <Nothing />
}

export const longTextScreen: ScreenKind<LongTextField> = { Cell, Typed: TypedWords, column: 'text' }
