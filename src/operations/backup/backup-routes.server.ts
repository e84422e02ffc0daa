import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isArchiveName, listBackupFiles } from '#src/operations/backup/backup-files.server.ts'
import { listBackups } from '#src/operations/backup/listed-backups.server.ts'
import { type BackupServices, beginBackup, makeBackup } from '#src/operations/backup/make-backup.server.ts'
import type { SaveShop } from '#src/operations/backup/save-shop.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { NotFound } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { insertAuditEntry } from '#src/resource/write/rows/audit.server.ts'

/**
 * Routes of backups: their list, `POST` to make one, which goes on after the answer, and the download of one. Their
 * permissions give nothing to users of a company or client: a backup holds everything.
 */
export function addBackupRoutes(
  app: FastifyInstance,
  { sql, files, settings, authorization }: Services,
  saveShop: SaveShop,
): void {
  const closing = new AbortController()
  const services: BackupServices = { sql, files, settings, log: app.log, saveShop, signal: closing.signal }
  let making: Promise<unknown> = Promise.resolve()
  app.addHook('onClose', () => {
    closing.abort()
    return making
  })
  const { directory } = settings.backups

  app.get(
    '/api/operations/backups',
    { config: { access: 'see_operations' }, schema: backupDocs.list },
    async (request) => {
      const language = readLanguage(request)
      const backups = await listBackups(sql, await listBackupFiles(directory))
      return backups.map((backup) => ({ ...backup, error: backup.error && translate(language, backup.error) }))
    },
  )

  app.post(
    '/api/operations/backups',
    { config: { access: 'manage_backups' }, schema: backupDocs.create },
    async (request, reply) => {
      const actor = await authorization.reauthorize(sql, request)
      const backup = await beginBackup(services, { byName: `${actor.name} ${actor.surname}`, isScheduled: false })
      await auditBackup(services, actor, backup.name, 'created')
      making = makeBackup(services, backup).catch((error) => app.log.error(error))
      return reply.code(202).send({ name: backup.name })
    },
  )

  app.get<{ Params: { name: string } }>(
    '/api/operations/backups/:name',
    {
      config: { access: 'manage_backups', takesTicket: true },
      exposeHeadRoute: false,
      schema: backupDocs.download,
    },
    async (request, reply) => {
      const actor = requireActor(request)
      const { name } = request.params
      const file = isArchiveName(name) && (await listBackupFiles(directory)).find((one) => one.name === name)
      if (!file) throw new NotFound()
      await auditBackup(services, actor, name, 'downloaded')
      return reply
        .type(name.endsWith('.zip') ? 'application/zip' : 'application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', file.size)
        .send(createReadStream(path.join(directory, name), { end: file.size - 1 }))
    },
  )
}

/** Whoever makes or downloads a backup holds all data, so the audit tells of it. */
const auditBackup = ({ sql }: BackupServices, actor: Actor, name: string, action: 'created' | 'downloaded') =>
  sql.begin((tx) =>
    insertAuditEntry(
      { tx, actor },
      { resource: 'operations', id: name, action, before: null, after: null, companyId: null, clientId: null },
    ),
  )

const sizeSchema = (description: string): Schema => ({ type: ['integer', 'null'], minimum: 0, description })

const backupSchema = objectSchema({
  name: { type: 'string' },
  at: { type: 'string', format: 'date-time', description: 'The moment at which it began' },
  by: { type: ['string', 'null'], description: 'Who asked for it. Null: the schedule, or the command' },
  scheduled: { type: 'boolean' },
  size: sizeSchema('Bytes of the archive'),
  database: sizeSchema('Bytes of the database'),
  files: sizeSchema('Bytes of the files'),
  ok: { type: ['boolean', 'null'], description: 'Null while it is under way' },
  error: { type: ['string', 'null'], description: "Why it failed, in the reader's language" },
  percent: { type: 'integer', minimum: 0, maximum: 100 },
})

const tag = 'operations'

const backupDocs = {
  list: documentRoute(() => ({
    id: 'listBackups',
    tag,
    summary: 'Backups that were made or failed, the newest first',
    responseSchema: arraySchema(backupSchema),
  })),
  create: documentRoute(() => ({
    id: 'createBackup',
    tag,
    summary: 'Makes a backup. The answer comes at once, and the list tells the progress',
    extraResponses: {
      202: {
        description: 'It has begun',
        content: { 'application/json': { schema: objectSchema({ name: { type: 'string' } }) } },
      },
      409: buildErrorResponse('Another one is under way', buildCodedErrorSchema(['UNDER_WAY'])),
    },
  })),
  download: documentRoute(() => ({
    id: 'downloadBackup',
    tag,
    summary: 'A backup as a file',
    parameters: [buildParameter('path', 'name', { type: 'string' })],
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    refusals: [404],
  })),
}
