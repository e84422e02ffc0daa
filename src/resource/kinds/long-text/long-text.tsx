import type { LongTextField } from '#src/resource/kinds/long-text/long-text.ts'
import type { CellProps, InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { TextAreaField } from '#src/ui/fields/typing/text-field.tsx'

export function LongTextInput({ input, field, wrong: _, ...rest }: InputProps<LongTextField>) {
  return <TextAreaField {...input} {...rest} value={String(input.value)} maxLength={field.max} />
}

/** Line clamp: CSS cuts the text after some lines. */
function Cell({ value }: CellProps<LongTextField>) {
  return typeof value === 'string' && value !== '' ? <span className="data-table-lines">{value}</span> : <EmptyCell />
}

export const longTextScreen = createScreen<LongTextField>({ Cell })
