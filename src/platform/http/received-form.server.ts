import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { Invalid, type MessageRef, type Refusal, TooLarge } from '#src/platform/errors.ts'
import type { FileStore, Upload, UploadLabel } from '#src/platform/files/file-store.server.ts'
import { mapFullDisk } from '#src/platform/files/storage/full-disk.server.ts'
import { type FormPart, partsOf } from '#src/platform/http/form-parts.server.ts'
import { parseJson, refuseReservedNames } from '#src/platform/http/json-text.server.ts'
import { bytesOf, type Pace, textIn } from '#src/platform/http/sent-bytes.server.ts'
import { mostFields, mostText } from '#src/platform/http/text-bodies.server.ts'

/** How large each file of a field may be, and the refusal of one that is not taken, with its message at the field. */
export type Takes = {
  bytes: number
  /** Media types, for the API's document. */
  types: readonly string[]
  refusal(reason: 'too_large' | 'empty', judged: UploadLabel): Refusal
}

/** A file field: how many files it takes, the message for one more, and what is taken. */
export type FileField = { name: string; most: number; tooMany: MessageRef; takes: Takes }

/** File fields by each name under which their files may be sent. */
export type FilesTaken = ReadonlyMap<string, FileField>

type Receiving = { files: FileStore; taken: FilesTaken; uploads: Upload[]; pace: Pace }

/**
 * Receives a multipart form: returns its text fields, and adds its files, written to disk, to `uploads`. Text is kept
 * as bytes until the end: strings would fill V8's young generation while a slow sender is awaited. Throws BadRequest,
 * Invalid, TooLarge or TooSlow.
 */
export async function receiveForm(form: IncomingMessage, receiving: Receiving): Promise<Record<string, unknown>> {
  const fields: [string, Buffer, (text: string) => unknown][] = []
  let left = mostText
  for await (const part of partsOf(form, receiving.pace)) {
    if (part.filename !== undefined || part.type === 'application/octet-stream') await receive(part, receiving)
    else {
      // Copied, or the part would keep its whole chunk in memory.
      const bytes = Buffer.from(await bytesOf(part.bytes, left))
      left -= bytes.length
      if (fields.push([part.name, bytes, part.type === 'application/json' ? parseJson : String]) > mostFields)
        throw new TooLarge()
    }
  }
  const values = Object.fromEntries(fields.map(([name, bytes, read]) => [name, read(textIn(bytes))]))
  refuseReservedNames(values)
  return values
}

/**
 * Streams one file to disk and hashes it on the way. An empty file input sends neither name nor bytes, and is skipped.
 */
async function receive(part: FormPart, { files, taken, uploads }: Receiving): Promise<void> {
  const bytes = part.filename ? part.bytes : await unlessEmpty(part.bytes)
  if (!bytes) return
  const field = taken.get(part.name)
  if (!field) throw new Invalid({ [part.name]: 'resource.fields.unknown' })
  const place = uploads.filter((upload) => taken.get(upload.field) === field).length
  if (place >= field.most) throw new Invalid({ [field.name]: field.tooMany })
  const path = files.newTemporaryPath()
  const upload: Upload = { field: part.name, filename: part.filename ?? '', path, bytes: 0, sha256: '' }
  uploads.push(upload)
  const judged = { ...upload, field: field.name, index: place }
  await mapFullDisk(dirname(path), writeFile(path, measured(bytes, upload, field.takes, judged)))
  if (upload.bytes === 0) throw field.takes.refusal('empty', judged)
}

async function unlessEmpty(bytes: FormPart['bytes']): Promise<FormPart['bytes'] | null> {
  const first = await bytes.next()
  return first.done ? null : begunWith(first.value, bytes)
}

async function* begunWith(first: Buffer, rest: FormPart['bytes']): FormPart['bytes'] {
  yield first
  yield* rest
}

async function* measured(
  bytes: FormPart['bytes'],
  upload: Upload,
  takes: Takes,
  judged: UploadLabel,
): FormPart['bytes'] {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    upload.bytes += chunk.length
    if (upload.bytes > takes.bytes) throw takes.refusal('too_large', judged)
    hash.update(chunk)
    yield chunk
  }
  upload.sha256 = hash.digest('hex')
}
