import {
  type ImportSummary,
  isDiscardedBeforeRun,
  isFinishedWithWrittenRows,
} from '#src/importer/screen/import-summary.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge, type Tone } from '#src/ui/badge.tsx'

const tones: Readonly<Record<ImportSummary['status'], Tone>> = {
  pending: 'warn',
  running: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  undone: 'neutral',
}

export function ImportStatusBadge({ sheetImport }: { sheetImport: ImportSummary }) {
  const text = useText()
  const { task } = sheetImport
  const tone = task ? 'info' : sheetImport.was_cancelled ? 'neutral' : tones[sheetImport.status]
  return (
    <Badge {...{ tone }}>
      {text(task ? `importer.screen.task.${task}` : `importer.screen.status.${chooseStatusKeySuffix(sheetImport)}`)}
    </Badge>
  )
}

function chooseStatusKeySuffix(sheetImport: ImportSummary): string {
  if (isDiscardedBeforeRun(sheetImport)) return 'thrown_away'
  if (sheetImport.was_cancelled) return 'cancelled'
  return sheetImport.status === 'failed' && isFinishedWithWrittenRows(sheetImport) ? 'in_part' : sheetImport.status
}
