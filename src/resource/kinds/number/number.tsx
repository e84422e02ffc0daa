import { useText } from '#src/platform/i18n/i18n.tsx'
import type { NumberField as Declared } from '#src/resource/kinds/number/number.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { wordsScreen } from '#src/resource/kinds/text/text.tsx'
import { NumberField } from '#src/ui/fields/number-field.tsx'

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

export const numberScreen = wordsScreen<Declared>({ range: 'number', column: 'figure' })
