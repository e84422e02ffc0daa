import { useText } from '#src/platform/i18n/i18n.tsx'
import type { NumberField as Declared } from '#src/resource/kinds/number/number.ts'
import type { InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { NumberField } from '#src/ui/fields/typing/number-field.tsx'

export function NumberInput({ input, field, wrong: _, ...rest }: InputProps<Declared>) {
  const text = useText()
  const { decimals, unit, placeholder } = field
  return (
    <NumberField
      {...input}
      {...rest}
      {...{ decimals, unit }}
      value={String(input.value)}
      placeholder={placeholder && text(placeholder)}
    />
  )
}

export const numberScreen: ScreenKind<Declared> = {
  Cell: WordsCell,
  Typed: TypedWords,
  range: 'number',
  column: 'figure',
}
