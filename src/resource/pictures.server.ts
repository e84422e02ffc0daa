import type { Body } from '#src/platform/body.server.ts'
import type { Tx } from '#src/platform/database.server.ts'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { Files, StoredPicture, Upload } from '#src/platform/files.server.ts'
import type { FileField, FilesTaken } from '#src/platform/received-form.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { PictureField, PicturesField } from '#src/resource/fields.ts'
import { pictureFields } from '#src/resource/registry.server.ts'

/** What a write does to the pictures of one field, judged before any picture is worked on. */
type Plan = {
  name: string
  field: PictureField | PicturesField
  uploads: Upload[]
  arrange: (added: string[]) => string[] | null
}

/** Which names a write may use for pictures besides the fields' own. */
export function pictureNames(resource: Resource): string[] {
  return pictureFields(resource).flatMap(({ name, field }) =>
    field.kind === 'pictures'
      ? [field.kept, field.sequence]
      : [`remove_${name}`, ...(field.alias ? [field.alias, `remove_${field.alias}`] : [])],
  )
}

/** Which files a write of this resource may bring, and how many. */
export function filesTaken(resource: Resource): FilesTaken {
  return new Map(
    pictureFields(resource).flatMap(({ name, field }): [string, FileField][] => {
      if (field.kind === 'pictures') return [[name, { name, most: field.max, tooMany: tooMany(field) }]]
      const taken = { name, most: 1, tooMany: 'resource.fields.one_picture' }
      return field.alias
        ? [
            [name, taken],
            [field.alias, taken],
          ]
        : [[name, taken]]
    }),
  )
}

const tooMany = (field: PicturesField): MessageRef => ({
  key: 'resource.fields.too_many_pictures',
  params: { qty: field.max },
})

/** Reads what the body says about pictures. Refuses names that are not the row's own. */
export function planPictures(resource: Resource, body: Body, before: Entity | null): Plan[] {
  return pictureFields(resource).map(({ name, field }) =>
    field.kind === 'pictures' ? planMany(name, field, body, before) : planOne(name, field, body, before),
  )
}

function planOne(name: string, field: PictureField, body: Body, before: Entity | null): Plan {
  const names = field.alias ? [name, field.alias] : [name]
  const uploads = body.uploads.filter((upload) => names.includes(upload.field))
  const current = before?.[name] ?? null
  for (const sent of names.map((key) => body.fields[key])) {
    // The stored name sent back as it was read says nothing new; another one is no picture of this row.
    if (sent !== undefined && sent !== null && sent !== '' && sent !== current)
      throw new Invalid({ [name]: 'resource.fields.picture' })
  }
  const isRemoved = names.some((key) => isTrue(body.fields[`remove_${key}`]))
  return { name, field, uploads, arrange: (added) => (added.length ? added : isRemoved ? [] : null) }
}

const isTrue = (value: unknown) => value === true || value === '1' || value === 1 || value === 'true'

function planMany(name: string, field: PicturesField, body: Body, before: Entity | null): Plan {
  const uploads = body.uploads.filter((upload) => upload.field === name)
  const current = namesIn(before?.[name]) ?? []
  const sent = body.fields[field.kept] ?? body.fields[name]
  const kept = sent === undefined ? current : namesIn(sent)
  const sequence = body.fields[field.sequence] === undefined ? null : namesIn(body.fields[field.sequence])
  const problem = judge(field, kept, current, uploads.length)
  if (problem || !kept) throw new Invalid({ [name]: problem ?? 'resource.fields.picture' })
  if (body.fields[field.sequence] !== undefined && !isSequence(sequence, kept, uploads.length))
    throw new Invalid({ [name]: 'resource.fields.picture_order' })
  const isUntouched = sent === undefined && uploads.length === 0 && !sequence
  return {
    name,
    field,
    uploads,
    arrange: (added) => {
      if (isUntouched) return null
      const byPlace = new Map(added.map((stored, index) => [`new:${index}`, stored]))
      return sequence ? sequence.map((entry) => byPlace.get(entry) ?? entry) : [...kept, ...added]
    },
  }
}

function judge(field: PicturesField, kept: string[] | null, current: string[], added: number): MessageRef | null {
  if (!kept || new Set(kept).size !== kept.length || kept.some((entry) => !current.includes(entry)))
    return 'resource.fields.picture'
  if (kept.length + added > field.max) return tooMany(field)
  return null
}

function isSequence(sequence: string[] | null, kept: string[], added: number): boolean {
  const expected = [...kept, ...Array.from({ length: added }, (_, index) => `new:${index}`)].sort()
  return sequence !== null && [...sequence].sort().join('\n') === expected.join('\n')
}

function namesIn(value: unknown): string[] | null {
  if (value === null || value === '') return []
  const list = typeof value === 'string' ? parsed(value) : value
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Works on the files of a plan, one after the other. What was stored before a refusal is taken away again. */
export async function storePictures(files: Files, plans: Plan[]): Promise<Map<string, StoredPicture[]>> {
  const stored = new Map<string, StoredPicture[]>()
  try {
    for (const { name, field, uploads } of plans) {
      const list: StoredPicture[] = []
      stored.set(name, list)
      const kind = field.kind === 'picture' ? field.store : 'image'
      for (const [place, upload] of uploads.entries())
        list.push(await files.storePicture({ ...upload, field: name, place }, kind))
    }
    return stored
  } catch (error) {
    await files.remove(namesOf(stored))
    throw error
  }
}

export const namesOf = (stored: Map<string, StoredPicture[]>) => [...stored.values()].flat().map(({ name }) => name)

/** Puts the stored pictures into their table and gives the columns to write and the names that are no longer used. */
export async function usePictures(
  tx: Tx,
  plans: Plan[],
  stored: Map<string, StoredPicture[]>,
  before: Entity | null,
): Promise<{ columns: Record<string, unknown>; released: string[] }> {
  const all = [...stored.values()].flat()
  if (all.length) await tx`insert into pictures ${tx(all.map(rowOf))}`
  const columns: Record<string, unknown> = {}
  const released: string[] = []
  for (const { name, field, arrange } of plans) {
    const names = arrange((stored.get(name) ?? []).map((picture) => picture.name))
    if (!names) continue
    columns[name] = field.kind === 'pictures' ? names : (names[0] ?? null)
    released.push(...picturesOf(before, name).filter((old) => !names.includes(old)))
  }
  return { columns, released }
}

const rowOf = ({ name, kind, width, height, cutout, bytes }: StoredPicture) => ({
  name,
  kind,
  width,
  height,
  cutout,
  bytes,
})

export function picturesOf(entity: Entity | null, name: string): string[] {
  const value = entity?.[name]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** Forgets pictures whose row no longer uses them; their files go after the commit. */
export async function forgetPictures(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length) await tx`delete from pictures where name = any(${[...names]})`
}
