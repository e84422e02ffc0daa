import { hasWritten, type Load } from '#src/importer/screen/load.ts'
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

export function StatusBadge({ load }: { load: Load }) {
  const text = useText()
  const { task, status } = load
  const tone = task ? 'info' : tones[status]
  const is = status === 'failed' && hasWritten(load) ? 'in_part' : status
  return <Badge {...{ tone }}>{text(task ? `importer.screen.task.${task}` : `importer.screen.status.${is}`)}</Badge>
}
