import { createHmac } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { BadRequest } from '#src/platform/errors.ts'
import type { FileStore, Upload } from '#src/platform/files/file-store.server.ts'
import { identifyCaller } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { readFieldsAndStoreUploads, type UploadFields } from '#src/platform/http/bodies/receive-form.server.ts'

/** Fields and uploads of a request, not yet checked. Form fields are text; JSON fields keep their types. */
export type RequestBody = { fields: Record<string, unknown>; uploads: Upload[] }

/**
 * Reads a JSON or multipart body and runs `work` with it. Deletes the uploaded files afterwards, even if `work` throws.
 * Throws BadRequest, Invalid, TooLarge, TooMany, TooSlow or StorageFull before `work` runs.
 */
export async function withRequestBody<T>(
  request: FastifyRequest,
  files: FileStore,
  uploadFields: UploadFields,
  work: (body: RequestBody) => Promise<T>,
): Promise<T> {
  const form = request.body
  const pace = request.server.formPace
  if (!(form instanceof IncomingMessage)) return work({ fields: readJsonFieldsOrRefuse(form), uploads: [] })
  return files.runUpload(identifyCaller(request), async () => {
    const uploads: Upload[] = []
    try {
      return await work({
        fields: await readFieldsAndStoreUploads(form, { files, uploadFields, uploads, pace }),
        uploads,
      })
    } finally {
      await files.discardTemporary(uploads.map(({ path }) => path))
    }
  })
}

function readJsonFieldsOrRefuse(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadRequest()
  return { ...body }
}

/**
 * HMAC of a request, for idempotency: equal for the same method, path, fields and files, whether sent as JSON or form.
 * The order of fields does not count, that of files does. Keyed, so that nobody can guess a password from a stored
 * hash.
 */
export function hashRequest(hmacKey: string, method: string, path: string, body: RequestBody): string {
  const hash = createHmac('sha256', hmacKey)
  hash.update(`${method} ${path}\n`)
  for (const name of Object.keys(body.fields).sort())
    hash.update(`${JSON.stringify([name, convertToCanonicalText(body.fields[name])])}\n`)
  for (const { field, sha256 } of body.uploads) hash.update(`${field}:${sha256}\n`)
  return hash.digest('hex')
}

/**
 * Equal text for values that JSON and forms write differently: `true` and `1`, `3` and `"3"`, null and the empty text.
 */
function convertToCanonicalText(value: unknown): string {
  if (value === true) return '1'
  if (value === false) return '0'
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    // Stack overflow: refused, because no real request is nested so deep.
    throw new BadRequest()
  }
}
