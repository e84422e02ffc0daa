import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import type { LoadState } from '#src/ui/dashboard/figure.tsx'
import './dashboard.css'

type DashboardCardProps<T> = {
  title: string
  /** Content at the end of the header: a link to the list, or a control. */
  headerEnd?: ReactNode
  load: LoadState<T>
  children: (value: T) => ReactNode
}

/** A card of the start page, which loads and fails independently of the others. */
export function DashboardCard<T>({ title, headerEnd, load, children }: DashboardCardProps<T>) {
  return (
    <section className="card" aria-busy={load.state === 'waiting'}>
      <header className="card-header">
        <h2>{title}</h2>
        {headerEnd && <div className="end">{headerEnd}</div>}
      </header>
      {load.state === 'waiting' && <CardSkeleton />}
      {load.state === 'failed' && <LoadFailure retry={load.retry} />}
      {load.state === 'ready' && children(load.value)}
    </section>
  )
}

/** The bones of a card whose figures or script are on their way. */
export function CardSkeleton() {
  const text = useText()
  return (
    <div className="card-body bones dashboard-bones" role="status">
      <span className="visually-hidden">{text('ui.table.loading')}</span>
      {['62%', '48%', '70%'].map((width) => (
        <span key={width} className="bone" style={{ width }} />
      ))}
    </div>
  )
}

/** A card that could not be read, with a button for another try. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const text = useText()
  return (
    <div className="card-body dashboard-note" role="alert">
      <p>{text('ui.dashboard.failed')}</p>
      <Button variant="secondary" icon="arrow-clockwise" onClick={retry}>
        {text('ui.retry')}
      </Button>
    </div>
  )
}

/** Proportion as a bar. The text beside it says the same. */
export function Meter({ part, whole }: { part: number; whole: number }) {
  return (
    <span className="meter">
      <i style={{ width: `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%` }} />
    </span>
  )
}
