import type { ReactNode } from 'react'

/** What a badge tells besides its words: in force, coming, soon, expired, absent. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral'

type BadgeProps = { tone?: Tone; className?: string; children: ReactNode }

/** A state as a dot and a word. */
export function Badge({ tone = 'neutral', className = '', children }: BadgeProps) {
  return <span className={`badge tone-${tone} ${className}`.trim()}>{children}</span>
}
