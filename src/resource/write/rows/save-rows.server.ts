import type { Tx } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { entityFor } from '#src/resource/read/for-reader.server.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { LinkField, Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'
import { auditRowsText, traceRows } from '#src/resource/write/rows/audit.server.ts'
import { checkChanges } from '#src/resource/write/rows/check-changes.server.ts'
import { refusalOfWrite } from '#src/resource/write/rows/refusals.server.ts'
import { type RowChange, type Statement, writeStatement } from '#src/resource/write/rows/row-statements.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Writes one row; see `saveRows`. */
export async function saveRow(
  context: WriteContext,
  prepared: Prepared,
  given: Given,
  before: Entity | null,
): Promise<Entity> {
  const [entity] = await saveRows(context, prepared, [{ given, before }])
  if (!entity) throw new NotFound()
  return entity
}

/**
 * Writes rows, their links and their audit rows, in a number of statements that does not grow with the rows; returns
 * the entities in the same order. `before` is null for a new row, else the row as it stands, locked. What changes
 * nothing leaves no trace and no new stamp. Throws what `checkChanges` does, and what a constraint refuses.
 */
export const saveRows = (context: WriteContext, prepared: Prepared, changes: readonly Change[]): Promise<Entity[]> =>
  saveAll(context, prepared, changes, entities)

/** The same for who asks for no more than the ids: the rest is neither sent nor read. */
export const saveRowsUnread = (
  context: WriteContext,
  prepared: Prepared,
  changes: readonly Change[],
): Promise<Written[]> => saveAll(context, prepared, changes, idsAlone)

/**
 * The same for who asks for no more than some names, besides the id and `updated_at`: of many rows the rest would be
 * most of the work. A row that stands as it was is returned as it was given.
 */
export function saveRowsBriefly(
  context: WriteContext,
  prepared: Prepared,
  changes: readonly StoredChange[],
  names: readonly string[],
): Promise<Entity[]> {
  const readable = names.filter((name) => prepared.select.parts.has(name))
  const columns = [...new Set(['id', 'updated_at', ...readable])].join(', ')
  const before = new Map(changes.map((change) => [change.before.id, change.before]))
  const untouched = async (_context: WriteContext, _prepared: Prepared, ids: readonly number[]) =>
    ids.flatMap((id) => before.get(id) ?? [])
  return saveAll(context, prepared, changes, { columns, untouched })
}

/** A change of a row that is there, locked. */
export type StoredChange = Change & { before: Entity }

type Written = { id: number }

/** Which columns a write returns (SQL on its CTE `entity`), and how the rows that it left unchanged are read. */
type Answer<Row extends Written> = {
  columns: string
  untouched: (context: WriteContext, prepared: Prepared, ids: readonly number[]) => Promise<Row[]>
}

const entities: Answer<Entity> = {
  columns: '*',
  untouched: ({ tx, actor }, prepared, ids) => readMany(tx, prepared, actor, ids),
}

const idsAlone: Answer<Written> = { columns: 'id', untouched: async (_by, _prepared, ids) => ids.map((id) => ({ id })) }

async function saveAll<Row extends Written>(
  context: WriteContext,
  prepared: Prepared,
  changes: readonly Change[],
  answer: Answer<Row>,
): Promise<Row[]> {
  try {
    return await writeAll(context, prepared, changes, answer)
  } catch (error) {
    throw refusalOfWrite(error, prepared)
  }
}

async function writeAll<Row extends Written>(
  context: WriteContext,
  prepared: Prepared,
  changes: readonly Change[],
  answer: Answer<Row>,
): Promise<Row[]> {
  const { rules, links } = prepared
  const stored = await checkChanges(context, prepared, changes)
  const linked = await changedLinks(context.tx, links, changes, stored)
  const isLinked = (at: number) => linked.some(({ rows }) => rows.has(at))
  const rows = changes.map(({ before }, at): RowChange => {
    const isForced = isLinked(at) || rules.afterRows !== undefined
    return { before, isForced, columns: without(stored[at] ?? {}, links) }
  })
  const written: (Row | undefined)[] = []
  for (const places of groupByColumns(rows)) {
    const group = places.flatMap((at) => rows[at] ?? [])
    const isLater = rules.afterRows !== undefined || places.some(isLinked)
    const some = isLater
      ? await writeInSteps(context, prepared, linked, places, group, answer)
      : await writeAtOnce(context, prepared, group, answer)
    for (const [n, at] of places.entries()) written[at] = some[n]
  }
  return written.flatMap((row) => row ?? [])
}

/** A link field, and by the row's place in the write its new value, where that differs from the stored one. */
type ChangedLink = LinkField & { rows: ReadonlyMap<number, unknown> }

