import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Stand } from '#src/ui/stand.tsx'

type EmptyTableProps = { filtered: boolean; onClear: () => void; says: string | undefined; whenEmpty: ReactNode }

/** Empty state, with what to do next. */
export function EmptyTable({ filtered, onClear, says, whenEmpty }: EmptyTableProps) {
  const text = useText()
  if (!filtered) {
    return (
      <Stand outline="empty" title={text('No hay datos para mostrar')} says={says}>
        {whenEmpty}
      </Stand>
    )
  }
  return (
    <Stand outline="search" title={text('No hay datos para mostrar')} says={text('ui.table.nothing_found')}>
      <Button variant="secondary" onClick={onClear}>
        {text('ui.table.clear')}
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
