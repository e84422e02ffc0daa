import { type ReactNode, useId } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { createLinkRenewal } from '#src/resource/kinds/picture/create-link-renewal.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { Picture } from '#src/ui/picture.tsx'
import { PageCheckbox } from '#src/ui/table/selection/page-checkbox.tsx'
import { RowCheckbox } from '#src/ui/table/selection/row-checkbox.tsx'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import {
  type Board,
  type BoardCell,
  type BoardRow,
  cellStateMessages,
  countUpToDate,
} from '#src/workforce/trainings/board/cell-state.ts'
import { toneByState } from '#src/workforce/trainings/CertificationBadge.tsx'

/** The cell that was pressed, with its row and its item. */
export type PressedCell = { row: BoardRow; item: Board['items'][number]; cell: BoardCell }

type BoardViewProps = {
  board: Board
  label: string
  selection: Selection
  onPress: (pressedCell: PressedCell) => void
}

/** People in rows, items in columns. Head and first column stay while the rest scrolls. */
export function BoardTable({ board: { items, rows }, label, selection, onPress }: BoardViewProps) {
  const text = useText()
  const ids = rows.map(({ employee_id }) => employee_id)
  const chosenCount = ids.filter(selection.has).length
  const pageSelection = chosenCount === 0 ? 'none' : chosenCount === ids.length ? 'all' : 'some'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard.
    <section className="board-box" tabIndex={0} aria-label={label}>
      <table className="board">
        <thead>
          <tr>
            <th scope="col" className="first">
              <span className="board-person">
                <PageCheckbox {...{ pageSelection }} onSelectPage={(isOn) => selection.toggle(ids, isOn)} />
                {text('workforce.board.person')}
              </span>
            </th>
            {items.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
                <UpToDateCount cells={rows.flatMap(({ cells }) => cells[id] ?? [])} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.employee_id} className={selection.has(row.employee_id) ? 'on' : undefined}>
              <th scope="row" className="first">
                <ChoosablePerson {...{ row, selection }} photoWidth={32} />
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

/** How many of the cells, of an item or of a person, are up to date. Renders nothing without cells. */
function UpToDateCount({ cells }: { cells: readonly BoardCell[] }) {
  const text = useText()
  if (cells.length === 0) return null
  return <small className="soft">{text('workforce.board.up_to_date', countUpToDate(cells))}</small>
}

type ChoosablePersonProps = { row: BoardRow; selection: Selection; photoWidth: number; children?: ReactNode }

/** A person with their photo and a checkbox. A press on the photo or the name chooses them too. */
function ChoosablePerson({ row, selection, photoWidth, children }: ChoosablePersonProps) {
  const { employee_id: id, employee_name: name, employee_file_number: fileNumber, job_title: title } = row
  const checkboxId = useId()
  return (
    <label className="board-person" htmlFor={checkboxId}>
      <RowCheckbox
        {...{ name }}
        id={checkboxId}
        isChosen={selection.has(id)}
        onChoose={(isOn, isRange) => selection.toggleRow(id, isOn, isRange)}
      />
      <Picture
        src={row.employee_image_url}
        fallback="/img/default-profile.png"
        renew={createLinkRenewal({ resource: 'employees', id }, 'image_url')}
        alt=""
        width={photoWidth}
        isLazy
      />
      <span className="board-person-words">
        <b>{name}</b>
        <span className="soft">{[title, fileNumber].filter(Boolean).join(' · ')}</span>
        {children}
      </span>
    </label>
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
export function BoardPeople({ board: { items, rows }, label, selection, onPress }: BoardViewProps) {
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
          <li key={row.employee_id} className={selection.has(row.employee_id) ? 'on' : undefined}>
            <ChoosablePerson {...{ row, selection }} photoWidth={40}>
              <UpToDateCount cells={cells.map(({ cell }) => cell)} />
            </ChoosablePerson>
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
