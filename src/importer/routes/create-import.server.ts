import type { FastifyRequest } from 'fastify'
import { giveTask, ownImport } from '#src/importer/imports.server.ts'
import { settled } from '#src/importer/routes/settled.server.ts'
import type { Loader } from '#src/importer/work/loader.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, type MessageRef, type Refusal } from '#src/platform/errors.ts'
import { takesUpTo } from '#src/platform/files/file-refusals.server.ts'
import type { StoredFile, Upload } from '#src/platform/files/files.server.ts'
import { type Body, withBody } from '#src/platform/http/body.server.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { FileField, FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'

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
export function createImport(services: Services, loader: Loader, request: FastifyRequest): Promise<number> {
  return withBody(request, services.files, taken, async (body) => {
    await services.rights.renew(services.sql, request)
    const file = body.uploads.find(({ field }) => field === 'file')
    if (!file) throw new Invalid({ file: 'importer.file_required' })
    const id = await keepImport(services, request, body, file)
    loader.wake()
    await settled(services.sql, id, request.raw)
    const { status, found, problem } = await ownImport(services.sql, { id, actor: actorOf(request) })
    if (found || status === 'pending') return id
    await services.sql`delete from imports where id = ${id}`
    throw unread('file', problem ?? 'importer.cancelled')
  })
}

/** Why a sheet was not read, at the field that names it. */
export const unread = (field: string, problem: MessageRef): Refusal =>
  problem === 'importer.cancelled' ? new Conflict(problem, 'CANCELLED') : new Invalid({ [field]: problem }, problem)

async function keepImport(services: Services, request: FastifyRequest, body: Body, file: Upload): Promise<number> {
  const { files } = services
  const pictures = body.uploads.find(({ field }) => field === 'pictures')
  const stored = await files.storeFile(file)
  const zip = pictures ? await files.storeFile(pictures) : null
  try {
    return await inWrite(services, request, body, async ({ tx, actor }) => {
      for (const one of [stored, zip]) if (one) await insertFile(tx, one, actor.id)
      const [made] = await tx<{ id: number }[]>`
        insert into imports (user_id, name, file_key, pictures_key, language)
        values (${actor.id}, ${stored.name}, ${stored.key}, ${zip?.key ?? null}, ${languageOf(request)}) returning id`
      if (!made) throw new Error('The load was not kept.')
      await giveTask(tx, made.id, 'read', 0)
      return made.id
    })
  } catch (error) {
    await files.remove([stored.key, ...(zip ? [zip.key] : [])])
    throw error
  }
}

async function insertFile(tx: Tx, { key, name, media_type, bytes, sha256 }: StoredFile, userId: number): Promise<void> {
  await tx`
    insert into files (key, name, media_type, bytes, sha256, resource, created_by)
    values (${key}, ${name}, ${media_type}, ${bytes}, ${Buffer.from(sha256, 'hex')}, 'imports', ${userId})`
}
