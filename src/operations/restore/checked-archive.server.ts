import { text } from 'node:stream/consumers'
import type { z } from 'zod'
import {
  type ArchiveContents,
  type ArchiveDescription,
  archiveContents,
  archiveDescription,
  contentsName,
  descriptionName,
  formatTableMemberName,
} from '#src/operations/archive/archive-description.ts'
import { ArchiveRefused } from '#src/operations/archive/archive-refused.ts'
import { type Archive, openArchive, type StoredMember } from '#src/operations/archive/read-archive.server.ts'
import { isStoredPath } from '#src/platform/files/file-store.server.ts'

/** An archive of which every byte was read and found whole. */
export type CheckedArchive = Pick<Archive, 'members' | 'close' | 'isSealed'> & {
  description: ArchiveDescription
  contents: ArchiveContents
}

/** Reads a whole archive before anything of it is used. Throws ArchiveRefused if it is damaged, cut or foreign. */
export async function openCheckedArchive(file: string, passphrase: string | null): Promise<CheckedArchive> {
  const archive = await openArchive(file, passphrase)
  try {
    await archive.requireUndamaged()
    return { ...archive, ...(await readDescriptions(archive).catch(refuseUnreadable)) }
  } catch (error) {
    await archive.close()
    throw error
  }
}

/** What an archive says of itself, before its bytes are checked. Throws as `openCheckedArchive` does. */
export async function readDescription(file: string, passphrase: string | null): Promise<ArchiveDescription> {
  const archive = await openArchive(file, passphrase)
  try {
    return (await readDescriptions(archive).catch(refuseUnreadable)).description
  } finally {
    await archive.close()
  }
}

/** The zip library and the parser of JSON have errors of their own for what no archive of this program holds. */
function refuseUnreadable(error: unknown): never {
  if (error instanceof ArchiveRefused || (error instanceof Error && 'syscall' in error)) throw error
  throw new ArchiveRefused(
    `The backup is not as this program writes one: ${error instanceof Error ? error.message : error}`,
  )
}

async function readDescriptions(archive: Archive): Promise<Pick<CheckedArchive, 'description' | 'contents'>> {
  let description: ArchiveDescription | undefined
  let contents: ArchiveContents | undefined
  for await (const member of archive.members()) {
    if (member.name === descriptionName) description = await readJson(member, archiveDescription)
    else if (member.name === contentsName) contents = await readJson(member, archiveContents)
    else if (!description || !isKnownMember(member.name, description)) throw createForeignMemberError(member.name)
  }
  if (!description || !contents) throw new ArchiveRefused('The backup does not say what it holds')
  return { description, contents }
}

async function readJson<Schema extends z.ZodType>(member: StoredMember, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await text(await member.open())))
  if (!parsed.success)
    throw new ArchiveRefused(`The backup has another format than this program reads (${member.name})`)
  return parsed.data
}

const isKnownMember = (name: string, { tables }: ArchiveDescription): boolean =>
  parseFileMemberName(name) !== null || tables.some((table) => formatTableMemberName(table.name) === name)

const createForeignMemberError = (name: string) => new ArchiveRefused(`The backup has a part that is unknown: ${name}`)

/** Where a file of an archive belongs. */
export type StoredPath = { shelf: string; name: string; part: string | null }

/** The place of a file in the store, by its name in an archive. Null for any name that no archive gives a file. */
export function parseFileMemberName(memberName: string): StoredPath | null {
  const [root, shelf = '', name = '', part = null, ...rest] = memberName.split('/')
  return root === 'files' && rest.length === 0 && isStoredPath(shelf, name, part) ? { shelf, name, part } : null
}

/** Unpacks every member. Throws ArchiveRefused if a table does not have the rows that the archive states. */
export async function requireReadableMembers({ members, contents, description }: CheckedArchive): Promise<void> {
  const rows = new Map<string, number>()
  let files = 0
  for await (const member of members()) {
    const table = description.tables.find(({ name }) => formatTableMemberName(name) === member.name)
    if (parseFileMemberName(member.name)) files += 1
    let lines = 0
    for await (const chunk of await member.open()) if (table) lines += countLineEnds(chunk)
    if (table) rows.set(table.name, lines)
  }
  const wrongTable = Object.entries(contents.rows).find(([name, count]) => rows.get(name) !== count)
  if (wrongTable) throw new ArchiveRefused(`The backup lacks rows of ${wrongTable[0]}`)
  if (files !== contents.files) throw new ArchiveRefused('The backup lacks files')
}

/** Rows of COPY's text format end with a line feed, and hold none. */
function countLineEnds(chunk: Buffer): number {
  let count = 0
  for (let index = chunk.indexOf(10); index !== -1; index = chunk.indexOf(10, index + 1)) count += 1
  return count
}
