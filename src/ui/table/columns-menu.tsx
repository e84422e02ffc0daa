import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dropdown } from '#src/ui/dropdown.tsx'
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
          <ColumnList {...{ columns, look, onLook }} />
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
              onClick={() => onLook({ ...look, columns: usual })}
            >
              {text('ui.columns.usual')}
            </Button>
          )}
        </>
      )}
    </Dropdown>
  )
}

/** The shown columns in their order, then the others; a grip moves a shown one. */
function ColumnList({ columns, look, onLook }: Omit<ColumnsMenuProps, 'usual'>) {
  const text = useText()
  const shown = look.columns.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const others = columns.filter(({ id }) => !look.columns.includes(id))
  const move = (from: number, to: number) => onLook({ ...look, columns: moved(look.columns, from, to) })
  const { dragging, list, tile, grip } = useReorder(shown.length, move, () => {})
  const toggle = (id: string) =>
    onLook({
      ...look,
      columns: look.columns.includes(id) ? look.columns.filter((other) => other !== id) : [...look.columns, id],
    })
  return (
    <ul className="chooser-list" data-reorder="" {...list}>
      {shown.map((column, place) => (
        <li
          key={column.id}
          data-place={place}
          className={dragging === place ? 'chooser-column dragging' : 'chooser-column'}
          {...tile(place)}
        >
          <button
            type="button"
            className="chooser-grip"
            aria-label={text('ui.columns.move', { name: column.header })}
            {...grip(place)}
          >
            <i className="bi bi-grip-vertical" aria-hidden="true" />
          </button>
          <ColumnCheck {...column} isShown onToggle={toggle} />
        </li>
      ))}
      {others.map((column) => (
        <li key={column.id} className="chooser-column">
          <span className="chooser-grip" />
          <ColumnCheck {...column} isShown={false} onToggle={toggle} />
        </li>
      ))}
    </ul>
  )
}

type ColumnCheckProps = Choosable & { isShown: boolean; onToggle: (id: string) => void }

function ColumnCheck({ id, header, isFixed, isShown, onToggle }: ColumnCheckProps) {
  const text = useText()
  return (
    <label className="chooser-check">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isShown}
        disabled={isFixed}
        onChange={() => onToggle(id)}
      />
      {header}
      {isFixed && <small>{text('ui.columns.always')}</small>}
    </label>
  )
}
