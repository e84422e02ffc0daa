import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Files, StoredPicture, Upload } from '#src/platform/files/files.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Arrange } from '#src/resource/kinds/kind.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

/** Planned changes to the pictures of one field, checked before any file is processed. */
type Plan = {
  name: string
  store: PictureKind
  uploads: Upload[]
  arrange: Arrange
  column(names: readonly string[]): unknown
}

/** File fields of a resource's writes, and how many files each takes. */
export function filesTaken({ files }: Prepared): FilesTaken {
  return new Map(files.flatMap(({ name, field, files: side }) => Object.entries(side.taken(name, field))))
}

/** Plans each field's pictures. Throws Invalid for names that do not belong to the row. */
export function planPictures({ files }: Prepared, body: Body, before: Entity | null): Plan[] {
  return files.map(({ name, field, files: side }) => {
    const names = Object.keys(side.taken(name, field))
    return {
      name,
      store: side.store(field),
      uploads: body.uploads.filter((upload) => names.includes(upload.field)),
      arrange: side.arrange(name, field, body, before),
      column: side.column,
    }
  })
}

/** Stored pictures by field. */
export type StoredByField = Map<string, StoredPicture[]>

/** Processes the uploads one after the other. After an error those already stored are removed. */
export async function storePictures(files: Files, plans: readonly Plan[]): Promise<StoredByField> {
  const stored: StoredByField = new Map()
  try {
    for (const { name, store, uploads } of plans) {
      const list: StoredPicture[] = []
      stored.set(name, list)
      for (const [place, upload] of uploads.entries())
        list.push(await files.storePicture({ ...upload, field: name, place }, store))
    }
    return stored
  } catch (error) {
    await files.remove(namesOf(stored))
    throw error
  }
}

export const namesOf = (stored: StoredByField): string[] => [...stored.values()].flat().map(({ name }) => name)

/** Inserts the pictures' rows; returns the columns to write and the names no longer used. */
export async function usePictures(
  tx: Tx,
  plans: readonly Plan[],
  stored: StoredByField,
  before: Entity | null,
): Promise<{ columns: Record<string, unknown>; released: string[] }> {
  for (const picture of [...stored.values()].flat()) await insertPicture(tx, picture)
  const columns: Record<string, unknown> = {}
  const released: string[] = []
  for (const { name, arrange, column } of plans) {
    const names = arrange((stored.get(name) ?? []).map((picture) => picture.name))
    if (!names) continue
    columns[name] = column(names)
    released.push(...namesIn(before?.[name]).filter((old) => !names.includes(old)))
  }
  return { columns, released }
}

async function insertPicture(tx: Tx, { name, kind, width, height, cutout, bytes }: StoredPicture): Promise<void> {
  await tx`
    insert into pictures (name, kind, width, height, cutout, bytes)
    values (${name}, ${kind}, ${width}, ${height}, ${cutout}, ${bytes})`
}

/** Names of a row's pictures. */
export function picturesOf({ files }: Prepared, entity: Entity): string[] {
  return files.flatMap(({ name }) => namesIn(entity[name]))
}

function namesIn(value: unknown): string[] {
  return [value].flat().filter((entry) => typeof entry === 'string')
}

/** Deletes the rows of unused pictures; their files are removed after the commit. */
export async function forgetPictures(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length) await tx`delete from pictures where name = any(${[...names]})`
}
