import { buildRememberedColumns, type RememberedColumns } from '#src/importer/columns/remembered-columns.ts'
import {
  type ColumnProfile,
  findColumnsMatchedByValues,
  suggestColumns,
} from '#src/importer/columns/suggest-columns.server.ts'
import { isImportTarget } from '#src/importer/import-targets.ts'
import type { SheetDescription } from '#src/importer/import-types.ts'
import { narrowToImportUser } from '#src/importer/importable-fields.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { requireImportUser, type WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'

/**
 * Suggests fields for the columns of a sheet, for each target of the import's user. Suggesting takes a while, so the
 * worker does it once for each sheet.
 */
export async function suggestMappings(
  worker: WorkerContext,
  sheetImport: Import,
  columns: readonly ColumnProfile[],
): Promise<Pick<SheetDescription, 'suggested' | 'by_content' | 'undecided'>> {
  const { sql, registry, sheetWords } = worker
  const actor = await requireImportUser(worker, sql, sheetImport)
  const rememberedByTarget = await readRememberedColumns(sql, sheetImport)
  const targets = [...registry.values()].filter(({ resource }) => isImportTarget(resource, actor))
  const suggestions = targets.map((prepared) => {
    const target = narrowToImportUser(prepared, actor).resource
    const vocabulary = {
      sheetWords: sheetWords[target.name] ?? {},
      rememberedColumns: rememberedByTarget[target.name] ?? {},
    }
    const { mapping, undecided } = suggestColumns(target, columns, vocabulary)
    return {
      name: target.name,
      mapping,
      undecided,
      matchedByValues: findColumnsMatchedByValues(target, columns, mapping, vocabulary),
    }
  })
  return {
    suggested: Object.fromEntries(suggestions.map(({ name, mapping }) => [name, mapping])),
    by_content: Object.fromEntries(suggestions.map(({ name, matchedByValues }) => [name, matchedByValues])),
    undecided: Object.fromEntries(suggestions.map(({ name, undecided }) => [name, undecided])),
  }
}

/** Reads, by target, the fields that the columns of the user's last finished import into it fed. */
async function readRememberedColumns(
  db: Queryable,
  { user_id: userId, id }: Import,
): Promise<Partial<Record<string, RememberedColumns>>> {
  const imports = await db<Pick<Import, 'asked' | 'found'>[]>`
    select distinct on (asked->>'resource') asked, found from imports
    where user_id = ${userId} and id <> ${id} and asked is not null and status = 'done'
    order by asked->>'resource', id desc`
  return Object.fromEntries(
    imports.flatMap(({ asked: request, found: sheet }) =>
      request && sheet ? [[request.resource, buildRememberedColumns(sheet.columns, request.mapping)]] : [],
    ),
  )
}
