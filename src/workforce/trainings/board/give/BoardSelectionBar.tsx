import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { SelectionBar } from '#src/ui/table/tools/toolbar.tsx'
import type { Board } from '#src/workforce/trainings/board/cell-state.ts'

type BoardSelectionProps = {
  board: Board & { total: number; isLowerBound: boolean }
  selection: Selection
  selectedCount: number
  children: ReactNode
}

/** The bar of the chosen people. If the whole page is chosen, it offers to choose everybody whom the filters leave. */
export function BoardSelectionBar({ board, selection, selectedCount, children }: BoardSelectionProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const ids = board.rows.map(({ employee_id }) => employee_id)
  const chosenCount = ids.filter(selection.has).length
  const pageSelection = chosenCount === 0 ? 'none' : chosenCount === ids.length ? 'all' : 'some'
  const mayChooseAll = pageSelection === 'all' && board.total > selectedCount && !board.isLowerBound
  return (
    <SelectionBar
      {...{ selectedCount, pageSelection }}
      total={
        board.isLowerBound ? text('ui.table.more_than', { total: formatCount(board.total) }) : formatCount(board.total)
      }
      onSelectPage={(isOn) => selection.toggle(ids, isOn)}
      onSelectAll={mayChooseAll ? selection.chooseAll : undefined}
      onSelectNone={selection.clear}
    >
      {children}
    </SelectionBar>
  )
}
