import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid, NotFound } from '#src/platform/errors.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { LinkField, Prepared } from '#src/resource/prepared.server.ts'
import { readOne } from '#src/resource/read/page.server.ts'
import type { Given } from '#src/resource/rules.server.ts'
import { claimForScope, Parameters, withinScope } from '#src/resource/scope.server.ts'
import { trailOf } from '#src/resource/write/audit.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'

/**
 * Writes a row, its links and its audit row; returns the new entity. `before` is null for a new row. What changes
 * nothing leaves no trace and no new stamp. Throws Forbidden or Invalid for what lies out of the user's scope.
 */
export async function save(by: By, prepared: Prepared, given: Given, before: Entity | null): Promise<Entity> {
  const { resource, rules, links } = prepared
  const { tx, actor } = by
  claimForScope(resource, actor, given, before === null)
  if (before) refuseMoved(resource, given, before)
  await checkReferences(by, prepared, given)
  const stored = rules.beforeRow ? await rules.beforeRow(tx, actor, given, before) : given
  const changed: LinkField[] = []
  for (const link of links) {
    if (!(link.name in stored)) continue
    if (before && (await link.links.isHeld(tx, link.field, before.id, stored[link.name]))) continue
    changed.push(link)
  }
  const columns = without(
    stored,
    links.map(({ name }) => name),
  )
  if (!changed.length && !rules.afterRow) return writeRow(by, prepared, { columns, before, isForced: false })
  const id = before ? before.id : await writeBare(tx, insertText(resource, columns))
  for (const { name, field, links: link } of changed) {
    await link.replace(tx, field, { id, isNew: before === null }, stored[name])
  }
  if (before && !rules.afterRow) return writeRow(by, prepared, { columns, before, isForced: true })
  if (before) await writeBare(tx, updateText(resource, columns, id, true))
  await rules.afterRow?.(tx, actor, id, before)
  return trace(by, prepared, id, before)
}

/** What is given at creation alone may be sent back as it stands. Throws Invalid for another value. */
function refuseMoved({ fields }: Resource, given: Given, before: Entity): void {
  const moved = Object.entries(fields).flatMap(([name, { once }]) =>
    once && name in given && given[name] !== before[name] ? [[name, once]] : [],
  )
  if (moved.length) throw new Invalid(Object.fromEntries(moved))
}

const without = (given: Given, names: readonly string[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))

/** `isForced`: something beside the columns has changed. */
type Row = { columns: Given; before: Entity | null; isForced: boolean }

/** One round trip: the row, the entity read from it, and the audit row. */
async function writeRow({ tx, actor }: By, prepared: Prepared, { columns, before, isForced }: Row): Promise<Entity> {
  const { resource, select } = prepared
  if (before && !isForced && Object.keys(columns).length === 0) return readOne(tx, prepared, actor, before.id)
  const { text: row, parameters } = before
    ? updateText(resource, columns, before.id, isForced)
    : insertText(resource, columns)
  const trail = trailOf(resource, actor, before ? 'updated' : 'created', before, parameters)
  const text = `
    with row as (${row}),
    entity as (select ${select.list} from row t ${select.joins}),
    ${trail}
    select * from entity`
  if (!before) return oneRow<Entity>(tx, text, parameters)
  const [entity] = await tx.query<Entity[]>(text, parameters.values, { prepare: true })
  return entity ?? readOne(tx, prepared, actor, before.id)
}

/** Reads the entity and writes its audit row last, so that the audit shows what the reader gets. */
async function trace({ tx, actor }: By, prepared: Prepared, id: number, before: Entity | null): Promise<Entity> {
  const { resource, select } = prepared
  const parameters = new Parameters()
  const own = parameters.add(id)
  const trail = trailOf(resource, actor, before ? 'updated' : 'created', before, parameters)
  const text = `
    with entity as (select ${select.list} from ${resource.table} t ${select.joins} where t.id = ${own}),
    ${trail}
    select * from entity`
  return oneRow<Entity>(tx, text, parameters)
}

async function writeBare(tx: Tx, { text, parameters }: Statement): Promise<number> {
  const { id } = await oneRow<{ id: number }>(tx, `with row as (${text}) select id from row`, parameters)
  return id
}

async function oneRow<Row extends object>(tx: Tx, text: string, parameters: Parameters): Promise<Row> {
  const [row] = await tx.query<Row[]>(text, parameters.values, { prepare: true })
  if (!row) throw new NotFound()
  return row
}

type Statement = { text: string; parameters: Parameters }

function insertText({ table }: Resource, columns: Given): Statement {
  const parameters = new Parameters()
  const names = Object.keys(columns)
  const values = names.map((name) => parameters.add(columns[name])).join(', ')
  const row = names.length ? `(${names.join(', ')}) values (${values})` : 'default values'
  return { text: `insert into ${table} ${row} returning *`, parameters }
}

/**
 * The trigger sets `updated_at` on any UPDATE, so a change of links alone updates the row too (`isForced`); otherwise
 * only a row of which some column differs is written.
 */
function updateText({ table }: Resource, columns: Given, id: number, isForced: boolean): Statement {
  const parameters = new Parameters()
  const given = Object.keys(columns).map((name) => ({ name, value: parameters.add(columns[name]) }))
  const set = given.map(({ name, value }) => `${name} = ${value}`).join(', ') || 'updated_at = updated_at'
  const differs = given.map(({ name, value }) => `t.${name} is distinct from ${value}`).join(' or ')
  const where = `id = ${parameters.add(id)}${isForced ? '' : ` and (${differs})`}`
  return { text: `update ${table} t set ${set} where ${where} returning *`, parameters }
}

/** Tenant scope: a company's or client's user may refer only to rows that they may see. */
async function checkReferences({ tx, actor }: By, { references, registry }: Prepared, given: Given): Promise<void> {
  if (actor.company_id === null && actor.client_id === null) return
  for (const { name, to, reference } of references) {
    const target = registry.get(to)?.resource
    const ids = reference.ids(given[name])
    if (!target || !ids.length) continue
    const parameters = new Parameters()
    const all = parameters.add(ids)
    const where = withinScope(target, actor, parameters)
    if (where === 'true') continue
    const text = `
      select count(*)::int as seen from ${target.table} t
      where t.id = any(${all}::int[]) and ${where}`
    const { seen } = await oneRow<{ seen: number }>(tx, text, parameters)
    if (seen !== new Set(ids).size) throw new Invalid({ [name]: 'resource.fields.ref' })
  }
}
