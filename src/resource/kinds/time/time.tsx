import type { InputProps, ValueFilterProps } from '#src/resource/kinds/screen-kind.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'
import { createScreen, OneLineCell } from '#src/resource/kinds/text/text.tsx'
import { PickerField } from '#src/ui/fields/picker/picker-field.tsx'
import { PickerFilter } from '#src/ui/fields/picker/picker-filter.tsx'
import { timeSpelling } from '#src/ui/fields/picker/spelling.ts'

type TimeField = TextField<'time'>

export function TimeInput({ input, field: _, wrong: __, record: ___, ...rest }: InputProps<TimeField>) {
  return <PickerField {...input} {...rest} value={String(input.value)} spelling={timeSpelling} />
}

function ValueFilter({ field: _, ...props }: ValueFilterProps<TimeField>) {
  return <PickerFilter {...props} spelling={timeSpelling} />
}

export const timeScreen = createScreen<TimeField>({ Cell: OneLineCell, ValueFilter, spellingOf: () => timeSpelling })
