import { NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { buildEntityColumns } from '#src/resource/read/bind-reader.server.ts'
import { readRowsByIds } from '#src/resource/read/read-rows.server.ts'
import type { LinkField, PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'
import { buildAuditCtes, readAndAuditRows } from '#src/resource/write/rows/audit.server.ts'
import { checkChangesAndBuildColumns } from '#src/resource/write/rows/check-changes.server.ts'
import { createRefusalThrower } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { buildWriteStatement, type RowChange } from '#src/resource/write/rows/row-statements.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Saves one row; see `saveRows`. */
export async function saveRow(
  context: WriteContext,
  prepared: PreparedResource,
  values: CheckedValues,
  before: Entity | null,
): Promise<Entity> {
  const [entity] = await saveRows(context, prepared, [{ values, before }])
  if (!entity) throw new NotFound()
  return entity
}

/**
 * Saves rows with their links and audit entries; returns the entities in the same order. The number of statements does
 * not grow with the rows. `before` is the locked row before the write, null for a new row. An unchanged row gets
 * neither an audit entry nor a new stamp, unless the resource has the hook `afterRows`. Throws the refusals of
 * `checkChangesAndBuildColumns` and of constraints. With `returnedNames` the entities hold only the properties with
 * these names, the id and `updated_at`: with many rows, reading the rest would be most of the work. An unchanged row is
 * then returned as it was before the write.
 */
export const saveRows = (
  context: WriteContext,
  prepared: PreparedResource,
  changes: readonly Change[],
  returnedNames: readonly string[] | null = null,
): Promise<Entity[]> =>
  checkWriteAndAuditRows(context, prepared, changes, returnedNames).catch(createRefusalThrower(prepared))

type ReturnedNames = readonly string[] | null

/** Returns the entities, in the order of the changes. */
async function checkWriteAndAuditRows(
  context: WriteContext,
  prepared: PreparedResource,
  changes: readonly Change[],
  returnedNames: ReturnedNames,
) {
  const { rules, links } = prepared
  const rowColumns = await checkChangesAndBuildColumns(context, prepared, changes)
  const changedLinks = await findChangedLinks(context, links, changes, rowColumns)
  const rows = changes.map(({ before }, index): RowChange => {
    const touchesStamp =
      rules.afterRows !== undefined || changedLinks.some(({ valuesByIndex }) => valuesByIndex.has(index))
    return { index, before, touchesStamp, columns: omitLinks(rowColumns[index] ?? {}, links) }
  })
  const entitiesByIndex: (Entity | undefined)[] = []
  for (const group of groupByColumns(rows)) {
    const entities = group.some(({ touchesStamp }) => touchesStamp)
      ? await writeAndAuditInSteps(context, prepared, changedLinks, group, returnedNames)
      : await writeAndAuditInOneStatement(context, prepared, group, returnedNames)
    for (const [position, { index }] of group.entries()) entitiesByIndex[index] = entities[position]
  }
  return entitiesByIndex.flatMap((entity) => entity ?? [])
}

/**
 * A link field with its new values, by the index of the row in the write. It leaves out rows whose links are unchanged.
 */
type ChangedLink = LinkField & { valuesByIndex: ReadonlyMap<number, unknown> }

async function findChangedLinks(
  context: WriteContext,
  links: readonly LinkField[],
  changes: readonly Change[],
  rowColumns: readonly CheckedValues[],
): Promise<ChangedLink[]> {
  const changedLinks: ChangedLink[] = []
  for (const link of links) {
    const newLinks = changes.flatMap(({ before }, index) => {
      const columns = rowColumns[index] ?? {}
      return link.name in columns ? [{ index, id: before?.id ?? null, value: columns[link.name] }] : []
    })
    const storedLinks = newLinks.flatMap(({ id, value }) => (id === null ? [] : [{ id, value }]))
    const changedIds = new Set(
      storedLinks.length ? await link.links.findIdsWithChangedLinks(context, link.field, storedLinks) : [],
    )
    const values = newLinks.filter(({ id }) => id === null || changedIds.has(id))
    if (values.length)
      changedLinks.push({ ...link, valuesByIndex: new Map(values.map(({ index, value }) => [index, value])) })
  }
  return changedLinks
}

const omitLinks = (columns: CheckedValues, links: readonly LinkField[]): CheckedValues =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !links.some((link) => link.name === name)))

