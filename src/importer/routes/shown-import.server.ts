import { type Import, isChecked } from '#src/importer/imports.server.ts'
import type { Counts } from '#src/importer/wire.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'

const mostErrors = 200
const none: Counts = { total: 0, created: 0, updated: 0, same: 0, skipped: 0, wrong: 0 }

/** A load as its list shows it, in the reader's words. */
export function shownImport(load: Import, language: Language) {
  const { id, name, status, task, done, total, found, asked, counts, problem, created_at } = load
  return {
    id,
    name,
    status: task === 'write' || task === 'undo' ? ('running' as const) : status,
    resource: asked?.resource ?? null,
    created_at,
    ...none,
    ...counts,
    rows: found?.rows ?? 0,
    task,
    progress: { done, total },
    message: problem === null ? null : translate(language, problem),
  }
}

/** The same with the first of its errors. */
export async function withErrors(db: Reads, load: Import, language: Language) {
  const wrong = await db<{ row: number; errors: Record<string, MessageRef> | null }[]>`
    select row, errors from import_outcomes
    where import_id = ${load.id} and status = 'wrong' order by row limit ${mostErrors}`
  const errors = wrong.flatMap(({ row, errors }) =>
    Object.entries(errors ?? {}).map(([field, message]) => ({ row, field, message: translate(language, message) })),
  )
  return {
    ...shownImport(load, language),
    asked: load.asked,
    is_checked: isChecked(load),
    unknown: load.unknown,
    errors: errors.slice(0, mostErrors),
  }
}
