import { PassThrough, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import {
  buildRecordDocument,
  formatDocumentTitle,
  type PrintRequest,
  requireRecordAndVisibleResource,
} from '#src/documents/record-document.server.ts'
import {
  findKeysOfFilesOfOtherParents,
  listUploadNamesWithout,
  replaceFilesByNote,
} from '#src/documents/shared-files.server.ts'
import { hasAccess } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import { writePdfDocument } from '#src/platform/pdf/pdf-writer.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { deriveHistoryAccess, type HistoryEntry } from '#src/resource/history/history-entry.ts'
import { readHistoryOrRefuse } from '#src/resource/history/read-history.server.ts'
import { readRowsByColumn } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { insertAuditEntry } from '#src/resource/write/rows/audit.server.ts'
import { listChildResources } from '#src/resource/write/rows/delete-rows.server.ts'
import { listUploadNames } from '#src/resource/write/rows/upload-rows.server.ts'

/** The action that the audit records when an archive is downloaded. */
const downloadedAction = 'downloaded'

/**
 * Writes a ZIP of everything about a record that the actor may see: `data.json` with the record, its history and the
 * records below it, its printed documents, its pictures and files. Of a file that records below another record use too,
 * it has the name alone. The download is recorded in the audit. Throws NotFound if the record is missing or the actor
 * may not read it.
 */
export async function writeRecordArchiveAndAuditEntry(
  out: Writable,
  services: Pick<Services, 'sql' | 'files'>,
  prepared: PreparedResource,
  request: PrintRequest,
  signal: AbortSignal,
): Promise<void> {
  const { sql, files } = services
  const { visible, entity } = await requireRecordAndVisibleResource(sql, prepared, request)
  const parts = await collectRecordAndReadableChildren(sql, visible, entity, request)
  const history = await readWholeHistoryIfReadable(sql, prepared, request)
  await insertDownloadAuditEntry(sql, prepared, entity, request)
  const archive = new ZipFile()
  const sending = pipeline(archive.outputStream as PassThrough, out, { signal })
  // Unhandled rejection: the stream may fail before `sending` is awaited. The failure is not lost, because awaiting
  // `sending` throws it.
  sending.catch(() => {})
  const contents = {
    ...Object.fromEntries(parts.map(({ prepared: part, rows }) => [part.resource.name, rows])),
    history,
  }
  archive.addBuffer(Buffer.from(JSON.stringify(contents, null, 2)), 'data.json')
  for (const [name, { access, format }] of Object.entries(prepared.resource.documents)) {
    if (format === 'zip' || !hasAccess(request.actor, access)) continue
    const pdfRequest = { ...request, name }
    const pdf = await renderRecordPdf(services, prepared, pdfRequest, signal)
    archive.addBuffer(pdf, `${formatZipEntryName(formatDocumentTitle(prepared, entity, pdfRequest))}.pdf`)
  }
  const storedNames = parts.flatMap(({ uploadNames }) => uploadNames)
  await addExistingFilesToZip(archive, { sql, files }, storedNames)
  archive.end()
  await sending
}

type RecordsOfResource = { prepared: PreparedResource; rows: Entity[]; uploadNames: string[] }

/** Returns the record, and reads the records of each child resource that the actor may read. */
async function collectRecordAndReadableChildren(
  sql: Sql,
  visible: PreparedResource,
  entity: Entity,
  { actor, name, locale }: PrintRequest,
): Promise<RecordsOfResource[]> {
  const note = locale.text(`${visible.resource.name}.documents.${name}.shared_file`)
  const parts: RecordsOfResource[] = [
    { prepared: visible, rows: [entity], uploadNames: listUploadNames(visible, entity) },
  ]
  for (const child of listChildResources(visible)) {
    const { access, parent } = child.resource
    if (!parent || !hasAccess(actor, access.read)) continue
    const visibleChild = child.narrowTo(actor)
    const rows = await readRowsByColumn(sql, visibleChild, actor, { column: parent.fieldName, values: [entity.id] })
    const sharedKeys = await findKeysOfFilesOfOtherParents(sql, visibleChild, rows, entity.id)
    parts.push({
      prepared: visibleChild,
      rows: rows.map((row) => replaceFilesByNote(visibleChild, row, sharedKeys, note)),
      uploadNames: listUploadNamesWithout(visibleChild, rows, sharedKeys),
    })
  }
  return parts
}

async function readWholeHistoryIfReadable(
  sql: Sql,
  prepared: PreparedResource,
  { id, actor, locale }: PrintRequest,
): Promise<Omit<HistoryEntry, 'restorable'>[]> {
  const access = deriveHistoryAccess(prepared.resource)
  if (access === null || !hasAccess(actor, access)) return []
  const entries: HistoryEntry[] = []
  let beforeId = String(Number.MAX_SAFE_INTEGER)
  for (let hasMore = true; hasMore; ) {
    const page = await readHistoryOrRefuse(sql, prepared, { actor, id, parent: null, beforeId, locale })
    entries.push(...page.entries)
    hasMore = page.hasMore
    beforeId = String(page.entries.at(-1)?.id)
  }
  return entries.map(({ restorable: _, ...entry }) => entry)
}

const insertDownloadAuditEntry = (
  sql: Sql,
  { resource }: PreparedResource,
  entity: Entity,
  { id, actor }: PrintRequest,
) =>
  sql.begin((tx) =>
    insertAuditEntry(
      { tx, actor },
      {
        resource: resource.name,
        id,
        action: downloadedAction,
        before: null,
        after: null,
        companyId: (entity[resource.scope.company_id ?? ''] as number | null | undefined) ?? null,
        clientId: (entity[resource.scope.client_id ?? ''] as number | null | undefined) ?? null,
      },
    ),
  )

async function renderRecordPdf(
  services: Pick<Services, 'sql' | 'files'>,
  prepared: PreparedResource,
  request: PrintRequest,
  signal: AbortSignal,
): Promise<Buffer> {
  const document = await buildRecordDocument(services, prepared, request)
  const out = new PassThrough()
  const [pdf] = await Promise.all([buffer(out), writePdfDocument(out, document, signal)])
  return pdf
}

/** Adds stored pictures and files, each under its own name with a number before it. Leaves out a missing file. */
async function addExistingFilesToZip(
  archive: ZipFile,
  { sql, files }: { sql: Sql; files: FileStore },
  storedNames: readonly string[],
): Promise<void> {
  const rows = await sql<{ key: string; name: string }[]>`
    select key, name from files where key = any(${[...storedNames]})`
  const namesByKey = new Map(rows.map(({ key, name }) => [key, name]))
  for (const [index, storedName] of storedNames.entries()) {
    const storedObject = await findStoredFileOrPicture(files, storedName)
    if (!storedObject) continue
    const entryName = `files/${index + 1}-${formatZipEntryName(namesByKey.get(storedName) ?? storedName)}`
    archive.addReadStreamLazy(entryName, { compress: false }, (done) => done(null, storedObject.openStream()))
  }
}

async function findStoredFileOrPicture(files: FileStore, name: string) {
  if (!name.endsWith('.jpg')) return files.find(name, 'file')
  for (const kind of ['private', 'image', 'logo'] as const) {
    const picture = await files.find(name, kind, '1200.jpg')
    if (picture) return picture
  }
  return null
}

/** The name without the characters that separate folders, as an entry of the ZIP. */
const formatZipEntryName = (name: string): string => name.replace(/[/\\:]/g, '-')
