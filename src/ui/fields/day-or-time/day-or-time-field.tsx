import type { Ref } from 'react'
import { DayOrTimeInput } from '#src/ui/fields/day-or-time/day-or-time-input.tsx'
import type { Spelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

/**
 * Field of a form for a day or a time, typed or picked. Its value is `YYYY-MM-DD` or `HH:MM`, or the typed text as long
 * as the text spells no day or time.
 */
export function DayOrTimeField({ spelling, ...props }: FieldProps<string> & { spelling: Spelling }) {
  const { name, label, value, onChange, onBlur, error, help, required, disabled, ref } = props
  return (
    <FieldFrame {...{ label, error, help, required }}>
      {(aria) => (
        <DayOrTimeInput
          {...aria}
          {...{ spelling, name, value, disabled }}
          ref={ref as Ref<HTMLInputElement>}
          className={controlClass('', error)}
          onChange={(newValue) => onChange(newValue)}
          captionId={`${aria.id}-caption`}
          onLeave={onBlur}
        />
      )}
    </FieldFrame>
  )
}
