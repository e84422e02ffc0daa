import type { DatetimeField } from '#src/resource/kinds/datetime/datetime.ts'
import type { CellProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { Nothing, textScreen } from '#src/resource/kinds/text/text.tsx'
import { Moment } from '#src/ui/figures/moment.tsx'

function Cell({ value }: CellProps<DatetimeField>) {
  return typeof value === 'string' ? <Moment value={value} /> : <Nothing />
}

export const datetimeScreen: ScreenKind<DatetimeField> = { ...textScreen('text'), Cell, range: 'date' }
