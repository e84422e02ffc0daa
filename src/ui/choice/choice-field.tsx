import { useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ComboBox, type Creation } from '#src/ui/choice/combo-box.tsx'
import { decodeTypedText, encodeTypedText, type OptionSearch } from '#src/ui/choice/option.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type ChoiceFieldProps = FieldProps<string> & {
  /** Label of the chosen option; '' until it is loaded. */
  chosenLabel: string
  search: OptionSearch
  onSearch: (typed: string | null) => void
  /** Label of the empty value; 'Please pick..' by default. */
  emptyLabel?: string
  /** Called with the chosen option before `onChange`. */
  onPick?: (option: { value: string; label: string }) => void
  creation?: Creation | undefined
}

/** A select that searches; its first option, 'Please pick..', is the empty value. */
export function ChoiceField({
  chosenLabel,
  search,
  onSearch,
  onPick,
  creation,
  emptyLabel,
  ...props
}: ChoiceFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const unmatchedText = decodeTypedText(value)
  const lastChosenValue = useRef(value)
  if (unmatchedText === '') lastChosenValue.current = value
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <ComboBox
          {...{ aria, label, name, disabled, chosenLabel, unmatchedText, search, onSearch, onBlur, creation }}
          inputRef={ref}
          className={controlClass('form-select', error)}
          emptyLabel={emptyLabel ?? text('Please pick..')}
          chosenValue={unmatchedText === '' ? value : ''}
          isSingleChoice
          onChoose={(option) => {
            if (option) onPick?.(option)
            onChange(option?.value ?? '')
          }}
          onLeave={(typed) => onChange(encodeTypedText(typed))}
          onRestore={() => onChange(lastChosenValue.current)}
        />
      )}
    </FieldFrame>
  )
}
