import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ComboBox, type Creation } from '#src/ui/choice/combo-box.tsx'
import type { Found, Option } from '#src/ui/choice/option.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type ChoicesFieldProps = Omit<FieldProps<unknown>, 'value' | 'onChange'> & {
  /** In their order. */
  chosen: readonly Option[]
  onChosen: (values: readonly string[]) => void
  /** What was typed and left without a choice. */
  left: string
  onLeave: (typed: string) => void
  onPick: (option: Option) => void
  found: Found
  onAsk: (typed: string | null) => void
  creation?: Creation | undefined
  /** The words of the empty value; with them it looks as a select does. */
  none?: string
}

/** Several choices as chips, and a box that searches for more. Backspace in the empty box takes the last one away. */
export function ChoicesField({ chosen, onChosen, found, onPick, ...props }: ChoicesFieldProps) {
  const { name, label, onBlur, error, help, required, disabled, ref, left, onLeave, onAsk, creation, none } = props
  const text = useText()
  const ground = useRef<HTMLDivElement>(null)
  const values = chosen.map(({ value }) => value)
  const others = found.options.filter(({ value }) => !values.includes(value))
  // A further line of chips moves the box down, below the window's edge at times.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are more.
  useEffect(() => {
    const box = ground.current?.querySelector('input')
    if (box && box === document.activeElement) box.scrollIntoView({ block: 'nearest' })
  }, [values.length])
  const remove = (gone: string) => {
    onChosen(values.filter((value) => value !== gone))
    ground.current?.querySelector('input')?.focus()
  }
  const keys = ({ key, target }: KeyboardEvent) => {
    const last = values.at(-1)
    if (key === 'Backspace' && target instanceof HTMLInputElement && target.value === '' && last) remove(last)
  }
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key of the input, which the library handles too.
        <div
          ref={ground}
          className={controlClass(`${none === undefined ? 'form-control' : 'form-select'} field-texts`, error)}
          onKeyDown={keys}
        >
          <ul className="field-texts-chips" aria-label={label}>
            {chosen.map((option) => (
              <li key={option.value} className="field-texts-chip">
                {option.label}
                <button
                  type="button"
                  className="btn-close"
                  disabled={disabled}
                  aria-label={text('ui.fields.texts_remove', { text: option.label })}
                  onClick={() => remove(option.value)}
                />
              </li>
            ))}
          </ul>
          <ComboBox
            {...{ aria, label, name, disabled, left, onLeave, onAsk, onBlur, creation }}
            found={{ ...found, options: others }}
            inputRef={ref}
            anchor={ground}
            className="field-texts-input"
            shown=""
            chosen=""
            isOne={false}
            none={chosen.length === 0 ? (none ?? '') : ''}
            onChoose={(option) => {
              if (option) onPick(option)
              onChosen(option ? [...values, option.value] : values)
            }}
            onRestore={() => onChosen(values)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