/**
 * Groups rows that one statement can write: the rows of a group are all new or all existing, and have the same columns.
 */
const groupByColumns = (rows: readonly RowChange[]): Iterable<RowChange[]> =>
  Map.groupBy(rows, ({ before, columns }) => `${before === null} ${Object.keys(columns).join()}`).values()

/** Writes the rows, reads the entities from them and inserts their audit entries, all in one round trip. */
async function writeAndAuditInOneStatement(
  context: WriteContext,
  prepared: PreparedResource,
  rows: readonly RowChange[],
  returnedNames: ReturnedNames,
): Promise<Entity[]> {
  const { tx, actor } = context
  const { resource, select } = prepared
  const formerRows = listRowsBeforeChange(rows)
  const isUpdate = formerRows.length > 0
  const writtenRows: Entity[] = []
  if (!isUpdate || rows.some(({ columns }) => Object.keys(columns).length > 0)) {
    const { text: writeText, parameters } = buildWriteStatement(resource, rows)
    const text = `
      with row as (${writeText}),
      entity as (select ${buildEntityColumns(select, actor, parameters)} from row t ${select.joins}),
      ${buildAuditCtes(prepared, actor, { action: isUpdate ? 'updated' : 'created', formerEntities: formerRows }, parameters)}
      select ${buildReturnedColumnsText(prepared, returnedNames)} from entity`
    const prepare = rows.length === 1 || context.usesPreparedStatements === true
    writtenRows.push(...(await tx.query<Entity[]>(text, parameters.values, { prepare })))
  }
  if (!isUpdate) return sortById(writtenRows)
  const entities = new Map(writtenRows.map((entity) => [entity.id, entity]))
  const untouchedRows = formerRows.filter(({ id }) => !entities.has(id))
  const currentRows =
    returnedNames || untouchedRows.length === 0
      ? untouchedRows
      : await readRowsByIds(tx, prepared, actor, idsOf(untouchedRows))
  for (const entity of currentRows) entities.set(entity.id, entity)
  return formerRows.flatMap(({ id }) => entities.get(id) ?? [])
}

/**
 * Writes the rows, then their links, then runs hooks. The entities are read and audited last, so that the audit shows
 * every change.
 */
async function writeAndAuditInSteps(
  context: WriteContext,
  prepared: PreparedResource,
  changedLinks: readonly ChangedLink[],
  rows: readonly RowChange[],
  returnedNames: ReturnedNames,
): Promise<Entity[]> {
  const { tx } = context
  const formerRows = listRowsBeforeChange(rows)
  const isUpdate = formerRows.length > 0
  const { text, parameters } = buildWriteStatement(prepared.resource, rows)
  const writtenRows = await tx.query<Pick<Entity, 'id'>[]>(
    `with row as (${text}) select id from row`,
    parameters.values,
  )
  if (isUpdate && writtenRows.length !== rows.length) throw new NotFound()
  const ids = idsOf(isUpdate ? formerRows : sortById(writtenRows))
  for (const { links, field, valuesByIndex } of changedLinks) {
    const rowLinks = rows.flatMap(({ index }, position) => {
      const id = ids[position]
      return id !== undefined && valuesByIndex.has(index) ? [{ id, value: valuesByIndex.get(index) }] : []
    })
    if (rowLinks.length) await links.replaceLinks(context, field, { rows: rowLinks, areNew: !isUpdate })
  }
  const savedRows = ids.map((id, index) => ({ id, before: rows[index]?.before ?? null }))
  await prepared.rules.afterRows?.(context, savedRows, prepared)
  const action = isUpdate ? 'updated' : 'created'
  return readAndAuditRows(context, prepared, {
    action,
    ids,
    formerEntities: formerRows,
    columns: buildReturnedColumnsText(prepared, returnedNames),
  })
}

const buildReturnedColumnsText = ({ model }: PreparedResource, returnedNames: ReturnedNames): string => {
  const isInEntity = (name: string) => model.properties.has(name) && !model.properties.get(name)?.field.isDetail
  return returnedNames ? [...new Set(['id', 'updated_at', ...returnedNames.filter(isInEntity)])].join(', ') : '*'
}

/** Sorts new rows in the order in which they were inserted, in which their ids rise. */
const sortById = <Row extends { id: number }>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.id - b.id)

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const listRowsBeforeChange = (rows: readonly RowChange[]) => rows.flatMap(({ before }) => before ?? [])
