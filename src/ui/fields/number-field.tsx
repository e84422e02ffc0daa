import type { Ref } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'
import { useTypedFigure } from '#src/ui/fields/typed-figure.ts'
import { figureText } from '#src/ui/figures/figures.ts'

type NumberFieldProps = FieldProps<string> & {
  /** Decimals; 0 for whole numbers. */
  decimals?: number
  /** % is shown after the input, any other unit before it. */
  unit?: string | undefined
  placeholder?: string | undefined
}

/** A number as people type it; the value understood is shown below. */
export function NumberField({ decimals = 2, unit, placeholder, ...props }: NumberFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const [typed, setTyped] = useTypedFigure(value, onChange)
  const understood = useUnderstood(value, decimals, unit)
  return (
    <FieldFrame {...{ label, error, required }} help={understood ?? help}>
      {(aria) => (
        <div className={error ? 'input-group has-validation' : 'input-group'}>
          {unit && unit !== '%' && <span className="input-group-text">{unit}</span>}
          <input
            {...aria}
            {...{ name, onBlur, disabled, placeholder }}
            value={typed}
            ref={ref as Ref<HTMLInputElement>}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={controlClass('form-control', error)}
            onChange={(event) => setTyped(event.target.value)}
          />
          {unit === '%' && <span className="input-group-text">%</span>}
        </div>
      )}
    </FieldFrame>
  )
}

function useUnderstood(typed: string, decimals: number, unit: string | undefined): string | undefined {
  const text = useText()
  const language = useLanguage()
  // Up to three digits are unambiguous.
  if (/^\s*(-?\d{1,3})?\s*$/.test(typed)) return undefined
  const number = parseTypedNumber(typed, decimals)
  if ('problem' in number) return undefined
  return text('ui.fields.understood', { value: figureText(number.value, { decimals, unit }, language) })
}
