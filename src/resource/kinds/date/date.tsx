import { type DateField, findDayBounds } from '#src/resource/kinds/date/date.ts'
import type { InputProps, ScreenKind, ValueFilterProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, OneLineCell } from '#src/resource/kinds/text/text.tsx'
import { PickerField } from '#src/ui/fields/picker/picker-field.tsx'
import { PickerFilter } from '#src/ui/fields/picker/picker-filter.tsx'
import { createDaySpelling } from '#src/ui/fields/picker/spelling.ts'

export function DateInput({ input, field, wrong: _, record: __, ...rest }: InputProps<DateField>) {
  return <PickerField {...input} {...rest} value={String(input.value)} spelling={spellingOf(field)} />
}

function ValueFilter({ field, ...props }: ValueFilterProps<DateField>) {
  return <PickerFilter {...props} spelling={spellingOf(field)} />
}

const spellingOf: NonNullable<ScreenKind<DateField>['spellingOf']> = ({ range }, order) =>
  createDaySpelling(range && findDayBounds(range), order)

export const dateScreen = createScreen<DateField>({
  Cell: OneLineCell,
  ValueFilter,
  rangeFilter: 'date',
  spellingOf,
})
