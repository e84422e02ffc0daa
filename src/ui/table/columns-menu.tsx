import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { moved, useReorder } from '#src/ui/fields/reorder.ts'
import type { Density, Look } from '#src/ui/table/kept-look.ts'

type Choosable = { id: string; header: string; isFixed: boolean }

type ColumnsMenuProps = {
  columns: readonly Choosable[]
  look: Look
  onLook: (look: Look) => void
  usual: readonly string[]
}

/** Which columns a list shows, in which order, and how tall its rows are. */
export function ColumnsMenu({ columns, look, onLook, usual }: ColumnsMenuProps) {
  const text = useText()
  const [resets, setResets] = useState(0)
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
          <ColumnList key={resets} {...{ columns, look, onLook }} />
          <fieldset className="chooser-density">
            <legend className="visually-hidden">{text('ui.columns.density')}</legend>
            {(['compact', 'comfortable'] satisfies Density[]).map((density) => (
              <Button
                key={density}
                variant="secondary"
                size="small"
                aria-pressed={look.density === density}
                className={look.density === density ? 'active' : ''}
                onClick={() => onLook({ ...look, density })}
              >
                {text(`ui.columns.${density}`)}
              </Button>
            ))}
          </fieldset>
          {look.columns.join() !== usual.join() && (
            <Button
              variant="quiet"
              size="small"
              className="chooser-usual"
              icon="arrow-counterclockwise"
              onClick={() => {
                onLook({ ...look, columns: usual })
                setResets(resets + 1)
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

/** The columns in their order, shown or not; each keeps its place while it is shown and hidden. */
function ColumnList({ columns, look, onLook }: Omit<ColumnsMenuProps, 'usual'>) {
  const text = useText()
  const [order, setOrder] = useState(() => [
    ...look.columns,
    ...columns.flatMap(({ id }) => (look.columns.includes(id) ? [] : [id])),
  ])
  const show = (order: readonly string[], isShown: (id: string) => boolean) =>
    onLook({ ...look, columns: order.filter(isShown) })
  const wasShown = (id: string) => look.columns.includes(id)
  const move = (from: number, to: number) => {
    const next = moved(order, from, to)
    setOrder(next)
    show(next, wasShown)
  }
  const { dragging, list, grip } = useReorder(order.length, move, () => {})
  const ordered = order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return (
    <ul className="chooser-list" data-reorder="" {...list}>
      {ordered.map((column, place) => (
        <li
          key={column.id}
          data-place={place}
          className={dragging === place ? 'chooser-column dragging' : 'chooser-column'}
        >
          <button
            type="button"
            className="chooser-grip"
            aria-label={text('ui.columns.move', { name: column.header })}
            {...grip(place)}
          >
            <i className="bi bi-grip-vertical" aria-hidden="true" />
          </button>
          <label className="chooser-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={wasShown(column.id)}
              disabled={column.isFixed}
              onChange={() => show(order, (id) => wasShown(id) !== (id === column.id))}
            />
            {column.header}
            {column.isFixed && <small>{text('ui.columns.always')}</small>}
          </label>
        </li>
      ))}
    </ul>
  )
}
