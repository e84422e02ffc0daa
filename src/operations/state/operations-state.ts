import type { BackupConcern } from '#src/operations/state/backup-concern.ts'

/** The answer of `GET /api/operations`. The server has moments as dates, a browser as texts. */
export type OperationsState<Moment = string> = {
  version: string
  database: { version: string; embedded: boolean; size: number; connections: number; max_connections: number }
  files: { count: number; size: number; where: string; disk_free: number; disk_size: number }
  instances: OperationsInstance<Moment>[]
  jobs: OperationsJob<Moment>[]
  errors: OperationsError<Moment>[]
  errors_of_week: number
  backups: {
    /** `BACKUP_AT`. */
    at: string | null
    keep: number
    directory: string
    encrypted: boolean
    /** Null if the directory cannot be read. */
    directory_free: number | null
    last_ok_at: Moment | null
    last_failed_at: Moment | null
    /** Milliseconds that the last one took, good or failed. */
    last_took_ms: number | null
    next_at: Moment | null
    concern: BackupConcern | null
  }
  mail: { enabled: boolean }
  metrics: { has_token: boolean }
}

export type OperationsInstance<Moment = string> = {
  id: string
  host: string
  process_id: number
  version: string
  started_at: Moment
  heard_at: Moment
  memory: number
}

export type OperationsJob<Moment = string> = {
  name: string
  every_minutes: number | null
  last_run_at: Moment | null
  last_took_ms: number | null
  next_at: Moment
  /** Name of the error. Null if the last run succeeded. */
  last_failure: string | null
  /** Failures in a row. */
  failures: number
  running: boolean
}

export type OperationsError<Moment = string> = {
  at: Moment
  request_id: string
  method: string
  route: string
  status: number
  what: string
}

/** A line of `GET /api/operations/backups`. `ok` is null while the backup is made. */
export type BackupLine = {
  name: string
  at: string
  /** Null: nobody asked for it. */
  by: string | null
  scheduled?: boolean
  size: number | null
  database: number | null
  files: number | null
  ok: boolean | null
  /** Why it failed, in the reader's language. */
  error: string | null
  percent: number
}
