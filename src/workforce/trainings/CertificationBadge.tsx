import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge, type Tone } from '#src/ui/badge.tsx'
import { type CellState, cellStateMessages } from '#src/workforce/trainings/board/cell-state.ts'

export const toneByState: Readonly<Record<CellState, Tone>> = {
  valid: 'ok',
  soon: 'warn',
  expired: 'danger',
  missing: 'warn',
}

/** The state of a training or quality: a colour and its word. */
export function CertificationBadge({ state }: { state: CellState }) {
  const text = useText()
  return <Badge tone={toneByState[state]}>{text(cellStateMessages[state] ?? '')}</Badge>
}
