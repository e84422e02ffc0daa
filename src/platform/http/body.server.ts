import { createHmac } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { BadRequest } from '#src/platform/errors.ts'
import type { Files, Upload } from '#src/platform/files/files.server.ts'
import { type FilesTaken, receiveForm } from '#src/platform/http/received-form.server.ts'

/** What a write brought: its fields as sent (text, or typed where the body was JSON) and its files, not yet judged. */
export type Body = { fields: Record<string, unknown>; uploads: Upload[] }

/**
 * Reads a body, multipart and JSON alike, and works with it. A form is bounded before its bytes are kept: its text in
 * all, its files by name and number. Received files are there until the work is done, whatever comes of it.
 */
export async function withBody<T>(
  request: FastifyRequest,
  files: Files,
  taken: FilesTaken,
  work: (body: Body) => Promise<T>,
): Promise<T> {
  const form = request.body
  if (!(form instanceof IncomingMessage)) return work({ fields: fieldsOf(form), uploads: [] })
  return files.inUploadTurn(request.actor ? `user:${request.actor.id}` : `address:${request.ip}`, async () => {
    const uploads: Upload[] = []
    try {
      return await work({ fields: await receiveForm(form, { files, taken, uploads }), uploads })
    } finally {
      await files.discard(uploads.map(({ path }) => path))
    }
  })
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadRequest()
  return { ...body }
}

/**
 * The same fields and file contents give the same hash under the same key, whatever the encoding or the order on the
 * wire. Without the key a kept hash says nothing of what was sent: no password can be tried against it.
 */
export function hashOf(key: string, method: string, path: string, body: Body): string {
  const hash = createHmac('sha256', key)
  hash.update(`${method} ${path}\n`)
  for (const name of Object.keys(body.fields).sort())
    hash.update(`${JSON.stringify([name, canonical(body.fields[name])])}\n`)
  for (const { field, sha256 } of body.uploads) hash.update(`${field}:${sha256}\n`)
  return hash.digest('hex')
}

/** One text for what the encodings write differently: `true` and `1`, `3` and `"3"`, nothing and the empty text. */
function canonical(value: unknown): string {
  if (value === true) return '1'
  if (value === false) return '0'
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    // Nested deeper than anything that means something.
    throw new BadRequest()
  }
}
