import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'

/** Loading overlay; when renewing it appears only after a delay. */
export function LoadingOverlay({ isFirst }: { isFirst: boolean }) {
  const text = useText()
  return (
    <div className={`data-table-overlay ${isFirst ? '' : 'data-table-overlay-late'}`} role="status">
      <img className="data-table-logo" src="/img/logo.svg" alt={text('ui.table.loading')} width={100} height={100} />
    </div>
  )
}

type EmptyTableProps = { filtered: boolean; onClear: () => void; whenEmpty: ReactNode }

/** Empty state, with what to do next. */
export function EmptyTable({ filtered, onClear, whenEmpty }: EmptyTableProps) {
  const text = useText()
  return (
    <div className="data-table-empty">
      <i className={`bi ${filtered ? 'bi-search' : 'bi-inbox'}`} aria-hidden="true" />
      <p className="fw-bold mb-1">{text('No hay datos para mostrar')}</p>
      {filtered ? (
        <>
          <p className="mb-2">{text('ui.table.nothing_found')}</p>
          <Button variant="secondary" size="small" icon="x-lg" onClick={onClear}>
            {text('ui.table.clear')}
          </Button>
        </>
      ) : (
        whenEmpty
      )}
    </div>
  )
}

/** Shown to readers without permission. */
export function DeniedTable() {
  const text = useText()
  return (
    <div className="data-table-empty" role="alert">
      <i className="bi bi-lock" aria-hidden="true" />
      <p className="fw-bold mb-0">{text('No access to this resource')}</p>
    </div>
  )
}

export function FailedTable({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div className="data-table-empty" role="alert">
      <i className="bi bi-exclamation-triangle" aria-hidden="true" />
      <p className="fw-bold mb-2">{text('ui.table.failed')}</p>
      <Button variant="primary" size="small" icon="arrow-clockwise" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </div>
  )
}
