import { formatDuration } from '#src/operations/screen/format-durations.ts'
import type { OperationsJob, OperationsState } from '#src/operations/state/operations-state.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { useNow } from '#src/ui/figures/use-now.ts'

/** Name of each job in the reader's language, by the name under which the program runs it. */
const jobNames: Readonly<Record<string, string>> = {
  sweep: 'operations.jobs.sweep',
  digests: 'operations.jobs.digests',
  backup: 'operations.jobs.backup',
}

/** The periodic work of the program: how often, when it ran last, for how long, with which result, and when again. */
export function JobsCard({ state }: { state: OperationsState }) {
  const text = useText()
  const { jobs, backups } = state
  return (
    <section className="card" aria-labelledby="operations-jobs">
      <header className="card-header">
        <h2 id="operations-jobs">{text('operations.jobs.title')}</h2>
      </header>
      {jobs.length === 0 ? (
        <p className="operations-empty soft">{text('operations.jobs.none')}</p>
      ) : (
        <table className="table-plain operations-table">
          <thead>
            <tr>
              <th scope="col">{text('operations.jobs.job')}</th>
              <th scope="col">{text('operations.jobs.when')}</th>
              <th scope="col">{text('operations.jobs.last')}</th>
              <th scope="col" className="end">
                {text('operations.jobs.took')}
              </th>
              <th scope="col">{text('operations.jobs.next')}</th>
              <th scope="col">{text('operations.jobs.result')}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <JobRow key={job.name} {...{ job, backups }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type JobRowProps = { job: OperationsJob; backups: OperationsState['backups'] }

/**
 * A job. The one that makes backups looks each minute whether one is due: its line tells of the backups instead of
 * these looks.
 */
function JobRow({ job, backups }: JobRowProps) {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  const makesBackups = job.name === 'backup' && backups.at !== null
  const lastRun = makesBackups ? findLaterMoment(backups.last_ok_at, backups.last_failed_at) : job.last_run_at
  const tookMs = makesBackups ? backups.last_took_ms : job.last_took_ms
  const nextMs = Date.parse((makesBackups && backups.next_at) || job.next_at) - now
  return (
    <tr>
      <th scope="row">{text(jobNames[job.name] ?? job.name)}</th>
      <td className="soft wide">
        {makesBackups
          ? text('operations.jobs.daily', { time: backups.at ?? '' })
          : job.every_minutes !== null &&
            text('operations.jobs.every', { duration: formatDuration(job.every_minutes * 60_000, language) })}
      </td>
      <td className="soft">{lastRun ? <RelativeMoment value={lastRun} /> : '–'}</td>
      <td className="end wide">{tookMs === null ? '–' : formatDuration(tookMs, language)}</td>
      <td className="soft wide">
        {nextMs < 60_000
          ? text('operations.jobs.soon')
          : text('operations.jobs.in', { duration: formatDuration(nextMs, language) })}
      </td>
      <td className="state">
        <JobResult {...{ job }} hasFailed={makesBackups && backups.concern === 'failed'} hasRun={lastRun !== null} />
      </td>
    </tr>
  )
}

/** The later of two moments in ISO 8601, whose order is that of their texts. */
const findLaterMoment = (a: string | null, b: string | null) => [a, b].toSorted().findLast((at) => at !== null) ?? null

type JobResultProps = { job: OperationsJob; hasFailed: boolean; hasRun: boolean }

function JobResult({ job: { running, failures, last_failure: failure }, hasFailed, hasRun }: JobResultProps) {
  const text = useText()
  if (running) return <Badge tone="info">{text('operations.jobs.running')}</Badge>
  if (failures > 0 || hasFailed)
    return (
      <>
        <Badge tone="warn">{text('operations.jobs.failed', { count: Math.max(failures, 1) })}</Badge>
        {failure && <small className="operations-reason">{failure}</small>}
      </>
    )
  if (!hasRun) return <Badge tone="neutral">{text('operations.jobs.not_yet')}</Badge>
  return <Badge tone="ok">{text('operations.jobs.ok')}</Badge>
}
