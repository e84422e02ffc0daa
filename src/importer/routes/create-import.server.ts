import type { FastifyRequest } from 'fastify'
import { giveTask, ownImport } from '#src/importer/imports.server.ts'
import { settled } from '#src/importer/routes/settled.server.ts'
import type { Loader } from '#src/importer/work/loader.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, type MessageRef, type Refusal } from '#src/platform/errors.ts'
import { takesUpTo } from '#src/platform/files/file-refusals.server.ts'
import type { StoredFile } from '#src/platform/files/files.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { FileField, FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { forgetAnswer } from '#src/resource/write/idempotency.server.ts'
import type { StoredByField, UploadsToStore } from '#src/resource/write/uploads.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

const megabyte = 1024 * 1024

/** Most bytes of a sheet, and of the pictures beside it. */
export const importLimits = { file: 100 * megabyte, pictures: 2048 * megabyte } as const

const one = (name: keyof typeof importLimits): FileField => ({
  name,
  most: 1,
  tooMany: 'importer.one_file',
  takes: takesUpTo(importLimits[name]),
})

const taken: FilesTaken = new Map([
  ['file', one('file')],
  ['pictures', one('pictures')],
])

/**
 * Takes a spreadsheet, and a zip of pictures beside it, and waits until its rows are staged. Returns the id. Throws
 * Invalid at the field for a file that cannot be read, Conflict where it was cancelled meanwhile; nothing of it is kept
 * then.
 */
export async function createImport(services: Services, loader: Loader, request: FastifyRequest): Promise<number> {
  const id = await handleWrite(services, request, {
    takes: taken,
    check(body) {
      if (body.uploads.every(({ field }) => field !== 'file')) throw new Invalid({ file: 'importer.file_required' })
      return body
    },
    prepare: async (body) => ({ input: body, uploads: uploadsOf(body) }),
    run: (context, _body, stored) => insertImport(context, stored, languageOf(request)),
  })
  loader.wake()
  await settled(services.sql, id, request.raw)
  const { status, found, problem } = await ownImport(services.sql, { id, actor: actorOf(request) })
  if (found || status === 'pending') return id
  await services.sql.begin(async (tx) => {
    await tx`delete from imports where id = ${id}`
    await forgetAnswer(tx, request)
  })
  throw unread('file', problem ?? 'importer.cancelled')
}

/** Why a sheet was not read, at the field that names it. */
export const unread = (field: string, problem: MessageRef): Refusal =>
  problem === 'importer.cancelled' ? new Conflict(problem, 'CANCELLED') : new Invalid({ [field]: problem }, problem)

const uploadsOf = (body: Body): UploadsToStore[] =>
  (['file', 'pictures'] as const).map((name) => ({
    name,
    store: 'file' as const,
    uploads: body.uploads.filter(({ field }) => field === name),
  }))

/** Enters the load with its stored files; returns its id. */
async function insertImport({ tx, actor }: WriteContext, stored: StoredByField, language: string): Promise<number> {
  const [file, zip] = [...stored.values()].flat().filter((upload) => 'key' in upload)
  if (!file) throw new Error('The sheet was not stored.')
  for (const upload of [file, zip]) if (upload) await insertFile(tx, upload, actor.id)
  const [inserted] = await tx<{ id: number }[]>`
    insert into imports (user_id, name, file_key, pictures_key, language)
    values (${actor.id}, ${file.name}, ${file.key}, ${zip?.key ?? null}, ${language}) returning id`
  if (!inserted) throw new Error('The load was not inserted.')
  await giveTask(tx, inserted.id, 'read', 0)
  return inserted.id
}

async function insertFile(tx: Tx, { key, name, media_type, bytes, sha256 }: StoredFile, userId: number): Promise<void> {
  await tx`
    insert into files (key, name, media_type, bytes, sha256, resource, created_by)
    values (${key}, ${name}, ${media_type}, ${bytes}, ${Buffer.from(sha256, 'hex')}, 'imports', ${userId})`
}
