import { listImportableFields, narrowToImportUser } from '#src/importer/importable-fields.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import type { ImportDependencies } from '#src/importer/routes/routes.server.ts'
import { listImportTargets } from '#src/importer/rows/import-plan.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** The sheet's columns, the fields that they may feed, and the suggestions. */
export function describeColumnsAndSuggestions(
  { registry }: Pick<ImportDependencies, 'registry'>,
  sheetImport: Import,
  actor: Actor,
) {
  const { id, found: sheet } = sheetImport
  const targets = listImportTargets(registry, actor).map((prepared) => narrowToImportUser(prepared, actor).resource)
  const columns = sheet?.columns ?? []
  return {
    id,
    name: sheetImport.name,
    sheets: sheet?.sheets ?? [],
    sheet: sheet?.sheet ?? 0,
    header_row: sheet?.header_row ?? 0,
    columns,
    rows: sheet?.rows ?? 0,
    suggested: Object.fromEntries(targets.map(({ name }) => [name, sheet?.suggested[name] ?? {}])),
    by_content: Object.fromEntries(targets.map(({ name }) => [name, sheet?.by_content?.[name] ?? []])),
    undecided: Object.fromEntries(targets.map(({ name }) => [name, sheet?.undecided?.[name] ?? []])),
    company_field: Object.fromEntries(targets.flatMap((target) => listCompanyFieldEntries(target, actor))),
    fields: Object.fromEntries(
      targets.map((target) => [target.name, listImportableFields(target).map(({ name }) => name)]),
    ),
  }
}

/**
 * The field of a record's company, under the target's name, if the user must choose a company for the imported records.
 * Tenant scope: a user with a company imports into that company, and gets no entry.
 */
function listCompanyFieldEntries(target: Resource, actor: Actor): [string, string][] {
  const { company_id: name } = target.scope
  const isImportable = actor.company_id === null && listImportableFields(target).some((field) => field.name === name)
  return isImportable && name !== undefined ? [[target.name, name]] : []
}
