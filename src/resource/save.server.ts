import type { Actor } from '#src/platform/actor.ts'
import type { Body } from '#src/platform/body.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import { unpackRef } from '#src/platform/message-ref.ts'
import { trailOf } from '#src/resource/audit.server.ts'
import { columnsOf, type Entity, type Resource } from '#src/resource/declaration.ts'
import { pictureNames } from '#src/resource/pictures.server.ts'
import { type Registry, refFields, refsFields, resourceNamed } from '#src/resource/registry.server.ts'
import type { Given, Registration } from '#src/resource/rules.server.ts'
import type { resourceSchema } from '#src/resource/schema.ts'
import { claimForScope, Parameters, withinScope } from '#src/resource/scope.server.ts'
import type { Select } from '#src/resource/select.server.ts'

/** A resource as the server works with it: what is put together once at start. */
export type Prepared = Registration & {
  select: Select
  registry: Registry
  schemas: Record<'create' | 'update', ReturnType<typeof resourceSchema>>
  /** Names that a write may carry without meaning anything by them: what a read gave and was sent back. */
  echoed: ReadonlySet<string>
}

/** Who writes, in which transaction. */
export type By = { tx: Tx; actor: Actor }

export function namesOfEntity(resource: Resource): Set<string> {
  const joined = refFields(resource).flatMap(({ field }) => Object.keys(field.joins))
  const linked = refsFields(resource).flatMap(({ field }) => [field.as])
  return new Set([
    'id',
    'created_at',
    'updated_at',
    ...joined,
    ...linked,
    ...pictureNames(resource),
    ...columnsOf(resource).map(([name]) => name),
  ])
}

/** Checks what was sent; every field that is wrong is named at once. */
export function checkGiven(prepared: Prepared, mode: 'create' | 'update', body: Body): Given {
  const { resource, echoed } = prepared
  const firsts = refsFields(resource).filter(({ field }) => field.first)
  const fields: Record<string, unknown> = { ...body.fields }
  const problems: Record<string, MessageRef> = {}
  for (const { name, field } of firsts) {
    const alone = fields[field.first ?? '']
    if (alone !== undefined && fields[name] === undefined) fields[name] = alone === null || alone === '' ? [] : [alone]
    delete fields[field.first ?? '']
  }
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(resource.fields, name) && !echoed.has(name)) problems[name] = 'resource.fields.unknown'
  }
  const result = prepared.schemas[mode].safeParse(fields)
  for (const issue of result.error?.issues ?? []) problems[String(issue.path[0])] = unpackRef(issue.message)
  if (!result.success || Object.keys(problems).length) throw new Invalid(problems)
  // An optional key that was not sent is absent, never undefined: it is left as it is.
  return Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined))
}

type Strength = 'for no key update' | 'for update' | 'unlocked'

/**
 * The row as it stands within the writer's scope, locked until the transaction ends unless it is only looked at. An
 * update leaves others free to refer to the row meanwhile; only a delete needs it whole. A stamp that is not the row's
 * is a Conflict, whatever else may be wrong with the write: what it says was said of another row.
 */
export async function standing(
  { tx, actor }: { tx: Sql | Tx; actor: Actor },
  { resource, select }: Prepared,
  id: number,
  { stamp, strength }: { stamp: string | null; strength: Strength },
): Promise<Entity> {
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(resource, actor, parameters)
  const isCurrent = stamp === null ? 'true' : `t.updated_at = ${parameters.add(stamp)}::text::timestamptz`
  const text = `
    select ${select.list}, ${isCurrent} as is_current from ${resource.table} t ${select.joins}
    where t.id = ${own} and ${where} ${strength === 'unlocked' ? '' : `${strength} of t`}`
  const [row] = await tx.query<(Entity & { is_current: boolean })[]>(text, parameters.values, {
    prepare: true,
  })
  if (!row) throw new NotFound()
  const { is_current: current, ...entity } = row
  if (!current) throw new Conflict('resource.write.stale', 'STALE', { entity })
  return entity
}

/** The `updated_at` of a write, as text; null when it came without one. */
export function stampOf(body: Body): string | null {
  const given = body.fields.updated_at
  if (given === undefined || given === null || given === '') return null
  if (
    typeof given === 'string' &&
    /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(given) &&
    isMoment(given.slice(0, 19))
  )
    return given
  throw new Invalid({ updated_at: 'resource.fields.stamp' })
}

