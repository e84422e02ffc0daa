import type { FastifyRequest } from 'fastify'
import { assignTaskAndResetProgress, lockPendingImport, requireImport } from '#src/importer/imports.server.ts'
import {
  buildFailedReadingRefusal,
  buildUploadField,
  insertFile,
  listUploadsToStore,
} from '#src/importer/routes/create-import.server.ts'
import type { ImportDependencies } from '#src/importer/routes/routes.server.ts'
import { waitUntilImportHasNoTask } from '#src/importer/routes/wait-until-import-has-no-task.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

/**
 * Stores a zip of pictures for a pending import in place of an earlier one, and waits until it is inspected and the
 * rows are checked again. Throws Invalid at the field of a file that is no zip: the import then has none.
 */
export async function storePictureZipAndAwaitInspection(
  { services, importWorkers }: ImportDependencies,
  request: Request,
): Promise<void> {
  const id = requirePathId(request.params.id)
  const replacedKeys = await handleWrite(services, request, {
    uploadFields: new Map([['pictures', buildUploadField('pictures')]]),
    checkBody(body) {
      if (body.uploads.length === 0) throw new Invalid({ pictures: 'importer.file_required' })
      return body
    },
    prepare: async (body) => ({ input: body, uploads: listUploadsToStore(body, ['pictures']) }),
    async run({ tx, actor }, _body, uploads) {
      const { pictures_key: replacedKey, found: sheet } = await lockPendingImport(tx, { id, actor })
      const [zipFile] = [...uploads.values()].flat().filter((upload) => 'key' in upload)
      if (!zipFile) throw new Error('The zip was not stored.')
      await insertFile(tx, zipFile, actor.id)
      await tx`update imports set pictures_key = ${zipFile.key}, picture_names = null where id = ${id}`
      if (replacedKey) await tx`delete from files where key = ${replacedKey}`
      await assignTaskAndResetProgress(tx, id, 'pictures', sheet?.rows ?? 0)
      return replacedKey ? [replacedKey] : []
    },
  })
  await services.files.remove(replacedKeys)
  importWorkers.wake()
  await waitUntilImportHasNoTask(services.sql, id, request.raw)
  const { problem } = await requireImport(services.sql, { id, actor: requireActor(request) })
  if (!problem) return
  await services.sql`update imports set problem = null where id = ${id} and task is null`
  throw buildFailedReadingRefusal('pictures', problem)
}
