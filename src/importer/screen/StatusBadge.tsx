import { hasWritten, isThrownAway, type Load } from '#src/importer/screen/load.ts'
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
  const { task } = load
  const tone = task ? 'info' : tones[load.status]
  return (
    <Badge {...{ tone }}>
      {text(task ? `importer.screen.task.${task}` : `importer.screen.status.${standOf(load)}`)}
    </Badge>
  )
}

function standOf(load: Load): string {
  if (isThrownAway(load)) return 'thrown_away'
  return load.status === 'failed' && hasWritten(load) ? 'in_part' : load.status
}
