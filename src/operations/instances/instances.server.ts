import { randomUUID } from 'node:crypto'
import os from 'node:os'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'
import { programVersion } from '#src/platform/program.server.ts'

/** A process that serves the database. */
export type InstanceRow = {
  id: string
  host: string
  process_id: number
  version: string
  started_at: Date
  heard_at: Date
  /** Resident memory in bytes. */
  memory: number
}

const renewMs = 20_000
/** An instance that missed two renewals and a half has ended, or has lost the database. */
const liveSeconds = 60

/** The instances that were heard within the last minute, the oldest first. */
export const listLiveInstances = (sql: Queryable): Promise<InstanceRow[]> => sql<InstanceRow[]>`
  select id, host, process_id, version, started_at, heard_at, memory from instances
  where heard_at > now() - make_interval(secs => ${liveSeconds}) order by started_at, id`

/**
 * Heartbeat: enters this process among the instances, and renews its row every 20 seconds. `leave` removes the row, so
 * that nobody waits for an instance that has ended. Rows that were not renewed for a day are deleted.
 */
export async function enterInstance(
  sql: Queryable,
  log: Log = silentLog,
  everyMs = renewMs,
): Promise<{ id: string; leave(): Promise<void> }> {
  const id = randomUUID()
  const startedAt = new Date()
  // Upsert: a restored database has other rows than the one into which this process was entered.
  const renew = () => sql`
    with outdated as (delete from instances where heard_at < now() - interval '1 day' and id <> ${id}::uuid)
    insert into instances (id, host, process_id, version, started_at, memory)
    values (${id}, ${os.hostname()}, ${process.pid}, ${programVersion}, ${startedAt}, ${process.memoryUsage.rss()})
    on conflict (id) do update set heard_at = now(), memory = excluded.memory`
  await renew()
  let renewal: Promise<unknown> | null = null
  const timer = setInterval(() => {
    renewal ??= renew()
      .catch((error) => log.warn(`The instance was not renewed among those of the database: ${error}`))
      .finally(() => {
        renewal = null
      })
  }, everyMs).unref()
  return {
    id,
    async leave() {
      clearInterval(timer)
      await renewal
      await sql`delete from instances where id = ${id}`
    },
  }
}
