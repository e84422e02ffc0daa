import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ComboBox, type Creation } from '#src/ui/choice/combo-box.tsx'
import type { ChoiceOption, OptionSearch } from '#src/ui/choice/option.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type ChoicesFieldProps = Omit<FieldProps<unknown>, 'value' | 'onChange'> & {
  /** In their order. */
  chosenOptions: readonly ChoiceOption[]
  onChange: (values: readonly string[]) => void
  /** What was typed and left without a choice. */
  unmatchedText: string
  onLeave: (typed: string) => void
  onPick: (option: ChoiceOption) => void
  search: OptionSearch
  onSearch: (typed: string | null) => void
  creation?: Creation | undefined
  /** The words of the empty value; with them it looks as a select does. */
  emptyLabel?: string
}

/** Several choices as chips, and a box that searches for more. Backspace in the empty box takes the last one away. */
export function ChoicesField({ chosenOptions, onChange, search, onPick, ...props }: ChoicesFieldProps) {
  const {
    name,
    label,
    onBlur,
    error,
    help,
    required,
    disabled,
    ref,
    unmatchedText,
    onLeave,
    onSearch,
    creation,
    emptyLabel,
  } = props
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  const values = chosenOptions.map(({ value }) => value)
  const unchosenOptions = search.options.filter(({ value }) => !values.includes(value))
  // A further line of chips moves the box down, below the window's edge at times.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are more.
  useEffect(() => {
    const input = container.current?.querySelector('input')
    if (input && input === document.activeElement) input.scrollIntoView({ block: 'nearest' })
  }, [values.length])
  const remove = (removedValue: string) => {
    onChange(values.filter((value) => value !== removedValue))
    container.current?.querySelector('input')?.focus()
  }
  const removeLastOnBackspace = ({ key, target }: KeyboardEvent) => {
    const lastValue = values.at(-1)
    if (key === 'Backspace' && target instanceof HTMLInputElement && target.value === '' && lastValue) remove(lastValue)
  }
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key of the input, which the library handles too.
        <div
          ref={container}
          className={controlClass(`${emptyLabel === undefined ? 'form-control' : 'form-select'} field-texts`, error)}
          onKeyDown={removeLastOnBackspace}
        >
          <ul className="field-texts-chips" aria-label={label}>
            {chosenOptions.map((option) => (
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
            {...{ aria, label, name, disabled, unmatchedText, onLeave, onSearch, onBlur, creation }}
            search={{ ...search, options: unchosenOptions }}
            inputRef={ref}
            anchor={container}
            className="field-texts-input"
            chosenLabel=""
            chosenValue=""
            isOne={false}
            emptyLabel={chosenOptions.length === 0 ? (emptyLabel ?? '') : ''}
            onChoose={(option) => {
              if (option) onPick(option)
              onChange(option ? [...values, option.value] : values)
            }}
            onRestore={() => onChange(values)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
