import { useText } from '#src/platform/i18n/i18n.tsx'
import type { NumberField as DeclaredField } from '#src/resource/kinds/number/number.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen } from '#src/resource/kinds/text/text.tsx'
import { NumberField } from '#src/ui/fields/typing/number-field.tsx'

export function NumberInput({ input, field, wrong: _, ...rest }: InputProps<DeclaredField>) {
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

export const numberScreen = createScreen<DeclaredField>({ rangeFilter: 'number', columnLayout: 'figure' })
