import { createHash, createHmac } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Invalid, TooLarge, UnsupportedMedia } from '#src/platform/errors.ts'
import type { Files, Upload } from '#src/platform/files.server.ts'
import { pictureLimits } from '#src/platform/picture-refusal.ts'

/** What a write brought: its fields as sent (text, or typed where the body was JSON) and its files, not yet judged. */
export type Body = { fields: Record<string, unknown>; uploads: Upload[] }

/** A picture's limit; what lies beyond it is read and thrown away, so that the sender hears why. */
const pictureBytes = pictureLimits.bytes
const drainedBytes = 150 * 1024 * 1024

/** Reads multipart and JSON alike. The caller discards the uploads' temporary files, whatever happens. */
export async function readBody(request: FastifyRequest, files: Files, uploads: Upload[]): Promise<Body> {
  if (request.isMultipart()) return { fields: await readParts(request, files, uploads), uploads }
  const body = request.body
  if (body === undefined || body === null) return { fields: {}, uploads }
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadRequest()
  return { fields: { ...body }, uploads }
}

async function readParts(request: FastifyRequest, files: Files, uploads: Upload[]): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  const tooLarge: string[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated) throw new TooLarge()
        fields.set(part.fieldname, part.value)
      } else if (!(await receive(part, files, uploads))) tooLarge.push(part.fieldname)
    }
  } catch (error) {
    throw refusalOfParts(error)
  }
  if (tooLarge.length) throw tooLargePicture(tooLarge)
  return Object.fromEntries(fields)
}

export function tooLargePicture(names: readonly string[]): TooLarge {
  const message = { key: 'platform.pictures.too_large', params: { qty: pictureBytes / 1024 / 1024 } }
  return new TooLarge(message, Object.fromEntries(names.map((name) => [name, message])))
}

/** Streams one file to disk and hashes it on the way; false when it is over the limit. An empty file part is no file. */
async function receive(part: MultipartFile, files: Files, uploads: Upload[]): Promise<boolean> {
  const path = await files.incoming()
  const hash = createHash('sha256')
  let bytes = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > drainedBytes) return done(new TooLarge())
      if (bytes > pictureBytes) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const upload: Upload = { field: part.fieldname, filename: part.filename, path, bytes: 0, sha256: '' }
  uploads.push(upload)
  await pipeline(part.file, bounded, createWriteStream(path))
  upload.bytes = bytes
  upload.sha256 = hash.digest('hex')
  if (bytes === 0) {
    uploads.pop()
    await files.discard([path])
  }
  return bytes <= pictureBytes
}

function refusalOfParts(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error))
    return error instanceof Error && isBroken(error) ? new BadRequest() : error
  switch (error.code) {
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new TooLarge()
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new UnsupportedMedia()
    case 'FST_PROTO_VIOLATION':
      return new Invalid({}, 'platform.answers.bad_request')
    default:
      return isBroken(error) ? new BadRequest() : error
  }
}

/** A multipart body that ends early or whose parts have no end. */
function isBroken(error: Error): boolean {
  return /multipart|boundary|malformed|unexpected end|premature close/i.test(error.message)
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
