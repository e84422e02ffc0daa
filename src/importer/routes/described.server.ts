import { importable } from '#src/importer/importable.server.ts'
import type { Import } from '#src/importer/imports.server.ts'
import type { ImportParts } from '#src/importer/routes/routes.server.ts'
import { targetsOf } from '#src/importer/rows/plan.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** The sheet's columns, what they may feed, and what each probably is. */
export function described({ registry }: Pick<ImportParts, 'registry'>, load: Import, actor: Actor) {
  const { id, found } = load
  const targets = targetsOf(registry, actor).map((prepared) => prepared.seenBy(actor).resource)
  const columns = found?.columns ?? []
  return {
    id,
    name: load.name,
    sheets: found?.sheets ?? [],
    sheet: found?.sheet ?? 0,
    header_row: found?.header_row ?? 0,
    columns,
    rows: found?.rows ?? 0,
    suggested: Object.fromEntries(targets.map(({ name }) => [name, found?.suggested[name] ?? {}])),
    by_content: Object.fromEntries(targets.map(({ name }) => [name, found?.by_content?.[name] ?? []])),
    undecided: Object.fromEntries(targets.map(({ name }) => [name, found?.undecided?.[name] ?? []])),
    company_field: Object.fromEntries(targets.flatMap((target) => companyField(target, actor))),
    fields: Object.fromEntries(targets.map((target) => [target.name, importable(target).map(({ name }) => name)])),
  }
}

/** Tenant scope: the field of a row's company, of a reader without one; a company's user loads into their own. */
function companyField(target: Resource, actor: Actor): [string, string][] {
  const { company_id: name } = target.scope
  const isFed = actor.company_id === null && importable(target).some((one) => one.name === name)
  return isFed && name !== undefined ? [[target.name, name]] : []
}
