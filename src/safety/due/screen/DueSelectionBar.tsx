import { useText } from '#src/platform/i18n/i18n.tsx'
import type { DueRow } from '#src/safety/due/due.ts'
import { type ChosenRows, describeChoice } from '#src/safety/due/screen/use-chosen-rows.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { PageCheckbox } from '#src/ui/table/selection/page-checkbox.tsx'

type DueSelectionBarProps = {
  /** The rows of the page. */
  rows: readonly DueRow[]
  chosenRows: ChosenRows
  onMakeRound: (() => void) | undefined
}

/** The bar of the chosen rows: how many people and deliveries they are, and the round that they become. */
export function DueSelectionBar({ rows, chosenRows, onMakeRound }: DueSelectionBarProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const { pairs, peopleCount } = chosenRows
  return (
    <div className="data-table-bulk" role="toolbar" aria-label={text('ui.table.with_selected')}>
      <PageCheckbox
        pageSelection={describeChoice(chosenRows, rows)}
        onSelectPage={(isOn) => chosenRows.toggle(rows, isOn)}
      />
      <b role="status">
        {text('safety.due.people', { count: peopleCount, figure: formatCount(peopleCount) })},{' '}
        {text('safety.due.deliveries', { count: pairs.length, figure: formatCount(pairs.length) })}
      </b>
      <span className="rule" />
      <div className="data-table-acts">
        {onMakeRound && (
          <Button variant="secondary" size="small" icon="clipboard-plus" onClick={onMakeRound}>
            {text('safety.due.make_round')}
          </Button>
        )}
      </div>
      <Button
        size="small"
        icon="x-lg"
        className="data-table-let-go"
        title={text('ui.table.select_none')}
        onClick={chosenRows.clear}
      >
        <span className="words">{text('ui.table.select_none')}</span>
      </Button>
    </div>
  )
}
