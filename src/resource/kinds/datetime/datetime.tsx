import type { DatetimeField } from '#src/resource/kinds/datetime/datetime.ts'
import type { CellProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { createTextScreen, EmptyCell } from '#src/resource/kinds/text/text.tsx'
import { createDaySpelling } from '#src/ui/fields/day-or-time/spelling.ts'
import { ExactMoment, RelativeMoment } from '#src/ui/figures/moment.tsx'

function Cell({ field, value }: CellProps<DatetimeField>) {
  if (typeof value !== 'string') return <EmptyCell />
  return field.isExact ? <ExactMoment value={value} /> : <RelativeMoment value={value} />
}

export const datetimeScreen: ScreenKind<DatetimeField> = {
  ...createTextScreen('text'),
  Cell,
  rangeFilter: 'date',
  spellingOf: (_, order) => createDaySpelling({}, order),
}
