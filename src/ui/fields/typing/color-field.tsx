import type { Ref } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

/** A colour `#RRGGBB`, typed or picked. */
export function ColorField(props: FieldProps<string>) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const isComplete = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <div className={error ? 'input-group has-validation' : 'input-group'}>
          <input
            type="color"
            className={`form-control form-control-color${isComplete ? '' : ' is-empty'}`}
            aria-label={text('ui.fields.pick_color', { label })}
            value={isComplete ? value.toLowerCase() : '#000000'}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            onBlur={onBlur}
          />
          <input
            {...aria}
            {...{ name, value, onBlur, disabled }}
            ref={ref as Ref<HTMLInputElement>}
            type="text"
            className={controlClass('form-control field-code', error)}
            placeholder="#RRGGBB"
            maxLength={9}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(addNumberSignToHexDigits(event.target.value))}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/**
 * Adds the missing `#` to six hexadecimal digits, as in a pasted `1d1d1f`, and writes them in capitals. Other text is
 * only trimmed.
 */
function addNumberSignToHexDigits(typedCode: string): string {
  const code = typedCode.trim()
  return /^[0-9a-f]{6}$/i.test(code) ? `#${code.toUpperCase()}` : code
}
