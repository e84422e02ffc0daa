import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { Invalid, type MessageRef, type Refusal, TooLarge } from '#src/platform/errors.ts'
import type { Files, Judged, Upload } from '#src/platform/files/files.server.ts'
import { unlessFull } from '#src/platform/files/full-disk.server.ts'
import { collectBytes, decodeUtf8, type MinimumPace } from '#src/platform/http/bodies/body-chunks.server.ts'
import { type FormPart, readFormParts } from '#src/platform/http/bodies/form-parts.server.ts'
import { maxFields, maxTextBytes } from '#src/platform/http/bodies/json-bodies.server.ts'
import { parseJson, refuseReservedNames } from '#src/platform/http/bodies/parse-json.server.ts'

/** How large each file of a field may be, and the refusal of one that is not taken, with its message at the field. */
export type FileRules = {
  maxBytes: number
  /** Media types, for the API's document. */
  types: readonly string[]
  refusal(reason: 'too_large' | 'empty', checkedUpload: Judged): Refusal
}

/** A file field: how many files it takes, the message for one more, and what is taken. */
export type UploadField = { name: string; maxFiles: number; tooMany: MessageRef; rules: FileRules }

/** File fields by each name under which their files may be sent. */
export type UploadFields = ReadonlyMap<string, UploadField>

type FormTarget = { files: Files; uploadFields: UploadFields; uploads: Upload[]; pace: MinimumPace }

/**
 * Receives a multipart form: returns its text fields, and adds its files, written to disk, to `uploads`. Text is kept
 * as bytes until the end: strings would fill V8's young generation while a slow sender is awaited. Throws BadRequest,
 * Invalid, TooLarge or TooSlow.
 */
export async function receiveForm(form: IncomingMessage, target: FormTarget): Promise<Record<string, unknown>> {
  const fields: [string, Buffer, (text: string) => unknown][] = []
  let remainingBytes = maxTextBytes
  for await (const part of readFormParts(form, target.pace)) {
    if (part.filename !== undefined || part.type === 'application/octet-stream') await receiveFile(part, target)
    else {
      // Copied, or the part would keep its whole chunk in memory.
      const bytes = Buffer.from(await collectBytes(part.bytes, remainingBytes))
      remainingBytes -= bytes.length
      if (fields.push([part.name, bytes, part.type === 'application/json' ? parseJson : String]) > maxFields)
        throw new TooLarge()
    }
  }
  const values = Object.fromEntries(fields.map(([name, bytes, read]) => [name, read(decodeUtf8(bytes))]))
  refuseReservedNames(values)
  return values
}

/**
 * Streams one file to disk and hashes it on the way. An empty file input sends neither name nor bytes, and is skipped.
 */
async function receiveFile(part: FormPart, { files, uploadFields, uploads }: FormTarget): Promise<void> {
  const bytes = part.filename ? part.bytes : await skipEmpty(part.bytes)
  if (!bytes) return
  const field = uploadFields.get(part.name)
  if (!field) throw new Invalid({ [part.name]: 'resource.fields.unknown' })
  const index = uploads.filter((upload) => uploadFields.get(upload.field) === field).length
  if (index >= field.maxFiles) throw new Invalid({ [field.name]: field.tooMany })
  const path = files.incoming()
  const upload: Upload = { field: part.name, filename: part.filename ?? '', path, bytes: 0, sha256: '' }
  uploads.push(upload)
  const checkedUpload = { ...upload, field: field.name, place: index }
  await unlessFull(dirname(path), writeFile(path, measureFile(bytes, upload, field.rules, checkedUpload)))
  if (upload.bytes === 0) throw field.rules.refusal('empty', checkedUpload)
}

async function skipEmpty(bytes: FormPart['bytes']): Promise<FormPart['bytes'] | null> {
  const firstChunk = await bytes.next()
  return firstChunk.done ? null : prependChunk(firstChunk.value, bytes)
}

async function* prependChunk(firstChunk: Buffer, remainingChunks: FormPart['bytes']): FormPart['bytes'] {
  yield firstChunk
  yield* remainingChunks
}

async function* measureFile(
  bytes: FormPart['bytes'],
  upload: Upload,
  rules: FileRules,
  checkedUpload: Judged,
): FormPart['bytes'] {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    upload.bytes += chunk.length
    if (upload.bytes > rules.maxBytes) throw rules.refusal('too_large', checkedUpload)
    hash.update(chunk)
    yield chunk
  }
  upload.sha256 = hash.digest('hex')
}
