import { NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { entityFor } from '#src/resource/read/bind-reader.server.ts'
import { readMany } from '#src/resource/read/read-rows.server.ts'
import type { LinkField, Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'
import { auditRowsText, traceRows } from '#src/resource/write/rows/audit.server.ts'
import { checkChanges } from '#src/resource/write/rows/check-changes.server.ts'
import { throwRefusal } from '#src/resource/write/rows/refusals.server.ts'
import { type RowChange, writeStatement } from '#src/resource/write/rows/row-statements.server.ts'
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
 *
 * With `names` the entities carry these alone, besides the id and `updated_at`: of many rows the rest would be most of
 * the work. A row that stands as it was is then returned as it was given.
 */
export const saveRows = (
  context: WriteContext,
  prepared: Prepared,
  changes: readonly Change[],
  names: readonly string[] | null = null,
): Promise<Entity[]> => writeRows(context, prepared, changes, names).catch(throwRefusal(prepared))

type Names = readonly string[] | null

async function writeRows(context: WriteContext, prepared: Prepared, changes: readonly Change[], names: Names) {
  const { rules, links } = prepared
  const stored = await checkChanges(context, prepared, changes)
  const changedLinks = await findChangedLinks(context, links, changes, stored)
  const rows = changes.map(({ before }, place): RowChange => {
    const isForced = rules.afterRows !== undefined || changedLinks.some(({ values }) => values.has(place))
    return { place, before, isForced, columns: withoutLinks(stored[place] ?? {}, links) }
  })
  const written: (Entity | undefined)[] = []
  for (const group of groupByColumns(rows)) {
    const entities = group.some(({ isForced }) => isForced)
      ? await writeInSteps(context, prepared, changedLinks, group, names)
      : await writeAtOnce(context, prepared, group, names)
    for (const [index, { place }] of group.entries()) written[place] = entities[index]
  }
  return written.flatMap((entity) => entity ?? [])
}

/** A link field, and by the row's place in the write its new value, where that differs from the stored one. */
type ChangedLink = LinkField & { values: ReadonlyMap<number, unknown> }

async function findChangedLinks(
  { tx }: WriteContext,
  links: readonly LinkField[],
  changes: readonly Change[],
  stored: readonly Given[],
): Promise<ChangedLink[]> {
  const changed: ChangedLink[] = []
  for (const link of links) {
    const given = changes.flatMap(({ before }, place) => {
      const columns = stored[place] ?? {}
      return link.name in columns ? [{ place, id: before?.id ?? null, value: columns[link.name] }] : []
    })
    const known = given.flatMap(({ id, value }) => (id === null ? [] : [{ id, value }]))
    const differing = new Set(known.length ? await link.links.differing(tx, link.field, known) : [])
    const values = given.filter(({ id }) => id === null || differing.has(id))
    if (values.length) changed.push({ ...link, values: new Map(values.map(({ place, value }) => [place, value])) })
  }
  return changed
}

const withoutLinks = (given: Given, links: readonly LinkField[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !links.some((link) => link.name === name)))

/** Rows that one statement can write: new or known alike, with the same columns. */
const groupByColumns = (rows: readonly RowChange[]): Iterable<RowChange[]> =>
  Map.groupBy(rows, ({ before, columns }) => `${before === null} ${Object.keys(columns).join()}`).values()

/** One round trip: the rows, the entities read from them, and their audit rows. */
async function writeAtOnce(
  context: WriteContext,
  prepared: Prepared,
  rows: readonly RowChange[],
  names: Names,
): Promise<Entity[]> {
  const { tx, actor } = context
  const { resource, select } = prepared
  const befores = beforesOf(rows)
  const isChange = befores.length > 0
  const written: Entity[] = []
  if (!isChange || rows.some(({ columns }) => Object.keys(columns).length > 0)) {
    const { text: write, parameters } = writeStatement(resource, rows)
    const text = `
      with row as (${write}),
      entity as (select ${entityFor(select, actor, parameters)} from row t ${select.joins}),
      ${auditRowsText(prepared, actor, { action: isChange ? 'updated' : 'created', befores }, parameters)}
      select ${columnsText(prepared, names)} from entity`
    const prepare = rows.length === 1 || context.isRepeated === true
    written.push(...(await tx.query<Entity[]>(text, parameters.values, { prepare })))
  }
  if (!isChange) return inOrderOfIds(written)
  const entities = new Map(written.map((entity) => [entity.id, entity]))
  const untouched = befores.filter(({ id }) => !entities.has(id))
  const current = names || untouched.length === 0 ? untouched : await readMany(tx, prepared, actor, idsOf(untouched))
  for (const entity of current) entities.set(entity.id, entity)
  return befores.flatMap(({ id }) => entities.get(id) ?? [])
}

/** Rows first, then their links and hooks; the entities are read and traced last, so that the trace shows all of it. */
async function writeInSteps(
  context: WriteContext,
  prepared: Prepared,
  changedLinks: readonly ChangedLink[],
  rows: readonly RowChange[],
  names: Names,
): Promise<Entity[]> {
  const { tx } = context
  const befores = beforesOf(rows)
  const isChange = befores.length > 0
  const { text, parameters } = writeStatement(prepared.resource, rows)
  const written = await tx.query<Pick<Entity, 'id'>[]>(`with row as (${text}) select id from row`, parameters.values)
  if (isChange && written.length !== rows.length) throw new NotFound()
  const ids = idsOf(isChange ? befores : inOrderOfIds(written))
  for (const { links, field, values } of changedLinks) {
    const linked = rows.flatMap(({ place }, index) => {
      const id = ids[index]
      return id !== undefined && values.has(place) ? [{ id, value: values.get(place) }] : []
    })
    if (linked.length) await links.replace(tx, field, { rows: linked, areNew: !isChange })
  }
  const saved = ids.map((id, index) => ({ id, before: rows[index]?.before ?? null }))
  await prepared.rules.afterRows?.(context, saved)
  const action = isChange ? 'updated' : 'created'
  return traceRows(context, prepared, { action, ids, befores, columns: columnsText(prepared, names) })
}

const columnsText = ({ select }: Prepared, names: Names): string =>
  names ? [...new Set(['id', 'updated_at', ...names.filter((name) => select.parts.has(name))])].join(', ') : '*'

/** New rows get rising ids in the order in which they are inserted. */
const inOrderOfIds = <Row extends { id: number }>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.id - b.id)

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const beforesOf = (rows: readonly RowChange[]) => rows.flatMap(({ before }) => before ?? [])
