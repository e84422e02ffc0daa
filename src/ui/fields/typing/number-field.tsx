import type { Ref } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { useTypedNumber } from '#src/ui/fields/typing/use-typed-number.ts'
import { formatNumber } from '#src/ui/figures/format-values.ts'

type NumberFieldProps = FieldProps<string> & {
  /** Number of decimals; 0 for whole numbers. */
  decimals?: number
  /** '%' stands after the input, any other unit before it. */
  unit?: string | undefined
  placeholder?: string | undefined
}

/** A number in any usual spelling. From four characters on, the number understood is shown below the input. */
export function NumberField({ decimals = 2, unit, placeholder, ...props }: NumberFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const [typedText, setTypedText] = useTypedNumber(value, onChange)
  const understoodText = useUnderstoodNumberText(value, decimals, unit)
  return (
    <FieldFrame {...{ label, error, required }} help={understoodText ?? help}>
      {(aria) => (
        <div className={error ? 'input-group has-validation' : 'input-group'}>
          {unit && unit !== '%' && <span className="input-group-text">{unit}</span>}
          <input
            {...aria}
            {...{ name, onBlur, disabled, placeholder }}
            value={typedText}
            ref={ref as Ref<HTMLInputElement>}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={controlClass('form-control', error)}
            onChange={(event) => setTypedText(event.target.value)}
          />
          {unit === '%' && <span className="input-group-text">%</span>}
        </div>
      )}
    </FieldFrame>
  )
}

function useUnderstoodNumberText(typedText: string, decimals: number, unit: string | undefined): string | undefined {
  const text = useText()
  const language = useLanguage()
  // Up to three digits are unambiguous, so the number is not repeated below the input.
  if (/^\s*(-?\d{1,3})?\s*$/.test(typedText)) return undefined
  const number = parseTypedNumber(typedText, decimals)
  if ('problem' in number) return undefined
  return text('ui.fields.understood', { value: formatNumber(number.value, { decimals, unit }, language) })
}
