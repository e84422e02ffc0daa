import { isImportable, isImportTarget, listImportAccess } from '#src/importer/import-targets.ts'
import type { ImportRequest, SheetDescription } from '#src/importer/import-types.ts'
import { listImportableFields, narrowToImportUser } from '#src/importer/importable-fields.server.ts'
import { buildRowReader, columnOf, type RowReader, readConstants } from '#src/importer/rows/read-row.server.ts'
import { RecordsByName } from '#src/importer/rows/records-by-name.server.ts'
import type { RowsBySheetKey } from '#src/importer/rows/sheet-keys/shared-sheet-keys.server.ts'
import { readUniqueKeys, type UniqueKey } from '#src/importer/rows/unique-keys.server.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import { findMeaningProblems, isNameMeaning } from '#src/importer/values/text-meanings.server.ts'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef, MissingPermission } from '#src/platform/errors.ts'
import { createZipFileFinder } from '#src/platform/spreadsheets/zip/zip-file-finder.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'

/** How rows of a sheet become records of a resource. Each check, correction and run builds a new plan. */
export type ImportPlan = {
  /** The resource as the user may see it. */
  prepared: PreparedResource
  request: ImportRequest
  reader: RowReader
  keys: readonly UniqueKey[]
  /** By field, the records that a reference's texts name. */
  recordsByName: ReadonlyMap<string, RecordsByName>
  /** The first row of the sheet with each key. */
  firstRowByKey: Map<string, number>
  /** By sheet key, the rows of the sheet that have it, if there are several. */
  rowsBySheetKey: RowsBySheetKey
  /** Finds the pictures of the zip that a file name may mean. */
  findPictures: (fileName: string) => readonly ZippedPicture[]
  /** True if the import has a zip with pictures. */
  hasPictures: boolean
  /** By field, names without a record, and the number of rows that have them. */
  unknownNames: Map<string, Map<string, { value: string; count: number }>>
}

/** Resources that the user may import sheets into. */
export const listImportTargets = (registry: Registry, actor: Pick<Actor, 'permissions'>): PreparedResource[] =>
  [...registry.values()].filter(({ resource }) => isImportTarget(resource, actor))

/** The target of an import as the user may see it. Null before a target is chosen, and if there is no such resource. */
export const findImportTarget = (
  registry: Registry,
  { asked: request }: { asked: ImportRequest | null },
  actor: Actor,
): PreparedResource | null => {
  const target = request && registry.get(request.resource)
  return target ? narrowToImportUser(target, actor) : null
}

/**
 * Builds the plan of an import. Throws Invalid for an unknown target, field, column or chosen record and for a wrong
 * fixed value. Throws MissingPermission or Forbidden if the user may not create or update records as the request asks.
 */
export async function buildImportPlan(
  db: Queryable,
  registry: Registry,
  actor: Actor,
  {
    request,
    sheet,
    pictures = [],
  }: { request: ImportRequest; sheet: SheetDescription; pictures?: readonly ZippedPicture[] },
): Promise<ImportPlan> {
  const unrestrictedTarget = registry.get(request.resource)
  if (!unrestrictedTarget || !isImportable(unrestrictedTarget.resource))
    throw new Invalid({ resource: 'importer.no_target' })
  const missingAccess = listImportAccess(unrestrictedTarget.resource, request.on_duplicate).find(
    (access) => !hasAccess(actor, access),
  )
  if (missingAccess) throw new MissingPermission(missingAccess)
  const prepared = narrowToImportUser(unrestrictedTarget, actor)
  const constants = readConstants(prepared, request.constants)
  const problems: Record<string, MessageRef> = {
    ...constants.problems,
    ...findFieldAndColumnProblems(prepared, request, sheet),
    ...findMeaningProblems(prepared, request),
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  const references = prepared.references.flatMap(({ name, to: targetName }) => {
    const target = registry.get(targetName)
    return target ? [[name, new RecordsByName(target, actor, selectNameMeanings(request.resolve[name]))] as const] : []
  })
  await requireAllowedChoices(db, prepared, new Map(references), { ...request, constants: constants.values })
  return {
    prepared,
    request,
    reader: buildRowReader(prepared, { ...request, constants: constants.values }, sheet.columns),
    keys: await readUniqueKeys(db, prepared),
    recordsByName: new Map(references.filter(([name]) => name in request.mapping)),
    firstRowByKey: new Map(),
    rowsBySheetKey: new Map(),
    findPictures: createZipFileFinder(pictures),
    hasPictures: pictures.length > 0,
    unknownNames: new Map(),
  }
}

/**
 * Tenant scope: records that the user chose for names or as fixed values must exist and be visible to the user. Throws
 * Invalid if one is not, MissingPermission or Forbidden if the user may not create a record for a name.
 */
async function requireAllowedChoices(
  db: Queryable,
  { references }: PreparedResource,
  recordsByField: ImportPlan['recordsByName'],
  { resolve, constants }: Pick<ImportRequest, 'resolve' | 'constants'>,
): Promise<void> {
  const problems: Record<string, MessageRef> = {}
  for (const { name, field, reference } of references) {
    const recordsByName = recordsByField.get(name)
    const choices = Object.values(selectNameMeanings(resolve[name]))
    if (choices.includes('create')) recordsByName?.requireMayCreate()
    const ids = [...choices.filter((choice) => choice !== 'create'), ...reference.idsIn(constants[name], field)]
    const visibleIds = await recordsByName?.findVisibleIds(db, ids)
    if (ids.some((id) => !visibleIds?.has(id))) problems[name] = 'resource.fields.ref'
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
}

const selectNameMeanings = (meanings: ImportRequest['resolve'][string] = {}): Record<string, number | 'create'> =>
  Object.fromEntries(
    Object.entries(meanings).flatMap(([text, meaning]) => (isNameMeaning(meaning) ? [[text, meaning]] : [])),
  )

function findFieldAndColumnProblems(
  { resource }: PreparedResource,
  { mapping, constants }: ImportRequest,
  { columns }: SheetDescription,
) {
  const fields = new Set(listImportableFields(resource).map(({ name: field }) => field))
  const problems: Record<string, MessageRef> = {}
  for (const [field, source] of Object.entries(mapping)) {
    if (!fields.has(field)) problems[field] = 'resource.fields.unknown'
    else if (!columns.some(({ column }) => column === columnOf(source))) problems[field] = 'importer.no_column'
  }
  for (const field of Object.keys(constants)) {
    if (!fields.has(field)) problems[field] = 'resource.fields.unknown'
  }
  return problems
}
