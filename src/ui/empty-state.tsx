import type { ReactNode } from 'react'

/** Dashed drawings on 200 × 112, one for each reason why there is nothing to show. */
const outlines = {
  empty: 'M58 44a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8zM84 36v-8h32v8M58 62h84',
  search: 'M92 72a24 24 0 1 0 0-48 24 24 0 0 0 0 48M109 65l27 31',
  lock: 'M84 20h32a10 10 0 0 1 10 10v58a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10M88 58v-8a12 12 0 0 1 24 0v8M84 58h32v22H84z',
  broken:
    'M64 30h72a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6M46 98h108M90 52l20 16M110 52L90 68',
  missing: 'M64 98V30a6 6 0 0 1 6-6h42l24 24v50M112 24v24h24M90 62a10 10 0 1 1 12 10v6M102 88v1',
} as const

type EmptyStateProps = {
  outline: keyof typeof outlines
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  /** One button below the sentence, two at most. */
  children?: ReactNode
  isAlert?: boolean
}

/** Empty state: a drawing, one sentence, one button. */
export function EmptyState({ outline, title, description, children, isAlert = false }: EmptyStateProps) {
  return (
    <div className="empty" role={isAlert ? 'alert' : undefined}>
      <div className="stand">
        <svg
          aria-hidden="true"
          viewBox="0 0 200 112"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        >
          <path d={outlines[outline]} />
        </svg>
      </div>
      <h2>{title}</h2>
      {description && <p>{description}</p>}
      {children && <div className="row-gap">{children}</div>}
    </div>
  )
}
