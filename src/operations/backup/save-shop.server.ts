import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  type ArchiveContents,
  contentsName,
  descriptionName,
  formatFileMemberName,
  formatTableMemberName,
} from '#src/operations/archive/archive-description.ts'
import { type ArchiveMember, writeArchive } from '#src/operations/archive/write-archive.server.ts'
import { readFilesAhead } from '#src/operations/backup/read-ahead.server.ts'
import {
  chooseShelf,
  describeMoment,
  readFilesSize,
  readRowNamesOfFiles,
  readSavedTables,
  type SavedTable,
} from '#src/operations/backup/read-moment.server.ts'
import { createQueryable, type Queryable, type Sql } from '#src/platform/database/sql.server.ts'
import { describeStoredName, type FileStore } from '#src/platform/files/file-store.server.ts'
import type { HeldFile, HeldFiles } from '#src/platform/files/storage/held-files.server.ts'

export type SaveOptions = {
  sql: Sql
  files: FileStore
  /** The archive's path. Nothing may stand there. */
  file: string
  passphrase: string | null
  /** Version of the program. */
  program: string
  /** Called from time to time with the part that is done, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Sizes in bytes: of the archive, of the database, and of the files. */
export type SavedShop = { size: number; databaseSize: number; filesSize: number; contents: ArchiveContents }

/** Saves a shop, in this process or in another. */
export type SaveShop = (options: SaveOptions) => Promise<SavedShop>

/** Tries of a moment whose files were deleted before they could be held. */
const maxTries = 3

/**
 * Saves the whole shop of one moment as an archive, while it is used: the rows that one transaction sees, and every
 * file that they refer to. Files never change, and are held by links right after the transaction began. If one was
 * deleted in between, all begins again.
 */
export async function saveShop(options: SaveOptions): Promise<SavedShop> {
  for (let tries = 1; ; tries++) {
    const saved = await options.sql.background.withClient((client) => saveMoment(client, options, tries === maxTries))
    if (saved) return saved
  }
}

/** Null if files of the moment are missing, unless `isLastTry`: then they were lost before. */
async function saveMoment(client: Client, options: SaveOptions, isLastTry: boolean): Promise<SavedShop | null> {
  const sql = createQueryable(async (statement) => (await client.query(statement)).rows, null)
  await sql`begin isolation level repeatable read read only`
  const rowNames = await readRowNamesOfFiles(sql)
  const heldFiles = await options.files.holdAll()
  try {
    const missingFiles = await findMissingFiles(heldFiles, rowNames)
    if (missingFiles.length > 0 && !isLastTry) return null
    const saved = await writeMoment(client, sql, options, { heldFiles, rowNames, missingFiles })
    await sql`commit`
    return saved
  } finally {
    await heldFiles.release()
  }
}

async function findMissingFiles(heldFiles: HeldFiles, rowNames: ReadonlySet<string>): Promise<string[]> {
  const missing = new Set(rowNames)
  for await (const { shelf, name } of heldFiles.list()) missing.delete(describeStoredName(shelf, name).rowName)
  return [...missing]
}

type HeldMoment = { heldFiles: HeldFiles; rowNames: ReadonlySet<string>; missingFiles: string[] }

async function writeMoment(
  client: Client,
  sql: Queryable,
  { file, passphrase, program, onProgress = () => {}, signal }: SaveOptions,
  { heldFiles, rowNames, missingFiles }: HeldMoment,
): Promise<SavedShop> {
  const tables = await readSavedTables(sql)
  const filesSize = await readFilesSize(sql)
  const description = await describeMoment(sql, { program, tables, filesSize })
  const contents: ArchiveContents = { rows: {}, files: 0, missingFiles }
  const totalSize = tables.reduce((sum, { size }) => sum + size, filesSize) || 1
  let finishedSize = 0
  const tell = (size: number) => onProgress(Math.min((finishedSize + size) / totalSize, 1))

  async function* members(): AsyncGenerator<ArchiveMember> {
    yield createTextMember(descriptionName, () => description)
    for (const table of tables) {
      yield {
        name: formatTableMemberName(table.name),
        isCompressible: true,
        open: () => openTable(client, table, { tell, onEnd: (rows) => (contents.rows[table.name] = rows) }),
      }
      finishedSize += table.size
    }
    for await (const { heldFile, size, open } of readFilesAhead(heldFiles.list())) {
      if (isHeldTwice(heldFiles, heldFile)) continue
      contents.files += 1
      const name = formatFileMemberName({ ...heldFile, shelf: chooseShelf(heldFile, rowNames) })
      yield { name, isCompressible: false, open }
      finishedSize += size
      tell(0)
    }
    yield createTextMember(contentsName, () => contents)
  }

  const size = await writeArchive(file, passphrase, members(), signal)
  return { size, databaseSize: description.databaseSize, filesSize, contents }
}

/** True for a file set aside that is held on its own shelf too: it was moved while the files were held. */
function isHeldTwice(heldFiles: HeldFiles, { shelf, name }: HeldFile): boolean {
  const names = describeStoredName(shelf, name)
  return shelf === names.asideShelf && heldFiles.has(names.shelf, name)
}

/** The value is read when the member is written. */
const createTextMember = (name: string, readValue: () => unknown): ArchiveMember => ({
  name,
  isCompressible: true,
  open: () => Readable.from([Buffer.from(JSON.stringify(readValue(), null, 2))]),
})

type TableListener = { tell: (size: number) => void; onEnd: (rows: number) => void }

function openTable(client: Client, { name, columns, size }: SavedTable, { tell, onEnd }: TableListener): Readable {
  const rows = client.query(
    copyTo(`copy public.${name} (${columns.map((column) => `"${column}"`).join(', ')}) to stdout`),
  )
  let bytes = 0
  rows.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    tell(Math.min(bytes, size))
  })
  rows.once('end', () => onEnd(rows.rowCount))
  return rows
}