/** JavaScript rolls the 30th of February over; the database refuses it. */
function isMoment(seconds: string): boolean {
  const time = Date.parse(`${seconds}Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(seconds)
}

/** Writes a row, its links and its trace, and gives the entity as it now is. */
export async function save(by: By, prepared: Prepared, given: Given, before: Entity | null): Promise<Entity> {
  const { resource, rules } = prepared
  const { tx, actor } = by
  claimForScope(resource, actor, given, before === null)
  await checkScopedRefs(by, prepared, given)
  const stored = rules.prepare ? await rules.prepare(tx, actor, given, before) : given
  const links = refsFields(resource).filter(({ name }) => name in stored)
  const columns = Object.fromEntries(Object.entries(stored).filter(([name]) => resource.fields[name]?.kind !== 'refs'))
  if (!links.length) return writeRow(by, prepared, columns, before)
  const id = before ? before.id : await insertBare(tx, resource, columns)
  for (const { name, field } of links) await link(tx, field.through, id, stored[name], before !== null)
  return before ? writeRow(by, prepared, columns, before) : trace(by, prepared, id)
}

/** One statement: the row, the entity read from it, and the audit row. */
async function writeRow({ tx, actor }: By, prepared: Prepared, columns: Given, before: Entity | null): Promise<Entity> {
  const { resource } = prepared
  const parameters = new Parameters()
  const row = before ? updateText(resource, columns, before.id, parameters) : insertText(resource, columns, parameters)
  const trail = trailOf(resource, actor, before ? 'updated' : 'created', before, parameters)
  return entityOf(
    tx,
    `with row as (${row}), entity as (${entityText(prepared, 'row')}), ${trail} select * from entity`,
    parameters,
  )
}

/** A new row with links is read after they stand: the trace shows what the reader gets. */
async function trace({ tx, actor }: By, prepared: Prepared, id: number): Promise<Entity> {
  const parameters = new Parameters()
  const entity = `${entityText(prepared, prepared.resource.table)} where t.id = ${parameters.add(id)}`
  const trail = trailOf(prepared.resource, actor, 'created', null, parameters)
  return entityOf(tx, `with entity as (${entity}), ${trail} select * from entity`, parameters)
}

const entityText = ({ select }: Prepared, source: string) => `select ${select.list} from ${source} t ${select.joins}`

async function entityOf(tx: Tx, text: string, parameters: Parameters): Promise<Entity> {
  const [entity] = await tx.query<Entity[]>(text, parameters.values, { prepare: true })
  if (!entity) throw new NotFound()
  return entity
}

async function insertBare(tx: Tx, resource: Resource, columns: Given): Promise<number> {
  const parameters = new Parameters()
  const text = `with row as (${insertText(resource, columns, parameters)}) select id from row`
  const [row] = await tx.query<{ id: number }[]>(text, parameters.values, { prepare: true })
  if (!row) throw new NotFound()
  return row.id
}

function insertText(resource: Resource, columns: Given, parameters: Parameters): string {
  const names = Object.keys(columns)
  if (!names.length) return `insert into ${resource.table} default values returning *`
  const values = names.map((name) => parameters.add(columns[name]))
  return `insert into ${resource.table} (${names.join(', ')}) values (${values.join(', ')}) returning *`
}

/** A write that changes only links still moves `updated_at`: the trigger sees an update. */
function updateText(resource: Resource, columns: Given, id: number, parameters: Parameters): string {
  const sets = Object.keys(columns).map((name) => `${name} = ${parameters.add(columns[name])}`)
  return `
    update ${resource.table} set ${sets.join(', ') || 'updated_at = updated_at'}
    where id = ${parameters.add(id)} returning *`
}

type Through = { table: string; own: string; theirs: string }

async function link(tx: Tx, through: Through, id: number, given: unknown, replaces: boolean): Promise<void> {
  const ids = Array.isArray(given) ? given.map(Number) : []
  if (replaces) await tx.query(`delete from ${through.table} where ${through.own} = $1`, [id])
  if (!ids.length) return
  const text = `
    insert into ${through.table} (${through.own}, ${through.theirs}, position)
    select $1, linked.id, linked.at from unnest($2::int[]) with ordinality linked (id, at)`
  await tx.query(text, [id, ids])
}

/** Who is bound to a company or a client may only refer to what they may see. */
async function checkScopedRefs({ tx, actor }: By, { resource, registry }: Prepared, given: Given): Promise<void> {
  if (actor.company_id === null && actor.client_id === null) return
  for (const { name, field } of refFields(resource)) {
    const id = given[name]
    if (typeof id !== 'number') continue
    const target = resourceNamed(registry, field.to)
    const parameters = new Parameters()
    const own = parameters.add(id)
    const [seen] = await tx.query(
      `select 1 from ${target.table} t where t.id = ${own} and ${withinScope(target, actor, parameters)}`,
      parameters.values,
    )
    if (!seen) throw new Invalid({ [name]: 'resource.fields.ref' })
  }
}
