import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import './dashboard.css'

/** State of a card's data. */
export type LoadState<T> = { state: 'waiting' } | { state: 'failed'; retry: () => void } | { state: 'ready'; value: T }

type FigureProps = {
  label: string
  /** The address to which the figure links: the list that it counts, or a card of the page. */
  to: To
  load: LoadState<{ value: string; hint: ReactNode }>
}

/** A figure of the start page, which links to `to`. It loads and fails independently of the others. */
export function Figure({ label, to, load }: FigureProps) {
  const text = useText()
  if (load.state === 'failed')
    return (
      <div role="alert">
        <span className="label">{label}</span>
        <span className="hint">{text('ui.dashboard.failed')}</span>
        <Button variant="secondary" size="small" icon="arrow-clockwise" onClick={load.retry}>
          {text('ui.retry')}
        </Button>
      </div>
    )
  if (load.state === 'waiting')
    return (
      <Link to={to} aria-busy>
        <span className="label">{label}</span>
        <span className="bones">
          <span className="bone bone-value" />
        </span>
      </Link>
    )
  return (
    <Link to={to}>
      <span className="label">{label}</span>
      <span className="value">{load.value.value}</span>
      <span className="hint">{load.value.hint}</span>
    </Link>
  )
}

/** The figures of the start page in one panel. */
export function FigurePanel({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <section className="figures" aria-label={text('ui.dashboard.figures')}>
      {children}
    </section>
  )
}
