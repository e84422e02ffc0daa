import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ComboBox, type Creation } from '#src/ui/choice/combo-box.tsx'
import type { ChoiceOption, OptionSearch } from '#src/ui/choice/option.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type ChoicesFieldProps = Omit<FieldProps<unknown>, 'value' | 'onChange'> & {
  /** The chosen options, in the order of the chips. */
  chosenOptions: readonly ChoiceOption[]
  onChange: (values: readonly string[]) => void
  /** Typed text that matches no option; '' for none. */
  unmatchedText: string
  onLeave: (typed: string) => void
  onPick: (option: ChoiceOption) => void
  search: OptionSearch
  onSearch: (typed: string | null) => void
  creation?: Creation | undefined
  /** Label of the empty value. If it is set, the field looks like a select. */
  emptyLabel?: string
}

/**
 * Multiple choice: chips, and a box that searches for more options. Backspace in the empty box removes the last chip.
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line of chips can push the input out of sight.
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
        // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the input, as the library does.
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
            isSingleChoice={false}
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
