import { useState } from 'react'
import { BackupsTable } from '#src/operations/screen/BackupsTable.tsx'
import { formatDuration } from '#src/operations/screen/format-durations.ts'
import type { useBackups } from '#src/operations/screen/use-operations.ts'
import type { OperationsState } from '#src/operations/state/operations-state.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatFileSize } from '#src/ui/figures/format-values.ts'
import { useNow } from '#src/ui/figures/use-now.ts'

/** Backups on the page before the reader asks for all. */
const shownAtFirst = 6

type BackupsCardProps = {
  plan: OperationsState['backups']
  backups: ReturnType<typeof useBackups>
  mayManage: boolean
}

/** The backups: their plan, the one that is made now, the list, and how to go back to one. */
export function BackupsCard({ plan, backups, mayManage }: BackupsCardProps) {
  const text = useText()
  const [showsAll, setShowsAll] = useState(false)
  const { list, pendingBackup } = backups
  const lines = list.data ?? []
  const newestName = lines.find(({ ok }) => ok)?.name
  return (
    <section className="card" aria-labelledby="operations-backups">
      <header className="card-header">
        <h2 id="operations-backups">{text('operations.copies.title')}</h2>
      </header>
      <BackupPlan {...{ plan }} />
      {pendingBackup && <BackupProgress percent={pendingBackup.percent} />}
      {lines.length > 0 && <BackupsTable lines={showsAll ? lines : lines.slice(0, shownAtFirst)} {...{ mayManage }} />}
      {lines.length === 0 && !list.isPending && (
        <p className="operations-empty soft">
          {text(list.isError ? 'operations.copies.unreadable' : 'operations.copies.none')}
        </p>
      )}
      {lines.length > shownAtFirst && !showsAll && (
        <p className="operations-more">
          <Button variant="link" size="small" onClick={() => setShowsAll(true)}>
            {text('operations.copies.all', { count: lines.length })}
          </Button>
        </p>
      )}
      {newestName !== undefined && <HowToRestore name={newestName} />}
    </section>
  )
}

/** When backups are made and where; without a schedule, how to have one. */
function BackupPlan({ plan }: { plan: OperationsState['backups'] }) {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  const { at, keep, next_at: nextAt, directory, directory_free: free, encrypted } = plan
  return (
    <>
      {at === null && (
        <p className="operations-empty">
          {text('operations.copies.unplanned')} <code>BACKUP_AT=03:00 npm start</code>
        </p>
      )}
      <p className="operations-plan">
        {at !== null && <span>{text('operations.copies.daily', { time: at })}</span>}
        <span>{text('operations.copies.keep', { count: keep })}</span>
        {nextAt !== null && (
          <span>
            {text('operations.copies.next', { duration: formatDuration(Date.parse(nextAt) - now, language) })}
          </span>
        )}
        {encrypted && <span>{text('operations.copies.encrypted')}</span>}
        <span className="operations-where">{text('operations.copies.where', { where: directory })}</span>
        {free !== null && <span>{text('operations.copies.room', { size: formatFileSize(free, language) })}</span>}
      </p>
    </>
  )
}

function BackupProgress({ percent }: { percent: number }) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className="operations-progress">
      <p>
        <span id="operations-progress">{text('operations.copies.making')}</span>
        <b className="num">{(percent / 100).toLocaleString(language, { style: 'percent' })}</b>
      </p>
      <div
        className="meter"
        role="progressbar"
        aria-labelledby="operations-progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

/** The steps of a restore, with the name of the newest backup. */
function HowToRestore({ name }: { name: string }) {
  const text = useText()
  return (
    <details className="operations-restore">
      <summary>
        <i className="bi bi-arrow-counterclockwise" aria-hidden="true" />
        {text('operations.restore.title')}
        <i className="bi bi-chevron-down" aria-hidden="true" />
      </summary>
      <ol>
        <li>{text('operations.restore.warn')}</li>
        <li>{text('operations.restore.stop')}</li>
        <li>
          {text('operations.restore.run')} <code>npm run restore -- {name} --over</code>
        </li>
        <li>
          {text('operations.restore.start')} <code>npm start</code>
        </li>
      </ol>
      <p>
        {text('operations.restore.check')} <code>npm run restore -- --check {name}</code>
      </p>
    </details>
  )
}
