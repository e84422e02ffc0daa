import { backupCard } from '#src/operations/start-page/cards.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { DeedLine } from '#src/ui/dashboard/deed-line.tsx'
import { formatDateTime } from '#src/ui/figures/format-values.ts'

/** Backups that need a look: leads to their page. Nothing as long as the last one is good and new enough. */
function BackupDeed() {
  const text = useText()
  const language = useLanguage()
  const operations = useOutline('operations')
  const load = useCard(backupCard)
  if (load.state !== 'ready' || load.value.concern === null) return null
  const { concern, last_ok_at: lastOkAt } = load.value
  const notes = [
    ...(concern === 'failed' || concern === 'gone' ? [text(`operations.deeds.${concern}`)] : []),
    lastOkAt
      ? text('operations.deeds.last_good', { moment: formatDateTime(lastOkAt, language) })
      : text('operations.deeds.none'),
  ]
  return (
    <DeedLine
      icon="file-zip"
      title={text('operations.deeds.backup')}
      note={notes.join(' · ')}
      to={buildListScreenAddress(operations)}
      label={text('operations.deeds.see')}
    />
  )
}

export const operationsDeeds: readonly StartPagePart[] = [{ card: backupCard, Component: BackupDeed }]
