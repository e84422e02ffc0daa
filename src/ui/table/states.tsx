import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { Stand } from '#src/ui/stand.tsx'

type EmptyTableProps = {
  /** What hides records: a search or filters. */
  filtered: 'search' | 'filters' | null
  onClear: () => void
  says: string | undefined
  whenEmpty: ReactNode
}

/** Empty state, with what to do next. */
export function EmptyTable({ filtered, onClear, says, whenEmpty }: EmptyTableProps) {
  const text = useText()
  if (filtered === null) {
    return (
      <Stand outline="empty" title={text('No hay datos para mostrar')} says={says}>
        {whenEmpty}
      </Stand>
    )
  }
  return (
    <Stand
      outline="search"
      title={text('No hay datos para mostrar')}
      says={text(filtered === 'search' ? 'ui.table.nothing_found' : 'ui.table.nothing_filtered')}
    >
      <Button variant="secondary" onClick={onClear}>
        {text(filtered === 'search' ? 'ui.table.clear' : 'ui.table.drop_filters')}
      </Button>
    </Stand>
  )
}

/** Shown to readers without permission. */
export function DeniedTable() {
  const text = useText()
  return (
    <Stand outline="lock" title={text('No access to this resource')} isAlert>
      <Link className={buttonClass('secondary')} to="/admin">
        {text('ui.missing.back')}
      </Link>
    </Stand>
  )
}

export function FailedTable({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <Stand outline="broken" title={text('ui.table.failed')} isAlert>
      <Button icon="arrow-clockwise" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </Stand>
  )
}
