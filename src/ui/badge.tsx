import type { ReactNode } from 'react'

/** What a badge tells besides its words: in force, coming, soon, expired, absent. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral'

type BadgeProps = {
  tone?: Tone
  /** A word without its dot. */
  bare?: boolean
  className?: string
  children: ReactNode
}

/** Dot and word, ink on its wash: colour never tells alone. */
export function Badge({ tone = 'neutral', bare = false, className = '', children }: BadgeProps) {
  return <span className={`badge tone-${tone} ${bare ? 'bare' : ''} ${className}`.trim()}>{children}</span>
}
