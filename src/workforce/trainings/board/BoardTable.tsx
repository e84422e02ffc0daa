import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import {
  type Board,
  type BoardCell,
  type BoardRow,
  cellStateMessages,
} from '#src/workforce/trainings/board/cell-state.ts'
import { toneByState } from '#src/workforce/trainings/CertificationBadge.tsx'

/** The cell that was pressed, with its row and its item. */
export type PressedCell = { row: BoardRow; item: Board['items'][number]; cell: BoardCell }

type BoardViewProps = { board: Board; label: string; onPress: (pressedCell: PressedCell) => void }

/** People in rows, items in columns. Head and first column stay while the rest scrolls. */
export function BoardTable({ board: { items, rows }, label, onPress }: BoardViewProps) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard.
    <section className="board-box" tabIndex={0} aria-label={label}>
      <table className="board">
        <thead>
          <tr>
            <th scope="col" className="first">
              {text('workforce.board.person')}
            </th>
            {items.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
                <small>{text('workforce.board.up_to_date', countHoldersUpToDate(rows, id))}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.employee_id}>
              <th scope="row" className="first">
                <PersonName {...{ row }} />
              </th>
              {items.map((item) => (
                <BoardTableCell key={item.id} {...{ row, item, onPress }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How many of the page's people hold an item that has not expired. */
const countHoldersUpToDate = (rows: Board['rows'], itemId: number) => ({
  figure: rows.filter(({ cells }) => ['valid', 'soon'].includes(cells[itemId]?.state ?? '')).length,
  total: rows.length,
})

function PersonName({
  row: { employee_name: name, employee_file_number: fileNumber, job_title: title },
}: {
  row: BoardRow
}) {
  return (
    <>
      <b>{name}</b>
      <span className="soft">{[title, fileNumber].filter(Boolean).join(' · ')}</span>
    </>
  )
}

function BoardTableCell({ row, item, onPress }: Omit<PressedCell, 'cell'> & Pick<BoardViewProps, 'onPress'>) {
  const text = useText()
  const language = useLanguage()
  const cell = row.cells[item.id]
  if (!cell) return <td className="soft">–</td>
  const { state, expiration_date: expiration } = cell
  return (
    <td className={state === 'valid' ? undefined : `tone-${toneByState[state]}`}>
      <button type="button" onClick={() => onPress({ row, item, cell })}>
        <span className="visually-hidden">
          {item.name}, {row.employee_name}:{' '}
        </span>
        {state !== 'missing' && (expiration ? formatDate(expiration, language) : text('workforce.board.endless'))}
        <small className={`state-${state}`}>{text(cellStateMessages[state] ?? '')}</small>
      </button>
    </td>
  )
}

/** The board on a phone: a list of people, each with the items that are missing, expired or soon to expire. */
export function BoardPeople({ board: { items, rows }, label, onPress }: BoardViewProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <ul className="board-people" aria-label={label}>
      {rows.map((row) => {
        const cells = items.flatMap((item) => {
          const cell = row.cells[item.id]
          return cell ? [{ item, cell }] : []
        })
        const openCells = cells.filter(({ cell }) => cell.state !== 'valid')
        return (
          <li key={row.employee_id}>
            <PersonName {...{ row }} />
            <small className="soft">
              {text('workforce.board.up_to_date', { figure: cells.length - openCells.length, total: cells.length })}
            </small>
            <ul>
              {openCells.map(({ item, cell }) => (
                <li key={item.id}>
                  <button type="button" onClick={() => onPress({ row, item, cell })}>
                    <span>{item.name}</span>
                    <span className={`badge tone-${toneByState[cell.state]}`}>
                      {text(cellStateMessages[cell.state] ?? '')}
                      {cell.expiration_date && ` ${formatDate(cell.expiration_date, language)}`}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
