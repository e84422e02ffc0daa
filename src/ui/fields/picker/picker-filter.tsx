import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { controlClass, FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { PickerInput } from '#src/ui/fields/picker/picker-input.tsx'
import type { Spelling } from '#src/ui/fields/picker/spelling.ts'

type PickerFilterProps = {
  spelling: Spelling
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Filter by a day or a time. */
export function PickerFilter({ spelling, label, value, error, onChange }: PickerFilterProps) {
  return (
    <FieldFrame {...{ label, error }}>
      {(aria) => (
        <FinishedValuePickerInput
          {...aria}
          {...{ spelling, value, onChange }}
          className={controlClass('', error)}
          captionId={`${aria.id}-caption`}
        />
      )}
    </FieldFrame>
  )
}

type FinishedValuePickerInputProps = Omit<ComponentProps<typeof PickerInput>, 'onChange' | 'onLeave' | 'onKeyDown'> & {
  onChange: (value: string) => void
}

/**
 * Reports a value once it is typed in full, picked or emptied, else when the input is left or Enter is pressed. A year
 * that is being typed passes 20 on its way to 2026, and an unfinished day is no error yet.
 */
export function FinishedValuePickerInput({ value, onChange, ...inputProps }: FinishedValuePickerInputProps) {
  const { spelling } = inputProps
  const [typedValue, setTypedValue] = useState(value)
  const knownValue = useRef(value)
  useEffect(() => {
    if (knownValue.current === value) return
    knownValue.current = value
    setTypedValue(value)
  }, [value])
  const report = (newValue: string) => {
    if (newValue === knownValue.current) return
    knownValue.current = newValue
    onChange(newValue)
  }
  return (
    <PickerInput
      {...inputProps}
      value={typedValue}
      onChange={(newValue, text) => {
        setTypedValue(newValue)
        const isFull = text.length >= spelling.fullLength && spelling.read(text) !== null
        if (newValue === '' || isFull) report(newValue)
      }}
      onLeave={() => report(typedValue)}
      onKeyDown={(event) => event.key === 'Enter' && report(typedValue)}
    />
  )
}
