import { type DateField, findDayBounds } from '#src/resource/kinds/date/date.ts'
import type { InputProps, ScreenKind, ValueFilterProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, OneLineCell } from '#src/resource/kinds/text/text.tsx'
import { DayOrTimeField } from '#src/ui/fields/day-or-time/day-or-time-field.tsx'
import { DayOrTimeFilter } from '#src/ui/fields/day-or-time/day-or-time-filter.tsx'
import { createDaySpelling } from '#src/ui/fields/day-or-time/spelling.ts'

export function DateInput({ input, field, wrong: _, record: __, ...rest }: InputProps<DateField>) {
  return <DayOrTimeField {...input} {...rest} value={String(input.value)} spelling={spellingOf(field)} />
}

function ValueFilter({ field, ...props }: ValueFilterProps<DateField>) {
  return <DayOrTimeFilter {...props} spelling={spellingOf(field)} />
}

const spellingOf: NonNullable<ScreenKind<DateField>['spellingOf']> = ({ range }, order) =>
  createDaySpelling(range && findDayBounds(range), order)

export const dateScreen = createScreen<DateField>({
  Cell: OneLineCell,
  ValueFilter,
  rangeFilter: 'date',
  spellingOf,
})
