import type { ImportCounts } from '#src/importer/import-types.ts'
import { hasCurrentOutcomes, type Import } from '#src/importer/imports.server.ts'
import { describeRowError } from '#src/importer/values/describe-row-error.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'

const maxErrors = 200
const noCounts: ImportCounts = {
  ...{ total: 0, created: 0, updated: 0, same: 0, skipped: 0, wrong: 0 },
  ...{ missing_pictures: 0, doubled: 0 },
}

/** Messages of tasks that the user stopped before they wrote anything. The import is then as it was before. */
const cancelMessageKeys: ReadonlySet<string> = new Set(['importer.cancelled', 'importer.stopped'])

/** An import in a list, in the reader's language. */
export function buildImportSummary(sheetImport: Import, language: Language) {
  const { id, name, status, task, done, total, found: sheet, asked: request, counts, problem, created_at } = sheetImport
  return {
    id,
    name,
    status: task === 'write' || task === 'undo' ? ('running' as const) : status,
    resource: request?.resource ?? null,
    created_at,
    ...noCounts,
    ...counts,
    rows: sheet?.rows ?? 0,
    task,
    progress: { done, total },
    was_cancelled: status === 'cancelled' || (problem !== null && cancelMessageKeys.has(messageKeyOf(problem))),
    message: problem === null ? null : translate(language, problem),
  }
}

/** An import with its request, unknown names and first errors. */
export async function readImportDetail(
  db: Queryable,
  sheetImport: Import,
  { language, fields }: { language: Language; fields: Resource['fields'] },
) {
  const wrongRows = await db<{ row: number; errors: Record<string, MessageRef> | null }[]>`
    select row, errors from import_outcomes
    where import_id = ${sheetImport.id} and status = 'wrong' order by row limit ${maxErrors}`
  const errors = wrongRows.flatMap(({ row, errors }) =>
    Object.entries(errors ?? {}).map(([field, message]) => ({
      row,
      field,
      message: describeRowError(fields[field], message, language),
    })),
  )
  return {
    ...buildImportSummary(sheetImport, language),
    asked: sheetImport.asked,
    is_checked: hasCurrentOutcomes(sheetImport),
    unknown: sheetImport.unknown,
    pictures: await readPictureZip(db, sheetImport),
    errors: errors.slice(0, maxErrors),
  }
}

/** The name of the import's zip of pictures, and the number of its files. Null if there is none. */
async function readPictureZip(
  db: Queryable,
  { id, pictures_key: key }: Import,
): Promise<{ name: string; count: number } | null> {
  if (key === null) return null
  const [zip] = await db<{ name: string; count: number }[]>`
    select f.name, coalesce(jsonb_array_length(i.picture_names), 0) as count
    from imports i join files f on f.key = i.pictures_key where i.id = ${id}`
  return zip ?? null
}
