import type { ReactNode } from 'react'
import type { Variant } from '#src/ui/button.tsx'

type BadgeProps = { variant?: Variant; className?: string; children: ReactNode }

/** A badge; Bootstrap chooses a text colour that contrasts. */
export function Badge({ variant = 'primary', className = '', children }: BadgeProps) {
  return <span className={`badge text-bg-${variant} ${className}`.trim()}>{children}</span>
}
