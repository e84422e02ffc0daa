import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { findLastScheduledMoment } from '#src/operations/backup/schedule.ts'
import { listServerErrors } from '#src/operations/errors/server-errors.server.ts'
import { listLiveInstances } from '#src/operations/instances/instances.server.ts'
import { type BackupRecord, findBackupConcern } from '#src/operations/state/backup-concern.ts'
import type { OperationsJob, OperationsState } from '#src/operations/state/operations-state.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { programVersion } from '#src/platform/program.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

const maxListedErrors = 50
const dayMs = 24 * 60 * 60_000
const fileSumsMs = 60_000

type FileSums = { count: number; size: number }

/** Creates the reader of everything that the page of operations shows besides the list of backups. */
export function createOperationsReader(sql: Queryable, settings: Settings): () => Promise<OperationsState<Date>> {
  const readFileSums = createFileSumsReader(sql)
  const filesDirectory = path.join(settings.dataDir, 'files')
  return async () => {
    const [database, sums, disk, directory, instances, jobs, errors, errorsOfWeek, record] = await Promise.all([
      readDatabase(sql),
      readFileSums(),
      statfs(filesDirectory),
      statfsOrNull(settings.backups.directory),
      listLiveInstances(sql),
      listJobs(sql),
      listServerErrors(sql, maxListedErrors),
      countErrorsOfWeek(sql),
      readBackupRecord(sql),
    ])
    const now = new Date()
    const { at, keep, directory: backupDirectory, passphrase } = settings.backups
    const plan = { at, timeZone: settings.tzShop }
    return {
      version: programVersion,
      database: { ...database, embedded: settings.databaseUrl === null },
      files: {
        ...sums,
        where: filesDirectory,
        disk_free: disk.bavail * disk.bsize,
        disk_size: disk.blocks * disk.bsize,
      },
      instances,
      jobs,
      errors,
      errors_of_week: errorsOfWeek,
      backups: {
        at,
        keep,
        directory: backupDirectory,
        encrypted: passphrase !== null,
        directory_free: directory && directory.bavail * directory.bsize,
        last_ok_at: record.lastOkAt,
        last_failed_at: record.lastFailedAt,
        last_took_ms: record.lastTookMs,
        next_at: at === null ? null : findLastScheduledMoment(at, new Date(now.getTime() + dayMs), settings.tzShop),
        concern: findBackupConcern(record, plan, now),
      },
      mail: { enabled: settings.mailUrl !== null },
      metrics: { has_token: settings.metricsToken !== null },
    }
  }
}

type DatabaseRow = Omit<OperationsState['database'], 'embedded'>

async function readDatabase(sql: Queryable): Promise<DatabaseRow> {
  const [row] = await sql<DatabaseRow[]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as size, (select sum(numbackends)::int from pg_stat_database) as connections,
      current_setting('max_connections')::int as max_connections`
  if (!row) throw new Error('The database tells nothing of itself.')
  return row
}

/**
 * Creates the reader of the number and size of the stored files: the sums of the rows of `pictures` and `files`, at
 * most once a minute. No index has the sizes, so each read scans both tables, whose rows are short; a walk through the
 * files on the disk would take longer and disturb it.
 */
function createFileSumsReader(sql: Queryable): () => Promise<FileSums> {
  let kept: { until: number; sums: Promise<FileSums> } | null = null
  return () => {
    if (kept && performance.now() < kept.until) return kept.sums
    const sums = readFileSums(sql)
    const next = { until: performance.now() + fileSumsMs, sums }
    kept = next
    sums.catch(() => {
      if (kept === next) kept = null
    })
    return sums
  }
}

async function readFileSums(sql: Queryable): Promise<FileSums> {
  const [row] = await sql<FileSums[]>`
    select count(*)::int as count, coalesce(sum(bytes), 0)::bigint as size
    from (select bytes from pictures union all select bytes from files) stored`
  return row ?? { count: 0, size: 0 }
}

/**
 * Lists the jobs by name. A job that has not been due for a week is left out: no instance has it any more, as when mail
 * was switched off.
 */
const listJobs = (sql: Queryable) => sql<OperationsJob<Date>[]>`
  select name, every_minutes, last_run_at, last_took_ms, due_at as next_at, last_failure, failures,
    holder is not null and lease_until > now() as running
  from jobs where due_at > now() - interval '7 days' order by name`

async function countErrorsOfWeek(sql: Queryable): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from server_errors where at > now() - interval '7 days'`
  return row?.count ?? 0
}

type BackupRecordRow = {
  last_ok_at: Date | null
  last_failed_at: Date | null
  last_ok_file: string | null
  last_took_ms: number | null
}

/**
 * When the last good backup and the last failed one began, and whether the archive of the good one is away. One that
 * has no end and was not heard of for a minute was cut off, and counts as failed.
 */
export async function readBackupRecord(sql: Queryable): Promise<BackupRecord & { lastTookMs: number | null }> {
  const [row] = await sql<BackupRecordRow[]>`
    select max(at) filter (where ended_at is not null and error is null) as last_ok_at,
      max(at) filter (where error is not null or (ended_at is null and heard_at < now() - interval '1 minute'))
        as last_failed_at,
      (array_agg(case when directory <> '' then directory || '/' || name end order by at desc)
        filter (where ended_at is not null and error is null))[1] as last_ok_file,
      (array_agg((extract(epoch from ended_at - at) * 1000)::int order by at desc)
        filter (where ended_at is not null))[1] as last_took_ms
    from backups`
  const lastOkFile = row?.last_ok_file ?? null
  return {
    lastOkAt: row?.last_ok_at ?? null,
    lastFailedAt: row?.last_failed_at ?? null,
    lastTookMs: row?.last_took_ms ?? null,
    isLastOkGone: lastOkFile !== null && !existsSync(lastOkFile),
  }
}

/** Null if the directory is missing, as before the first backup, or cannot be read. */
const statfsOrNull = (directory: string) => statfs(directory).catch(() => null)
