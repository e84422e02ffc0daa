import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { DayOrTimeInput } from '#src/ui/fields/day-or-time/day-or-time-input.tsx'
import type { Spelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { controlClass, FieldFrame } from '#src/ui/fields/field-frame.tsx'

type DayOrTimeFilterProps = {
  spelling: Spelling
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Filter by a day or a time. */
export function DayOrTimeFilter({ spelling, label, value, error, onChange }: DayOrTimeFilterProps) {
  return (
    <FieldFrame {...{ label, error }}>
      {(aria) => (
        <FinishedDayOrTimeInput
          {...aria}
          {...{ spelling, value, onChange }}
          className={controlClass('', error)}
          captionId={`${aria.id}-caption`}
        />
      )}
    </FieldFrame>
  )
}

type FinishedDayOrTimeInputProps = Omit<ComponentProps<typeof DayOrTimeInput>, 'onChange' | 'onLeave' | 'onKeyDown'> & {
  onChange: (value: string) => void
}

/**
 * Reports a value once it is typed in full, picked or emptied, else when the input is left or Enter is pressed.
 * Otherwise it would report the year 20 while the reader types 2026, and an unfinished day as an error.
 */
export function FinishedDayOrTimeInput({ value, onChange, ...inputProps }: FinishedDayOrTimeInputProps) {
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
    <DayOrTimeInput
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
