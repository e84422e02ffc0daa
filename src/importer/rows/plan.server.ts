import { importable } from '#src/importer/importable.server.ts'
import { type Key, keysOf } from '#src/importer/rows/keys.server.ts'
import { columnIn, type RowReader, readConstants, rowReader } from '#src/importer/rows/read-row.server.ts'
import { NamedRows } from '#src/importer/rows/references.server.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import { isLoadable, isTarget } from '#src/importer/targets.ts'
import type { Asked, Found } from '#src/importer/wire.ts'
import { type Access, type Actor, holds } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef, MissingPermission } from '#src/platform/errors.ts'
import { zippedFinder } from '#src/platform/spreadsheets/zipped-finder.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'

/** How rows of a sheet become rows of a resource: made once for all of a load. */
export type Plan = {
  /** As the loading user may see it. */
  prepared: Prepared
  asked: Asked
  reader: RowReader
  keys: readonly Key[]
  /** Rows that a reference's texts name, by its field. */
  names: ReadonlyMap<string, NamedRows>
  /** Which row of the sheet first had a key. */
  firsts: Map<string, number>
  /** Which of the pictures beside the sheet a name may mean. */
  pictures: (called: string) => readonly ZippedPicture[]
  /** By field: texts that name no row, and in how many rows. */
  unknown: Map<string, Map<string, { value: string; count: number }>>
}

/** Resources that a sheet may be loaded into: those with a form, for who may create in them. */
export const targetsOf = (registry: Registry, actor: Pick<Actor, 'permissions'>): Prepared[] =>
  [...registry.values()].filter(({ resource }) => isTarget(resource, actor))

/** The target of a load as this user may see it; null before one is asked for. */
export const targetOf = (registry: Registry, { asked }: { asked: Asked | null }, actor: Actor): Prepared | null =>
  (asked && registry.get(asked.resource)?.seenBy(actor)) ?? null

/**
 * Throws Invalid for an unknown target, field or column and for a wrong constant, MissingPermission without the one
 * to create or, where rows that exist are to be updated, to update.
 */
export async function openPlan(
  db: Reads,
  registry: Registry,
  actor: Actor,
  { asked, found, pictures = [] }: { asked: Asked; found: Found; pictures?: readonly ZippedPicture[] },
): Promise<Plan> {
  const full = registry.get(asked.resource)
  if (!full || !isLoadable(full.resource)) throw new Invalid({ resource: 'importer.no_target' })
  const lacking = accessOfLoad(full, asked).find((access) => !holds(actor, access))
  if (lacking) throw new MissingPermission(lacking)
  const prepared = full.seenBy(actor)
  const constants = readConstants(prepared, asked.constants)
  const problems: Record<string, MessageRef> = { ...constants.problems, ...wrongColumns(prepared, asked, found) }
  if (Object.keys(problems).length) throw new Invalid(problems)
  const names = prepared.references.flatMap(({ name, to }) => {
    const target = registry.get(to)
    return target ? [[name, new NamedRows(target, actor, asked.resolve[name])] as const] : []
  })
  await checkChosen(db, prepared, new Map(names), { ...asked, constants: constants.given })
  return {
    prepared,
    asked,
    reader: rowReader(prepared, { ...asked, constants: constants.given }, found.columns),
    keys: await keysOf(db, prepared),
    names: new Map(names.filter(([name]) => name in asked.mapping)),
    firsts: new Map(),
    pictures: zippedFinder(pictures),
    unknown: new Map(),
  }
}

/** Whoever loads creates rows, and changes those that exist where that is asked for. */
const accessOfLoad = ({ resource: { access } }: Prepared, { on_duplicate: how }: Asked): Access[] =>
  how === 'update' ? [access.create, access.update] : [access.create]

export const mayLoad = (prepared: Prepared, asked: Asked, actor: Actor): boolean =>
  accessOfLoad(prepared, asked).every((access) => holds(actor, access))

/**
 * Tenant scope: rows that are chosen for texts or for all rows are there, and may be seen. Throws Invalid,
 * MissingPermission.
 */
async function checkChosen(
  db: Reads,
  { references }: Prepared,
  names: Plan['names'],
  { resolve, constants }: Pick<Asked, 'resolve' | 'constants'>,
): Promise<void> {
  const problems: Record<string, MessageRef> = {}
  for (const { name, field, reference } of references) {
    const named = names.get(name)
    const meant = Object.values(resolve[name] ?? {})
    if (meant.includes('create')) named?.requireMayCreate()
    const ids = [...meant.filter((to) => to !== 'create'), ...reference.ids(constants[name], field)]
    const seen = await named?.within(db, ids)
    if (ids.some((id) => !seen?.has(id))) problems[name] = 'resource.fields.ref'
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
}

function wrongColumns({ resource }: Prepared, { mapping, constants }: Asked, { columns }: Found) {
  const fields = new Set(importable(resource).map(({ name }) => name))
  const problems: Record<string, MessageRef> = {}
  for (const [name, fed] of Object.entries(mapping)) {
    if (!fields.has(name)) problems[name] = 'resource.fields.unknown'
    else if (!columns.some(({ column }) => column === columnIn(fed))) problems[name] = 'importer.no_column'
  }
  for (const name of Object.keys(constants)) {
    if (!fields.has(name)) problems[name] = 'resource.fields.unknown'
  }
  return problems
}
