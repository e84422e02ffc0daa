import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, NotFound, Refusal } from '#src/platform/errors.ts'
import type { StoredPicture } from '#src/platform/files/file-store.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { openZip, type ZipFolder } from '#src/platform/spreadsheets/zip/open-zip.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { insertPictureRow } from '#src/resource/write/rows/upload-rows.server.ts'

/**
 * Copies a stored file to the local disk, because sheets and zip files are not read from beginning to end. Throws
 * NotFound.
 */
export async function copyStoredFileToDisk({ files }: WorkerContext, key: string, path: string): Promise<void> {
  const storedFile = await files.find(key, 'file')
  if (!storedFile) throw new NotFound()
  await pipeline(storedFile.openStream(), createWriteStream(path))
}

/**
 * Opens a copy of the zip file of pictures during `work`, then deletes the copy. The zip is null if the import has
 * none. Throws UnreadableSheet for a broken zip.
 */
export async function withPictureZip<T>(
  worker: WorkerContext,
  key: string | null,
  work: (zip: ZipFolder | null) => Promise<T>,
): Promise<T> {
  if (key === null) return work(null)
  const path = worker.files.newTemporaryPath()
  try {
    await copyStoredFileToDisk(worker, key, path)
    return await work(await openZip(path))
  } finally {
    await worker.files.discardTemporary([path])
  }
}

/** Stored pictures by row and field, or the refusal of a row's pictures. */
export type PicturesByRow = ReadonlyMap<number, ReadonlyMap<string, StoredPicture[]> | Refusal>

/**
 * Stores the pictures of planned rows. This happens before the transaction, because each picture takes about a second.
 * Pictures that no row uses are swept later. `onEach` is called after each row that has pictures.
 */
export async function storePictures(
  { files }: WorkerContext,
  prepared: PreparedResource,
  zip: ZipFolder,
  rowPlans: readonly RowPlan[],
  onEach: () => Promise<unknown>,
): Promise<PicturesByRow> {
  const picturesByRow = new Map<number, ReadonlyMap<string, StoredPicture[]> | Refusal>()
  for (const { row, pictures } of rowPlans) {
    if (pictures.size === 0) continue
    try {
      const picturesByField = new Map<string, StoredPicture[]>()
      for (const [field, names] of pictures)
        picturesByField.set(
          field,
          await Array.fromAsync(names, (name, position) => storePicture(name, field, position)),
        )
      picturesByRow.set(row, picturesByField)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      picturesByRow.set(row, error)
    }
    await onEach()
  }
  return picturesByRow

  async function storePicture(filename: string, field: string, position: number): Promise<StoredPicture> {
    const path = files.newTemporaryPath()
    const [zippedFile, ...duplicates] = zip.find(filename)
    const target = prepared.files.find(({ name }) => name === field)
    const kind = target?.files.store(target.field)
    if (!zippedFile || duplicates.length > 0 || !kind || kind === 'file')
      throw new Invalid({ [field]: { key: 'importer.no_picture', params: { file: filename } } })
    try {
      await zippedFile.unpackTo(path)
      const { size: bytes } = await stat(path)
      return await files.storePicture({ field, filename, index: position, path, bytes }, kind)
    } catch (error) {
      throw error instanceof UnreadableSheet ? new Invalid({ [field]: error.ref }) : error
    } finally {
      await files.discardTemporary([path])
    }
  }
}

/** Enters stored pictures in the table of pictures, and their names and tags in the values of their rows. */
export async function insertPicturesAndSetValues(
  tx: Tx,
  prepared: PreparedResource,
  rowPlans: readonly RowPlan[],
  picturesByRow: PicturesByRow,
) {
  const { files } = prepared
  for (const { row, change, pictures } of rowPlans) {
    const rowPictures = picturesByRow.get(row)
    if (!change || !rowPictures || rowPictures instanceof Refusal) continue
    for (const { name, files: pictureFiles } of files) {
      const names = pictures.has(name) ? rowPictures.get(name) : undefined
      if (!names) continue
      for (const picture of names) await insertPictureRow(tx, picture)
      change.values[name] = pictureFiles.toColumnValue(names.map((picture) => picture.name))
    }
  }
  await tagPicturesByFileName(tx, prepared, rowPlans, picturesByRow)
}

/** Tags each new picture with the record that its file is named after, if its row has the record. */
async function tagPicturesByFileName(
  tx: Tx,
  { tags, references, registry }: PreparedResource,
  rowPlans: readonly RowPlan[],
  picturesByRow: PicturesByRow,
): Promise<void> {
  for (const { name, field, tags: tagHandling } of tags) {
    const recordsField = tagHandling.recordsField(field)
    const reference = references.find((candidate) => candidate.name === recordsField)
    const target = reference && registry.get(reference.to)?.resource
    const picturedRows = rowPlans.flatMap(({ row, change, pictures }) => {
      const rowPictures = picturesByRow.get(row)
      if (!reference || !change || !rowPictures || rowPictures instanceof Refusal) return []
      const filesField = tagHandling.filesField(field)
      const fileNames = pictures.get(filesField) ?? []
      const storedNames = rowPictures.get(filesField)?.map((picture) => picture.name) ?? []
      const value =
        change.values[recordsField] ??
        kindOf(reference.field).form.initialValue(recordsField, reference.field, change.before)
      return [{ change, fileNames, storedNames, ids: reference.reference.idsIn(value, reference.field) }]
    })
    if (!target || picturedRows.length === 0) continue
    const records = await tx.query<{ id: number; name: string }[]>(
      `select id, name from ${target.table} where id = any($1::int[])`,
      [[...new Set(picturedRows.flatMap(({ ids }) => ids))]],
    )
    for (const { change, fileNames, storedNames, ids } of picturedRows) {
      const rowRecords = ids.flatMap((id) => records.find((record) => record.id === id) ?? [])
      const foundTags = storedNames.flatMap((storedName, index) => {
        const id = tagHandling.findInFileName(field, fileNames[index] ?? '', rowRecords)
        return id === null ? [] : [[storedName, id] as const]
      })
      if (foundTags.length > 0) change.values[name] = Object.fromEntries(foundTags)
    }
  }
}
