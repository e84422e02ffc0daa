import type { DatetimeField } from '#src/resource/kinds/datetime/datetime.ts'
import type { CellProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { createTextScreen, EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { createDaySpelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'

function Cell({ value }: CellProps<DatetimeField>) {
  return typeof value === 'string' ? <RelativeMoment value={value} /> : <EmptyCell />
}

export const datetimeScreen: ScreenKind<DatetimeField> = {
  ...createTextScreen('text'),
  Cell,
  rangeFilter: 'date',
  spellingOf: (_, order) => createDaySpelling({}, order),
}
