import type { FastifyInstance } from 'fastify'
import { backupConcerns } from '#src/operations/state/backup-concern.ts'
import { createOperationsReader } from '#src/operations/state/read-operations.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { arraySchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'

export const operationsTag = {
  name: 'operations',
  description: 'What whoever runs the shop looks at, and backups. Not for users of a company or client.',
}

/** `GET /api/operations`: the version, the database, files, instances, jobs, last errors and backups. */
export function addOperationsRoute(app: FastifyInstance, { sql, settings }: Pick<Services, 'sql' | 'settings'>): void {
  const readOperations = createOperationsReader(sql, settings)
  app.get('/api/operations', { config: { access: 'see_operations' }, schema: documentation }, () => readOperations())
}

const moment: Schema = { type: 'string', format: 'date-time' }
const optionalMoment: Schema = { type: ['string', 'null'], format: 'date-time' }
const words: Schema = { type: 'string' }
const bytes: Schema = { type: 'integer', minimum: 0, description: 'Bytes' }
const count: Schema = { type: 'integer', minimum: 0 }

const instanceSchema = objectSchema({
  id: { type: 'string', format: 'uuid' },
  host: words,
  process_id: count,
  version: words,
  started_at: moment,
  heard_at: { ...moment, description: 'Within the last minute' },
  memory: bytes,
})

const jobSchema = objectSchema({
  name: words,
  every_minutes: { type: ['integer', 'null'], minimum: 1 },
  last_run_at: optionalMoment,
  last_took_ms: { type: ['integer', 'null'], minimum: 0 },
  next_at: moment,
  last_failure: { type: ['string', 'null'], description: 'Name of the error; null if the last run succeeded' },
  failures: { ...count, description: 'Failures in a row' },
  running: { type: 'boolean' },
})

const errorSchema = objectSchema({
  at: moment,
  request_id: { ...words, description: 'The `request_id` of the answer, which the log has too' },
  method: words,
  route: { ...words, description: 'The pattern of the address, without values' },
  status: { type: 'integer', minimum: 500, maximum: 599 },
  what: { ...words, description: 'Class, code and constraint of the error, without its message' },
})

const backupsSchema = objectSchema({
  at: { type: ['string', 'null'], description: "`BACKUP_AT`: the shop's time of the daily backup" },
  keep: { ...count, description: '`BACKUP_KEEP`' },
  directory: { ...words, description: '`BACKUP_DIR`' },
  encrypted: { type: 'boolean', description: '`BACKUP_PASSPHRASE` is set' },
  directory_free: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'Free bytes; null if the directory is not there',
  },
  last_ok_at: optionalMoment,
  last_failed_at: optionalMoment,
  last_took_ms: { type: ['integer', 'null'], minimum: 0 },
  next_at: optionalMoment,
  concern: {
    enum: [...backupConcerns, null],
    description:
      'Why backups need a look: none was made, the last one failed, or the last good one is not where it was put, is ' +
      'older than the schedule, or than seven days without one. Null if all is well',
  },
})

const documentation = documentRoute(() => ({
  id: 'readOperations',
  tag: operationsTag.name,
  summary: 'How the program runs: version, database, files, instances, jobs, last errors, state of the backups',
  responseSchema: objectSchema({
    version: words,
    database: objectSchema({
      version: words,
      embedded: { type: 'boolean', description: "The program's own PostgreSQL, or that of `DATABASE_URL`" },
      size: bytes,
      connections: { ...count, description: 'Open connections of the whole server' },
      max_connections: count,
    }),
    files: objectSchema({ count, size: bytes, where: words, disk_free: bytes, disk_size: bytes }),
    instances: arraySchema(instanceSchema),
    jobs: arraySchema(jobSchema),
    errors: arraySchema(errorSchema),
    errors_of_week: { ...count, description: 'Errors of the last seven days, of the last two hundred' },
    backups: backupsSchema,
    mail: objectSchema({ enabled: { type: 'boolean', description: '`MAIL_URL` is set' } }),
    metrics: objectSchema({ has_token: { type: 'boolean', description: '`METRICS_TOKEN` is set' } }),
  }),
}))
