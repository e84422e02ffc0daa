import type { ReactNode } from 'react'
import type { ButtonVariant } from '#src/ui/button/button.tsx'

/**
 * Meaning of a badge's colour: `ok` in force, `info` coming, `warn` ending soon, `danger` expired, `neutral` absent.
 */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral'

/** The specification's variants (section 9), each with its tone. */
const toneByVariant: Readonly<Record<Exclude<ButtonVariant, 'link' | 'quiet'>, Tone>> = {
  primary: 'ok',
  success: 'ok',
  info: 'info',
  warning: 'warn',
  danger: 'danger',
  secondary: 'neutral',
  light: 'neutral',
  dark: 'neutral',
}

type BadgeProps = {
  tone?: Tone | keyof typeof toneByVariant
  /** True to leave out the dot. */
  bare?: boolean
  className?: string
  children: ReactNode
}

/** Status badge: a dot and a word. The word has the colour's meaning, for readers who cannot tell colours apart. */
export function Badge({ tone = 'neutral', bare = false, className = '', children }: BadgeProps) {
  const resolvedTone = isVariant(tone) ? toneByVariant[tone] : tone
  return <span className={`badge tone-${resolvedTone} ${bare ? 'bare' : ''} ${className}`.trim()}>{children}</span>
}

const isVariant = (tone: string): tone is keyof typeof toneByVariant => tone in toneByVariant
