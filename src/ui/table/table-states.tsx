import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type EmptyTableProps = {
  /** The part of the request that may hide records: the search, or filters. Null if neither is used. */
  hiddenBy: 'search' | 'filters' | null
  onClear: () => void
  description: string | undefined
  emptyAction: ReactNode
}

/** Message in place of a list without records, with a proposal for the next step. */
export function EmptyTable({ hiddenBy, onClear, description, emptyAction }: EmptyTableProps) {
  const text = useText()
  if (hiddenBy === null) {
    return (
      <EmptyState outline="empty" title={text('No hay datos para mostrar')} description={description}>
        {emptyAction}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      outline="search"
      title={text('No hay datos para mostrar')}
      description={text(hiddenBy === 'search' ? 'ui.table.nothing_found' : 'ui.table.nothing_filtered')}
    >
      <Button variant="secondary" onClick={onClear}>
        {text(hiddenBy === 'search' ? 'ui.table.clear' : 'ui.table.drop_filters')}
      </Button>
    </EmptyState>
  )
}

/** Message in place of a list, for readers without the permission. */
export function DeniedTable() {
  const text = useText()
  return (
    <EmptyState outline="lock" title={text('No access to this resource')} isAlert>
      <Link className={buttonClass('secondary')} to="/admin">
        {text('ui.missing.back')}
      </Link>
    </EmptyState>
  )
}

export function FailedTable({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <EmptyState outline="broken" title={text('ui.table.failed')} isAlert>
      <Button icon="arrow-clockwise" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </EmptyState>
  )
}
