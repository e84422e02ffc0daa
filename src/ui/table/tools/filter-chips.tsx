import { type ReactNode, useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** An active filter. */
export type FilterChip = { name: string; content: ReactNode }

type FilterChipsProps = {
  chips: readonly FilterChip[]
  onDrop: (name: string) => void
  /** A button after the filters. */
  children?: ReactNode
}

/** The active filters, each with a remove button. */
export function FilterChips({ chips, onDrop, children }: FilterChipsProps) {
  const text = useText()
  const id = useId()
  return (
    <ul className="data-table-chips" aria-label={text('ui.table.filters')}>
      {chips.map(({ name, content }) => (
        <li key={name} className="chip">
          <span id={`${id}${name}`}>{content}</span>
          <button
            type="button"
            aria-label={text('ui.table.drop_filter')}
            aria-describedby={`${id}${name}`}
            title={text('ui.table.drop_filter')}
            onClick={() => onDrop(name)}
          >
            <i className="bi bi-x-lg" aria-hidden="true" />
          </button>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
