import { randomUUID } from 'node:crypto'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'

/** Work that is due every so many minutes; it may be run again after a crash amid it. */
export type Job = { name: string; everyMinutes: number; run: () => Promise<void> }

const minuteMs = 60_000
/** Seconds for which a lease holds, and how often it is renewed while its holder works. */
const leaseSeconds = 120
const renewMs = 30_000

/** Job runner: looks every minute for what is due. */
export function startJobs(sql: Sql, jobs: readonly Job[], log: Log = silentLog): { stop(): void } {
  const timer = setInterval(createDueJobsCheck(sql, jobs, log), minuteMs).unref()
  return { stop: () => clearInterval(timer) }
}

/** A look for what is due, which does nothing while the look before it still runs a job. */
export function createDueJobsCheck(sql: Sql, jobs: readonly Job[], log: Log = silentLog): () => Promise<void> {
  let isChecking = false
  return async () => {
    if (isChecking) return
    isChecking = true
    try {
      await runDueJobs(sql, jobs, log)
    } catch (error) {
      log.warn(`Jobs could not be looked for: ${error}`)
    } finally {
      isChecking = false
    }
  }
}

/**
 * Runs what is due, one job after another. A job that was never run is due a minute after it was first looked for. Of
 * many instances the one that takes the lease runs it; the due time moves on after the deed, so that a job whose holder
 * died is run by another when the lease has run out. A job that fails is logged and due again in a minute.
 */
export async function runDueJobs(sql: Sql, jobs: readonly Job[], log: Log = silentLog): Promise<void> {
  for (const { name, everyMinutes, run } of jobs) {
    const holder = randomUUID()
    if (!(await takeLease(sql, name, holder))) continue
    const timer = setInterval(() => {
      renewLease(sql, holder).catch((error) => log.warn(`The lease of the job ${name} was not renewed: ${error}`))
    }, renewMs).unref()
    let dueInMinutes = everyMinutes
    try {
      await run()
    } catch (error) {
      log.warn(`The job ${name} failed and will be tried again: ${error}`)
      dueInMinutes = 1
    } finally {
      clearInterval(timer)
    }
    await rescheduleJob(sql, holder, dueInMinutes)
  }
}

async function takeLease(sql: Sql, name: string, holder: string): Promise<boolean> {
  await sql`insert into jobs (name, due_at) values (${name}, now() + interval '1 minute') on conflict do nothing`
  const lease = await sql`
    update jobs set holder = ${holder}, lease_until = now() + make_interval(secs => ${leaseSeconds})
    where name = ${name} and due_at <= now() and (lease_until is null or lease_until < now()) returning name`
  return lease.length > 0
}

const renewLease = (sql: Sql, holder: string) => sql`
  update jobs set lease_until = now() + make_interval(secs => ${leaseSeconds}) where holder = ${holder}`

/** Does nothing where the lease ran out meanwhile and another took it. */
const rescheduleJob = (sql: Sql, holder: string, minutes: number) => sql`
  update jobs set due_at = now() + make_interval(mins => ${minutes}), holder = null, lease_until = null
  where holder = ${holder}`
