import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { Invalid, type MessageRef, type Refusal, TooLarge } from '#src/platform/errors.ts'
import type { FileStore, Upload, UploadLabel } from '#src/platform/files/file-store.server.ts'
import { mapFullDiskError } from '#src/platform/files/storage/full-disk.server.ts'
import {
  collectBytesOrRefuse,
  decodeUtf8OrRefuse,
  type MinimumPace,
} from '#src/platform/http/bodies/body-chunks.server.ts'
import { type FormPart, readFormParts } from '#src/platform/http/bodies/form-parts.server.ts'
import { maxFields, maxTextBytes } from '#src/platform/http/bodies/json-bodies.server.ts'
import { parseJson, refuseReservedNames } from '#src/platform/http/bodies/parse-json.server.ts'

/** Rules for the files of a field: the size limit of each, and the refusal of a file that breaks them. */
export type FileRules = {
  maxBytes: number
  /** Accepted media types, for the API document. */
  types: readonly string[]
  createRefusal(reason: 'too_large' | 'empty', checkedUpload: UploadLabel): Refusal
}

/** A field that takes uploads: how many files, the message for one more, and the rules for each. */
export type UploadField = { name: string; maxFiles: number; tooMany: MessageRef; rules: FileRules }

/** Upload fields by each name under which a form may send their files. */
export type UploadFields = ReadonlyMap<string, UploadField>

type FormTarget = { files: FileStore; uploadFields: UploadFields; uploads: Upload[]; pace: MinimumPace }

/**
 * Receives a multipart form: returns its text fields, writes its files to disk and adds them to `uploads`. Text stays
 * as bytes until the end of the form: strings would fill V8's young generation while a slow sender is awaited. Throws
 * BadRequest, Invalid, TooLarge, TooSlow or StorageFull.
 */
export async function readFieldsAndStoreUploads(
  form: IncomingMessage,
  target: FormTarget,
): Promise<Record<string, unknown>> {
  const fields: [string, Buffer, (text: string) => unknown][] = []
  let remainingBytes = maxTextBytes
  for await (const part of readFormParts(form, target.pace)) {
    if (part.filename !== undefined || part.type === 'application/octet-stream')
      await checkAndStreamFileToDisk(part, target)
    else {
      // Copied, because a view would keep its whole chunk in memory.
      const bytes = Buffer.from(await collectBytesOrRefuse(part.bytes, remainingBytes))
      remainingBytes -= bytes.length
      if (fields.push([part.name, bytes, part.type === 'application/json' ? parseJson : String]) > maxFields)
        throw new TooLarge()
    }
  }
  const values = Object.fromEntries(fields.map(([name, bytes, read]) => [name, read(decodeUtf8OrRefuse(bytes))]))
  refuseReservedNames(values)
  return values
}

/** Streams one file to disk and hashes it. An empty file input sends neither name nor bytes, and is skipped. */
async function checkAndStreamFileToDisk(part: FormPart, { files, uploadFields, uploads }: FormTarget): Promise<void> {
  const bytes = part.filename ? part.bytes : await returnNullIfFileIsEmpty(part.bytes)
  if (!bytes) return
  const field = uploadFields.get(part.name)
  if (!field) throw new Invalid({ [part.name]: 'resource.fields.unknown' })
  const index = uploads.filter((upload) => uploadFields.get(upload.field) === field).length
  if (index >= field.maxFiles) throw new Invalid({ [field.name]: field.tooMany })
  const path = files.newTemporaryPath()
  const upload: Upload = { field: part.name, filename: part.filename ?? '', path, bytes: 0, sha256: '' }
  uploads.push(upload)
  const checkedUpload = { ...upload, field: field.name, index }
  await mapFullDiskError(
    dirname(path),
    writeFile(path, relayHashAndLimitFile(bytes, upload, field.rules, checkedUpload)),
  )
  if (upload.bytes === 0) throw field.rules.createRefusal('empty', checkedUpload)
}

async function returnNullIfFileIsEmpty(bytes: FormPart['bytes']): Promise<FormPart['bytes'] | null> {
  const firstChunk = await bytes.next()
  return firstChunk.done ? null : prependChunk(firstChunk.value, bytes)
}

async function* prependChunk(firstChunk: Buffer, remainingChunks: FormPart['bytes']): FormPart['bytes'] {
  yield firstChunk
  yield* remainingChunks
}

/** Yields the file's bytes unchanged, and records their number and hash in `upload`. Throws if they are too many. */
async function* relayHashAndLimitFile(
  bytes: FormPart['bytes'],
  upload: Upload,
  rules: FileRules,
  checkedUpload: UploadLabel,
): FormPart['bytes'] {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    upload.bytes += chunk.length
    if (upload.bytes > rules.maxBytes) throw rules.createRefusal('too_large', checkedUpload)
    hash.update(chunk)
    yield chunk
  }
  upload.sha256 = hash.digest('hex')
}
