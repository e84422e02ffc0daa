import { createHash, createHmac } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Invalid, type MessageRef, TooLarge } from '#src/platform/errors.ts'
import { type Files, pictureRefusal, type Upload } from '#src/platform/files.server.ts'
import { type Part, partsOf } from '#src/platform/form-parts.server.ts'
import { pictureLimits } from '#src/platform/picture-refusal.ts'
import { textOf } from '#src/platform/sent-text.server.ts'
import { mostFields, mostText } from '#src/platform/text-bodies.server.ts'

/** What a write brought: its fields as sent (text, or typed where the body was JSON) and its files, not yet judged. */
export type Body = { fields: Record<string, unknown>; uploads: Upload[] }

/** A field that takes files: how many, and what is said of one more. */
export type FileField = { name: string; most: number; tooMany: MessageRef }

/** The file fields of a request by each name under which their files may be sent. */
export type FilesTaken = ReadonlyMap<string, FileField>

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
  const closeUpload = files.openUpload(request.actor ? `user:${request.actor.id}` : `address:${request.ip}`)
  const uploads: Upload[] = []
  try {
    return await work({ fields: await readForm(form, { files, taken, uploads }), uploads })
  } finally {
    await files.discard(uploads.map(({ path }) => path))
    closeUpload()
  }
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadRequest()
  return { ...body }
}

type Receiving = { files: Files; taken: FilesTaken; uploads: Upload[] }

async function readForm(form: IncomingMessage, receiving: Receiving): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  let left = mostText
  let count = 0
  for await (const part of partsOf(form)) {
    if (part.filename !== undefined || part.type === 'application/octet-stream') await receive(part, receiving)
    else {
      if (++count > mostFields) throw new TooLarge()
      const text = await textOf(part.bytes, left)
      left -= Buffer.byteLength(text)
      fields.set(part.name, part.type === 'application/json' ? parsed(text) : text)
    }
  }
  return Object.fromEntries(fields)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('platform.answers.bad_json')
  }
}

/** Streams one file to disk and hashes it on the way. A file input that was left empty comes without name and bytes. */
async function receive(part: Part, { files, taken, uploads }: Receiving): Promise<void> {
  const bytes = part.filename ? part.bytes : await unlessEmpty(part.bytes)
  if (!bytes) return
  const field = taken.get(part.name)
  if (!field) throw new Invalid({ [part.name]: 'resource.fields.unknown' })
  const place = uploads.filter((upload) => taken.get(upload.field) === field).length
  if (place >= field.most) throw new Invalid({ [field.name]: field.tooMany })
  const path = await files.incoming()
  const upload: Upload = { field: part.name, filename: part.filename ?? '', path, bytes: 0, sha256: '' }
  uploads.push(upload)
  const judged = { ...upload, field: field.name, place }
  await writeFile(
    path,
    measured(bytes, upload, () => pictureRefusal('too_large', judged)),
  )
  if (upload.bytes === 0) throw pictureRefusal('empty', judged)
}

async function unlessEmpty(bytes: Part['bytes']): Promise<Part['bytes'] | null> {
  const first = await bytes.next()
  return first.done ? null : begunWith(first.value, bytes)
}

async function* begunWith(first: Buffer, rest: Part['bytes']): Part['bytes'] {
  yield first
  yield* rest
}

async function* measured(bytes: Part['bytes'], upload: Upload, tooLarge: () => Error): Part['bytes'] {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    upload.bytes += chunk.length
    if (upload.bytes > pictureLimits.bytes) throw tooLarge()
    hash.update(chunk)
    yield chunk
  }
  upload.sha256 = hash.digest('hex')
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
