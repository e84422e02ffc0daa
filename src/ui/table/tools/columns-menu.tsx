import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { moveElement, useReorder } from '#src/ui/fields/pictures/reorder.ts'
import type { Density, ListAppearance } from '#src/ui/table/tools/list-appearance.ts'

type ChoosableColumn = { id: string; header: string; isFixed: boolean }

type ColumnsMenuProps = {
  columns: readonly ChoosableColumn[]
  appearance: ListAppearance
  onAppearance: (appearance: ListAppearance) => void
  defaultColumns: readonly string[]
}

/** Menu for the columns of a list, their order, and the height of its rows. */
export function ColumnsMenu({ columns, appearance, onAppearance, defaultColumns }: ColumnsMenuProps) {
  const text = useText()
  const [resetCount, setResetCount] = useState(0)
  return (
    <Dropdown
      className="columns-menu"
      buttonClassName="btn btn-secondary"
      menuClassName="chooser"
      toggle={
        <>
          <i className="bi bi-layout-three-columns" aria-hidden="true" />
          <span className="words">{text('ui.columns.open')}</span>
        </>
      }
    >
      {() => (
        <>
          <p className="chooser-note">{text('ui.columns.order')}</p>
          <ColumnList key={resetCount} {...{ columns, appearance, onAppearance }} />
          <fieldset className="chooser-density">
            <legend className="visually-hidden">{text('ui.columns.density')}</legend>
            {(['compact', 'comfortable'] satisfies Density[]).map((density) => (
              <Button
                key={density}
                variant="secondary"
                size="small"
                aria-pressed={appearance.density === density}
                className={appearance.density === density ? 'active' : ''}
                onClick={() => onAppearance({ ...appearance, density })}
              >
                {text(`ui.columns.${density}`)}
              </Button>
            ))}
          </fieldset>
          {appearance.columns.join() !== defaultColumns.join() && (
            <Button
              variant="quiet"
              size="small"
              className="chooser-usual"
              icon="arrow-counterclockwise"
              onClick={() => {
                onAppearance({ ...appearance, columns: defaultColumns })
                setResetCount(resetCount + 1)
              }}
            >
              {text('ui.columns.usual')}
            </Button>
          )}
        </>
      )}
    </Dropdown>
  )
}

/** List of all columns with checkboxes; shown columns are checked. A column keeps its position while it is hidden. */
function ColumnList({ columns, appearance, onAppearance }: Omit<ColumnsMenuProps, 'defaultColumns'>) {
  const text = useText()
  const [order, setOrder] = useState(() => [
    ...appearance.columns,
    ...columns.flatMap(({ id }) => (appearance.columns.includes(id) ? [] : [id])),
  ])
  const changeShown = (order: readonly string[], isShown: (id: string) => boolean) =>
    onAppearance({ ...appearance, columns: order.filter(isShown) })
  const isColumnShown = (id: string) => appearance.columns.includes(id)
  const move = (from: number, to: number) => {
    const newOrder = moveElement(order, from, to)
    setOrder(newOrder)
    changeShown(newOrder, isColumnShown)
  }
  const { dragging, list, grip } = useReorder(order.length, move, () => {})
  const orderedColumns = order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return (
    <ul className="chooser-list" data-reorder="" {...list}>
      {orderedColumns.map((column, index) => (
        <li
          key={column.id}
          data-place={index}
          className={dragging === index ? 'chooser-column dragging' : 'chooser-column'}
        >
          <button
            type="button"
            className="chooser-grip"
            aria-label={text('ui.columns.move', { name: column.header })}
            {...grip(index)}
          >
            <i className="bi bi-grip-vertical" aria-hidden="true" />
          </button>
          <label className="chooser-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={isColumnShown(column.id)}
              disabled={column.isFixed}
              onChange={() => changeShown(order, (id) => isColumnShown(id) !== (id === column.id))}
            />
            {column.header}
            {column.isFixed && <small>{text('ui.columns.always')}</small>}
          </label>
        </li>
      ))}
    </ul>
  )
}
