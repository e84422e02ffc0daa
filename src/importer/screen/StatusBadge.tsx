import type { Load } from '#src/importer/screen/load.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge, type Tone } from '#src/ui/badge.tsx'

const tones: Readonly<Record<Load['status'], Tone>> = {
  pending: 'warn',
  running: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  undone: 'neutral',
}

export function StatusBadge({ load: { status, task } }: { load: Pick<Load, 'status' | 'task'> }) {
  const text = useText()
  const tone = task ? 'info' : tones[status]
  return <Badge {...{ tone }}>{text(task ? `importer.screen.task.${task}` : `importer.screen.status.${status}`)}</Badge>
}
