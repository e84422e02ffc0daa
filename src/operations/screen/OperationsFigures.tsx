import type { ReactNode } from 'react'
import { formatDuration } from '#src/operations/screen/format-durations.ts'
import type { BackupConcern } from '#src/operations/state/backup-concern.ts'
import type { OperationsState } from '#src/operations/state/operations-state.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Tone } from '#src/ui/badge.tsx'
import { formatFileSize, formatNumber } from '#src/ui/figures/format-values.ts'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { useNow } from '#src/ui/figures/use-now.ts'

/** Version, database, files, instances and last backup in one panel. */
export function OperationsFigures({ state }: { state: OperationsState }) {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  const { version, database, files, instances, backups } = state
  const [oldest] = instances
  return (
    <section className="figures" aria-label={text('operations.figures.title')}>
      <PlainFigure label={text('operations.figures.version')} value={version}>
        {oldest &&
          text('operations.figures.since', {
            duration: formatDuration(now - Date.parse(oldest.started_at), language),
          })}
      </PlainFigure>
      <PlainFigure label={text('operations.figures.database')} value={formatFileSize(database.size, language)}>
        {text(database.embedded ? 'operations.figures.embedded' : 'operations.figures.external', {
          version: database.version,
        })}
      </PlainFigure>
      <PlainFigure label={text('operations.figures.files')} value={formatFileSize(files.size, language)}>
        {text('operations.figures.files_here', {
          count: files.count,
          figure: formatNumber(files.count, { decimals: 0 }, language),
        })}
      </PlainFigure>
      <PlainFigure label={text('operations.figures.instances')} value={instances.length}>
        {instances.length > 0 && (
          <>
            <Dot tone="ok" />
            {text('operations.figures.answers', { count: instances.length })}
          </>
        )}
      </PlainFigure>
      <PlainFigure
        label={text('operations.figures.backup')}
        value={
          backups.last_ok_at ? <RelativeMoment value={backups.last_ok_at} /> : text('operations.figures.no_backup')
        }
      >
        <Dot tone={backupTones[backups.concern ?? 'ok']} />
        {text(backupHints[backups.concern ?? 'ok'])}
      </PlainFigure>
    </section>
  )
}

const backupTones: Readonly<Record<'ok' | BackupConcern, Tone>> = {
  ok: 'ok',
  none: 'warn',
  failed: 'danger',
  gone: 'danger',
  late: 'warn',
}
const backupHints: Readonly<Record<'ok' | BackupConcern, string>> = {
  ok: 'operations.figures.checked',
  none: 'operations.figures.none_yet',
  failed: 'operations.figures.failed',
  gone: 'operations.figures.gone',
  late: 'operations.figures.old',
}

const Dot = ({ tone }: { tone: Tone }) => <span className={`dot tone-${tone}`} aria-hidden="true" />

type PlainFigureProps = { label: string; value: ReactNode; children: ReactNode }

function PlainFigure({ label, value, children }: PlainFigureProps) {
  return (
    <div>
      <span className="label">{label}</span>
      <span className="value">{value}</span>
      <span className="hint">{children}</span>
    </div>
  )
}
