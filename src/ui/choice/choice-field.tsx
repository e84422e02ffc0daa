import { useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ComboBox, type Creation } from '#src/ui/choice/combo-box.tsx'
import { type Found, held, heldIn } from '#src/ui/choice/option.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type ChoiceFieldProps = FieldProps<string> & {
  /** How the chosen option is called; '' while that is not known. */
  shown: string
  found: Found
  onAsk: (typed: string | null) => void
  /** The words of the empty value, where they are others than 'Please pick..'. */
  none?: string
  /** Tells what was chosen before `onChange` does. */
  onPick?: (option: { value: string; label: string }) => void
  creation?: Creation | undefined
}

/** A select that searches; its first option, 'Please pick..', is the empty value. */
export function ChoiceField({ shown, found, onAsk, onPick, creation, none, ...props }: ChoiceFieldProps) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  const text = useText()
  const left = heldIn(value)
  const before = useRef(value)
  if (left === '') before.current = value
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <ComboBox
          {...{ aria, label, name, disabled, shown, left, found, onAsk, onBlur, creation }}
          inputRef={ref}
          className={controlClass('form-select', error)}
          none={none ?? text('Please pick..')}
          chosen={left === '' ? value : ''}
          isOne
          onChoose={(option) => {
            if (option) onPick?.(option)
            onChange(option?.value ?? '')
          }}
          onLeave={(typed) => onChange(held(typed))}
          onRestore={() => onChange(before.current)}
        />
      )}
    </FieldFrame>
  )
}
