import type { InputProps, ValueFilterProps } from '#src/resource/kinds/screen-kind.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'
import { createScreen, OneLineCell } from '#src/resource/kinds/text/text.tsx'
import { DayOrTimeField } from '#src/ui/fields/day-or-time/day-or-time-field.tsx'
import { DayOrTimeFilter } from '#src/ui/fields/day-or-time/day-or-time-filter.tsx'
import { timeSpelling } from '#src/ui/fields/day-or-time/spelling.ts'

type TimeField = TextField<'time'>

export function TimeInput({ input, field: _, wrong: __, record: ___, ...rest }: InputProps<TimeField>) {
  return <DayOrTimeField {...input} {...rest} value={String(input.value)} spelling={timeSpelling} />
}

function ValueFilter({ field: _, ...props }: ValueFilterProps<TimeField>) {
  return <DayOrTimeFilter {...props} spelling={timeSpelling} />
}

export const timeScreen = createScreen<TimeField>({ Cell: OneLineCell, ValueFilter, spellingOf: () => timeSpelling })