async function changedLinks(
  tx: Tx,
  links: readonly LinkField[],
  changes: readonly Change[],
  stored: readonly Given[],
): Promise<ChangedLink[]> {
  const changed: ChangedLink[] = []
  for (const link of links) {
    const given = changes.flatMap(({ before }, at) =>
      link.name in (stored[at] ?? {}) ? [{ at, id: before?.id ?? null, value: stored[at]?.[link.name] }] : [],
    )
    const known = given.flatMap(({ id, value }) => (id === null ? [] : [{ id, value }]))
    const differing = new Set(known.length ? await link.links.differing(tx, link.field, known) : [])
    const rows = given.filter(({ id }) => id === null || differing.has(id)).map(({ at, value }) => [at, value] as const)
    if (rows.length) changed.push({ ...link, rows: new Map(rows) })
  }
  return changed
}

const without = (given: Given, links: readonly LinkField[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !links.some((link) => link.name === name)))

/** Places of rows that one statement can write: new or known alike, with the same columns. */
function groupByColumns(rows: readonly RowChange[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const [at, { before, columns }] of rows.entries()) {
    const key = `${before === null} ${Object.keys(columns).join()}`
    const places = groups.get(key)
    if (places) places.push(at)
    else groups.set(key, [at])
  }
  return [...groups.values()]
}

/** One round trip: the rows, the entities read from them, and their audit rows. */
async function writeAtOnce<Row extends Written>(
  context: WriteContext,
  prepared: Prepared,
  rows: readonly RowChange[],
  answer: Answer<Row>,
): Promise<Row[]> {
  const { resource, select } = prepared
  const isChange = rows[0]?.before !== null
  const hasNothing = rows.every(({ columns }) => Object.keys(columns).length === 0)
  if (isChange && hasNothing) return answer.untouched(context, prepared, idsOf(rows))
  const { text: write, parameters } = writeStatement(resource, rows)
  const text = `
    with row as (${write}),
    entity as (select ${entityFor(select, context.actor, parameters)} from row t ${select.joins}),
    ${auditRowsText(prepared, context.actor, { action: isChange ? 'updated' : 'created', befores: beforesOf(rows) }, parameters)}
    select ${answer.columns} from entity`
  const prepare = rows.length === 1 || context.isRepeated === true
  const written = await context.tx.query<Row[]>(text, parameters.values, { prepare })
  if (!isChange) return inOrderOfIds(written)
  const found = new Map(written.map((entity) => [entity.id, entity]))
  const untouched = idsOf(rows).filter((id) => !found.has(id))
  if (untouched.length) for (const one of await answer.untouched(context, prepared, untouched)) found.set(one.id, one)
  return idsOf(rows).flatMap((id) => found.get(id) ?? [])
}

/** Rows first, then their links and hooks; the entities are read and traced last, so that the trace shows all of it. */
async function writeInSteps<Row extends Written>(
  context: WriteContext,
  prepared: Prepared,
  linked: readonly ChangedLink[],
  places: readonly number[],
  rows: readonly RowChange[],
  { columns }: Answer<Row>,
): Promise<Row[]> {
  const { resource, rules } = prepared
  const isChange = rows[0]?.before !== null
  const ids = await writeBare(context.tx, writeStatement(resource, rows), isChange ? idsOf(rows) : null)
  for (const { links, field, rows: values } of linked) {
    const some = places.flatMap((at, n) => {
      const id = ids[n]
      return id !== undefined && values.has(at) ? [{ id, value: values.get(at) }] : []
    })
    if (some.length) await links.replace(context.tx, field, { rows: some, areNew: !isChange })
  }
  await rules.afterRows?.(
    context,
    ids.map((id, n) => ({ id, before: rows[n]?.before ?? null })),
  )
  const action = isChange ? 'updated' : 'created'
  return traceRows<Row>(context.tx, context.actor, prepared, { action, ids, befores: beforesOf(rows), columns })
}

/** The ids of the written rows: those that were asked for, or of new ones in the order in which they were given. */
async function writeBare(tx: Tx, { text, parameters }: Statement, known: readonly number[] | null): Promise<number[]> {
  const written = await tx.query<{ id: number }[]>(`with row as (${text}) select id from row`, parameters.values)
  if (known && written.length !== known.length) throw new NotFound()
  return known ? [...known] : inOrderOfIds(written).map(({ id }) => id)
}

/** New rows get rising ids in the order in which they are inserted. */
const inOrderOfIds = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.id - b.id)

const idsOf = (rows: readonly RowChange[]) => rows.flatMap(({ before }) => before?.id ?? [])

const beforesOf = (rows: readonly RowChange[]) => rows.flatMap(({ before }) => before ?? [])
