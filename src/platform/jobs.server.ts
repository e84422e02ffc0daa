import { randomUUID } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { nameError } from '#src/platform/error-name.ts'
import { type Log, silentLog } from '#src/platform/log.ts'

/**
 * Periodic work. It may run again after a crash halfway. A run that returns false found nothing to do, and leaves the
 * result of the run before.
 */
export type Job = { name: string; everyMinutes: number; run: () => Promise<unknown> }

const minuteMs = 60_000
/** Lease: its duration, and how often it is renewed while the job runs. */
const leaseSeconds = 120
const renewMs = 30_000

/** Job runner: checks every minute for due jobs. */
export function startJobs(sql: Sql, jobs: readonly Job[], log: Log = silentLog): { stop(): void } {
  const timer = setInterval(createDueJobsCheck(sql, jobs, log), minuteMs).unref()
  return { stop: () => clearInterval(timer) }
}

/** Creates the check for due jobs. It does nothing while an earlier check still runs a job. */
export function createDueJobsCheck(sql: Sql, jobs: readonly Job[], log: Log = silentLog): () => Promise<void> {
  let isChecking = false
  return async () => {
    if (isChecking) return
    isChecking = true
    try {
      await runDueJobs(sql, jobs, log)
    } catch (error) {
      log.warn(`The check for due jobs failed and is repeated in a minute: ${error}`)
    } finally {
      isChecking = false
    }
  }
}

/**
 * Runs the due jobs one after another. A new job is due a minute after its first check. Lease: of several instances
 * only the lease's holder runs the job. The due time moves on after the run, so another instance runs the job if its
 * holder died and the lease has expired. A failed job is logged and due again in a minute. Each run leaves its time,
 * duration and result in the job's row.
 */
export async function runDueJobs(sql: Sql, jobs: readonly Job[], log: Log = silentLog): Promise<void> {
  for (const { name, everyMinutes, run } of jobs) {
    const holder = randomUUID()
    if (!(await takeLeaseOfDueJob(sql, { name, everyMinutes }, holder))) continue
    const timer = setInterval(() => {
      renewJobLeaseIfHeld(sql, holder).catch((error) =>
        log.warn(`The lease of the job ${name} was not renewed: ${error}`),
      )
    }, renewMs).unref()
    const startedAt = new Date()
    let outcome: JobOutcome = { dueInMinutes: everyMinutes, failure: null, isIdle: false }
    try {
      outcome = { ...outcome, isIdle: (await run()) === false }
    } catch (error) {
      log.warn(`The job ${name} failed and will be tried again: ${error}`)
      outcome = { dueInMinutes: 1, failure: nameError(error), isIdle: false }
    } finally {
      clearInterval(timer)
    }
    await storeOutcomeAndReleaseLease(sql, holder, startedAt, outcome)
  }
}

/** When the job is due again, and the name of the error with which it failed. */
type JobOutcome = { dueInMinutes: number; failure: string | null; isIdle: boolean }

async function takeLeaseOfDueJob(
  sql: Sql,
  { name, everyMinutes }: Pick<Job, 'name' | 'everyMinutes'>,
  holder: string,
): Promise<boolean> {
  await sql`
    insert into jobs (name, due_at, every_minutes) values (${name}, now() + interval '1 minute', ${everyMinutes})
    on conflict (name) do update set every_minutes = excluded.every_minutes
    where jobs.every_minutes is distinct from excluded.every_minutes`
  const lease = await sql`
    update jobs set holder = ${holder}, lease_until = now() + make_interval(secs => ${leaseSeconds})
    where name = ${name} and due_at <= now() and (lease_until is null or lease_until < now()) returning name`
  return lease.length > 0
}

const renewJobLeaseIfHeld = (sql: Sql, holder: string) => sql`
  update jobs set lease_until = now() + make_interval(secs => ${leaseSeconds}) where holder = ${holder}`

/**
 * Stores what became of a run, sets the time of the next one and returns the lease. Does nothing if the lease expired
 * and another instance took it.
 */
const storeOutcomeAndReleaseLease = (
  sql: Sql,
  holder: string,
  startedAt: Date,
  { dueInMinutes, failure, isIdle }: JobOutcome,
) =>
  isIdle
    ? sql`
        update jobs set due_at = now() + make_interval(mins => ${dueInMinutes}), holder = null, lease_until = null
        where holder = ${holder}`
    : sql`
        update jobs set due_at = now() + make_interval(mins => ${dueInMinutes}), holder = null, lease_until = null,
          last_run_at = ${startedAt}, last_took_ms = ${Date.now() - startedAt.getTime()}, last_failure = ${failure},
          failures = case when ${failure}::text is null then 0 else failures + 1 end
        where holder = ${holder}`
