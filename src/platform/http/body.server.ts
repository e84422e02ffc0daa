import { createHmac } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { BadRequest } from '#src/platform/errors.ts'
import type { FileStore, Upload } from '#src/platform/files/file-store.server.ts'
import { ownerOf } from '#src/platform/http/caller.server.ts'
import { type FilesTaken, receiveForm } from '#src/platform/http/received-form.server.ts'

/** A request's fields (text, or typed values from JSON) and its uploads, not yet checked. */
export type Body = { fields: Record<string, unknown>; uploads: Upload[] }

/**
 * Reads a JSON or multipart body and runs `work` with it; uploads are deleted afterwards, whatever comes of it. Throws
 * BadRequest, Invalid, TooLarge, TooMany or TooSlow before `work` runs.
 */
export async function withBody<T>(
  request: FastifyRequest,
  files: FileStore,
  taken: FilesTaken,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  const form = request.body
  const pace = request.server.formPace
  if (!(form instanceof IncomingMessage)) return work({ fields: fieldsOf(form), uploads: [] })
  return files.runUpload(ownerOf(request), async () => {
    const uploads: Upload[] = []
    try {
      return await work({ fields: await receiveForm(form, { files, taken, uploads, pace }), uploads })
    } finally {
      await files.discardTemporary(uploads.map(({ path }) => path))
    }
  })
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadRequest()
  return { ...body }
}

/**
 * HMAC of a request, for idempotency: equal for the same method, path, fields and file contents, whether JSON or form
 * and in whatever order the fields came; the order of files counts. Keyed, so that no password can be guessed from a
 * kept hash.
 */
export function hashOf(key: string, method: string, path: string, body: Body): string {
  const hash = createHmac('sha256', key)
  hash.update(`${method} ${path}\n`)
  for (const name of Object.keys(body.fields).sort())
    hash.update(`${JSON.stringify([name, canonical(body.fields[name])])}\n`)
  for (const { field, sha256 } of body.uploads) hash.update(`${field}:${sha256}\n`)
  return hash.digest('hex')
}

/** Equal text for what JSON and forms write differently: `true` and `1`, `3` and `"3"`, null and the empty text. */
function canonical(value: unknown): string {
  if (value === true) return '1'
  if (value === false) return '0'
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    // Stack overflow: nested too deep to mean anything.
    throw new BadRequest()
  }
}
