import type { FastifyRequest } from 'fastify'
import { assignTaskAndResetProgress, requireImport } from '#src/importer/imports.server.ts'
import { waitUntilImportHasNoTask } from '#src/importer/routes/wait-until-import-has-no-task.server.ts'
import type { ImportWorkers } from '#src/importer/work/import-workers.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, type MessageRef, type Refusal } from '#src/platform/errors.ts'
import { buildFileRules } from '#src/platform/files/file-rules.server.ts'
import type { StoredFile } from '#src/platform/files/file-store.server.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { UploadField, UploadFields } from '#src/platform/http/bodies/receive-form.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { deleteStoredAnswer } from '#src/resource/write/idempotency.server.ts'
import type { StoredUploads, UploadsToStore } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

const megabyte = 1024 * 1024

/** Most bytes of a sheet and of its zip file. */
export const importLimits = { file: 100 * megabyte, pictures: 2048 * megabyte } as const

export const buildUploadField = (name: keyof typeof importLimits): UploadField => ({
  name,
  maxFiles: 1,
  tooMany: 'importer.one_file',
  rules: buildFileRules(importLimits[name]),
})

const acceptedFiles: UploadFields = new Map([
  ['file', buildUploadField('file')],
  ['pictures', buildUploadField('pictures')],
])

/**
 * Stores an uploaded spreadsheet, and a zip of pictures with it, and waits until its rows are staged. Returns the id.
 * Throws Invalid at the field of an unreadable file, Conflict if the import was cancelled meanwhile. In both cases
 * nothing is kept.
 */
export async function createImportAndAwaitRows(
  services: Services,
  importWorkers: ImportWorkers,
  request: FastifyRequest,
): Promise<number> {
  const id = await handleWrite(services, request, {
    uploadFields: acceptedFiles,
    checkBody(body) {
      if (body.uploads.every(({ field }) => field !== 'file')) throw new Invalid({ file: 'importer.file_required' })
      return body
    },
    prepare: async (body) => ({ input: body, uploads: listUploadsToStore(body, ['file', 'pictures']) }),
    run: (context, _body, uploads) => insertImportWithReadTask(context, uploads, readLanguage(request)),
  })
  importWorkers.wake()
  await waitUntilImportHasNoTask(services.sql, id, request.raw)
  const { status, found: sheet, problem } = await requireImport(services.sql, { id, actor: requireActor(request) })
  if (sheet || status === 'pending') return id
  await services.sql.begin(async (tx) => {
    await tx`delete from imports where id = ${id}`
    await deleteStoredAnswer(tx, request)
  })
  throw buildFailedReadingRefusal('file', problem ?? 'importer.cancelled')
}

/**
 * The refusal of a sheet that was not read: Conflict if the user cancelled the reading, otherwise Invalid at the field
 * that names the sheet.
 */
export const buildFailedReadingRefusal = (field: string, problem: MessageRef): Refusal =>
  problem === 'importer.cancelled' ? new Conflict(problem, 'CANCELLED') : new Invalid({ [field]: problem }, problem)

export const listUploadsToStore = (
  body: RequestBody,
  names: readonly (keyof typeof importLimits)[],
): UploadsToStore[] =>
  names.map((name) => ({
    name,
    store: 'file' as const,
    uploads: body.uploads.filter(({ field }) => field === name),
  }))

/** Inserts the import and its stored files. Returns its id. */
async function insertImportWithReadTask(
  { tx, actor }: WriteContext,
  uploads: StoredUploads,
  language: string,
): Promise<number> {
  const [file, zipFile] = [...uploads.values()].flat().filter((upload) => 'key' in upload)
  if (!file) throw new Error('The sheet was not stored.')
  for (const upload of [file, zipFile]) if (upload) await insertFile(tx, upload, actor.id)
  const [insertedRow] = await tx<{ id: number }[]>`
    insert into imports (user_id, name, file_key, pictures_key, language)
    values (${actor.id}, ${file.name}, ${file.key}, ${zipFile?.key ?? null}, ${language}) returning id`
  if (!insertedRow) throw new Error('The import was not inserted.')
  await assignTaskAndResetProgress(tx, insertedRow.id, 'read', 0)
  return insertedRow.id
}

export async function insertFile(
  tx: Tx,
  { key, name, media_type, bytes, sha256 }: StoredFile,
  userId: number,
): Promise<void> {
  await tx`
    insert into files (key, name, media_type, bytes, sha256, resource, created_by)
    values (${key}, ${name}, ${media_type}, ${bytes}, ${Buffer.from(sha256, 'hex')}, 'imports', ${userId})`
}
