import type { Sql } from '#src/platform/database/sql.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'

/** Work that is due every so many minutes; it may be run again after a crash amid it. */
export type Job = { name: string; everyMinutes: number; run: () => Promise<void> }

const minute = 60_000

/**
 * Job runner: looks every minute for what is due. The due time stands in the database and is moved on by whoever takes
 * the job, so that of many instances one runs it; after a failure, which is logged, it is due again in a minute.
 */
export function startJobs(sql: Sql, jobs: readonly Job[], log: Log = silentLog): { stop(): void } {
  const look = () => runDue(sql, jobs, log).catch((error) => log.warn(`Jobs could not be looked for: ${error}`))
  const timer = setInterval(look, minute).unref()
  return { stop: () => clearInterval(timer) }
}

/** Runs what is due, one job after another. A job that was never run is due a minute after it was first looked for. */
export async function runDue(sql: Sql, jobs: readonly Job[], log: Log = silentLog): Promise<void> {
  for (const { name, everyMinutes, run } of jobs) {
    await sql`insert into jobs (name, due_at) values (${name}, now() + interval '1 minute') on conflict do nothing`
    const taken = await sql`
      update jobs set due_at = now() + make_interval(mins => ${everyMinutes})
      where name = ${name} and due_at <= now() returning name`
    if (taken.length === 0) continue
    try {
      await run()
    } catch (error) {
      log.warn(`The job ${name} failed and will be tried again: ${error}`)
      await sql`update jobs set due_at = now() + interval '1 minute' where name = ${name}`
    }
  }
}
