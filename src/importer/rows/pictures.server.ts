import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Planned } from '#src/importer/rows/plan-rows.server.ts'
import type { World } from '#src/importer/world.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, NotFound, Refusal } from '#src/platform/errors.ts'
import type { StoredPicture } from '#src/platform/files/files.server.ts'
import { openZip, type ZipFolder } from '#src/platform/spreadsheets/open-zip.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { insertPicture } from '#src/resource/write/rows/upload-rows.server.ts'

/** Copies a stored file to this machine's disk: reading a sheet or a zip needs to jump about in it. */
export async function fetchFile({ files }: World, key: string, path: string): Promise<void> {
  const stored = await files.open(key, 'file')
  if (!stored) throw new NotFound()
  await pipeline(stored.read(), createWriteStream(path))
}

/** Works with the zip of pictures beside a sheet; null where there is none. Throws UnreadableSheet. */
export async function withPictures<T>(
  world: World,
  key: string | null,
  work: (zip: ZipFolder | null) => Promise<T>,
): Promise<T> {
  if (key === null) return work(null)
  const path = world.files.incoming()
  try {
    await fetchFile(world, key, path)
    return await work(await openZip(path))
  } finally {
    await world.files.discard([path])
  }
}

/** Pictures that were stored for rows, by row and field; or why one was refused. */
export type StoredForRows = ReadonlyMap<number, ReadonlyMap<string, StoredPicture[]> | Refusal>

/**
 * Stores the pictures that planned rows want, before their transaction, as each takes about a second. What no row comes
 * to use is swept. `onEach` is called after each row.
 */
export async function storePictures(
  { files }: World,
  prepared: Prepared,
  zip: ZipFolder,
  planned: readonly Planned[],
  onEach: () => Promise<unknown>,
): Promise<StoredForRows> {
  const all = new Map<number, ReadonlyMap<string, StoredPicture[]> | Refusal>()
  for (const { row, pictures } of planned) {
    if (pictures.size === 0) continue
    try {
      const stored = new Map<string, StoredPicture[]>()
      for (const [field, names] of pictures)
        stored.set(field, await Array.fromAsync(names, (name, place) => storeOne(name, field, place)))
      all.set(row, stored)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      all.set(row, error)
    }
    await onEach()
  }
  return all

  async function storeOne(filename: string, field: string, place: number): Promise<StoredPicture> {
    const path = files.incoming()
    const [zipped, ...others] = zip.find(filename)
    const target = prepared.files.find(({ name }) => name === field)
    const kind = target?.files.store(target.field)
    if (!zipped || others.length > 0 || !kind || kind === 'file')
      throw new Invalid({ [field]: { key: 'importer.no_picture', params: { file: filename } } })
    try {
      await zipped.unpackTo(path)
      const { size: bytes } = await stat(path)
      return await files.storePicture({ field, filename, place, path, bytes }, kind)
    } catch (error) {
      throw error instanceof UnreadableSheet ? new Invalid({ [field]: error.ref }) : error
    } finally {
      await files.discard([path])
    }
  }
}

/** Gives planned rows the pictures that were stored for them, with their rows in the table of pictures. */
export async function attachPictures(tx: Tx, { files }: Prepared, planned: readonly Planned[], stored: StoredForRows) {
  for (const { row, change, pictures } of planned) {
    const own = stored.get(row)
    if (!change || !own || own instanceof Refusal) continue
    for (const { name, files: side } of files) {
      const names = pictures.has(name) ? own.get(name) : undefined
      if (!names) continue
      for (const one of names) await insertPicture(tx, one)
      change.given[name] = side.column(names.map((one) => one.name))
    }
  }
}
