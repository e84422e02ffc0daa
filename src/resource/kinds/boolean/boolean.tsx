import type { BooleanField } from '#src/resource/kinds/boolean/boolean.ts'
import type { InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'

/** A checkbox always has a value, so it is never marked as required. */
function Input({ input, field: _, wrong: __, ...rest }: InputProps<BooleanField>) {
  return <CheckboxField {...input} {...rest} value={input.value === true} required={false} />
}

export const booleanScreen: ScreenKind<BooleanField> = { Input, Cell: WordsCell, Typed: TypedWords, column: 'text' }
