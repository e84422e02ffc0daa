import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { labelSeparator } from '#src/platform/text/label.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import {
  buildCellFromClause,
  buildCellStateExpression,
  buildHasCellOfStateCondition,
  type CellSelector,
  cellTableNameOf,
} from '#src/workforce/trainings/board/cell-state.server.ts'
import {
  type Board,
  type BoardRow,
  boardPageSize,
  type CellState,
  maxBoardItems,
} from '#src/workforce/trainings/board/cell-state.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

/**
 * A checked request for the board: filters of employees, the items (null for the first ones by name), the state, and
 * the page.
 */
export type BoardQuery = {
  employees: ListQuery
  itemIds: readonly number[] | null
  state: CellState | null
  page: number
}

/**
 * The connection, the actor and the resources for reading a board. `today` is the SQL of the shop's day. `employees`
 * has only the fields that the reader may see.
 */
export type BoardReader = {
  db: Queryable
  type: CertificationType
  employees: PreparedResource
  actor: Actor
  today: string
}

/** A row as it is stored: with the key of the photo in place of its address. */
export type StoredBoardRow = Omit<BoardRow, 'employee_image_url'> & { image: string | null }

export type BoardItem = Board['items'][number]

/**
 * The filter of a board's people: the SQL of the list's filters and, if a state is asked for, the cells of that state.
 */
type PeopleConditions = { list: string; cells: CellSelector | null; parameters: SqlParameters }

/** Reads one page of the board, in at most four statements. The database plans each statement for its values. */
export async function readBoard(
  reader: BoardReader,
  query: BoardQuery,
): Promise<{ items: BoardItem[]; rows: StoredBoardRow[]; total: number; isLowerBound: boolean }> {
  const conditions = await buildPeopleConditions(reader, query)
  const items = await readBoardItems(reader, query.itemIds)
  const total = await countPeopleUpToLimit(reader, conditions)
  const rows = total === 0 ? [] : await readBoardPage(reader, { ...query, items }, conditions, total)
  return { items, rows, total: Math.min(total, maxExactTotal), isLowerBound: total > maxExactTotal }
}

/** The board's columns in the order of their names. */
export function readBoardItems({ db, type }: BoardReader, itemIds: readonly number[] | null): Promise<BoardItem[]> {
  const condition = itemIds ? 'id = any($2::bigint[])' : 'true'
  return db.query<BoardItem[]>(
    `select id, name from ${type.item}s where ${condition} order by name collate "es-x-icu", id limit $1`,
    [maxBoardItems, ...(itemIds ? [[...itemIds]] : [])],
  )
}

async function buildPeopleConditions(
  { db, employees, actor, today }: BoardReader,
  { employees: listQuery, itemIds, state }: BoardQuery,
): Promise<PeopleConditions> {
  const parameters = new SqlParameters()
  const list = await buildListCondition(db, employees, actor, listQuery, parameters)
  return { list, cells: state && { state, today, ...(itemIds && { items: itemIds }) }, parameters }
}

/** The values of the filter's conditions. Each statement adds its own values to a copy. */
function copyParameters({ parameters }: PeopleConditions): SqlParameters {
  const copy = new SqlParameters()
  copy.values.push(...parameters.values)
  return copy
}

/** SQL of all conditions. `isCommon` is true if many people have such cells. */
function buildPeopleConditionText(
  { type }: BoardReader,
  { list, cells }: PeopleConditions,
  isCommon: boolean,
  statementParameters: SqlParameters,
) {
  return cells
    ? `${list} and ${buildHasCellOfStateCondition(type, { ...cells, employeeId: 't.id', isCommon }, statementParameters)}`
    : list
}

/** The largest number of cells that are read to find that there are more people than the exact count allows. */
const sampleSize = 2 * maxExactTotal

/**
 * Counts the people, up to one more than `maxExactTotal`. For chosen items it first counts the people of some thousand
 * valid cells: often they already exceed the limit. Otherwise the people are counted by their ids.
 */
async function countPeopleUpToLimit(reader: BoardReader, conditions: PeopleConditions): Promise<number> {
  const parameters = copyParameters(conditions)
  const { list, cells } = conditions
  const isOfItems = cells?.state === 'valid' && cells.items !== undefined
  const count = (source: string) => `(select count(*)::int from (select ${source} limit ${maxExactTotal + 1}) counted)`
  const where = buildPeopleConditionText(reader, conditions, cells?.state === 'valid' && !isOfItems, parameters)
  const exactCount = count(`from employees t where ${where}`)
  const sample = isOfItems ? buildCellFromClause(reader.type, cells, parameters) : ''
  const text = isOfItems
    ? `select case when ${count(`distinct t.id
        from (select c.employee_id ${sample} limit ${sampleSize}) held join employees t on t.id = held.employee_id
        where ${list}`)} > ${maxExactTotal} then ${maxExactTotal + 1} else ${exactCount} end as total`
    : `select ${exactCount} as total`
  const [row] = await reader.db.query<{ total: number }[]>(text, parameters.values, { prepare: false })
  return row?.total ?? 0
}

/** Number of people from which a page is found faster by reading the list in its order than by the ids of the cells. */
const commonTotal = maxExactTotal / 2

function readBoardPage(
  reader: BoardReader,
  { page, items }: BoardQuery & { items: readonly BoardItem[] },
  conditions: PeopleConditions,
  total: number,
): Promise<StoredBoardRow[]> {
  const parameters = copyParameters(conditions)
  const isCommon = conditions.cells?.state === 'valid' && (!conditions.cells.items || total > commonTotal)
  const where = buildPeopleConditionText(reader, conditions, isCommon, parameters)
  const limit = `limit ${parameters.add(boardPageSize)} offset ${parameters.add((page - 1) * boardPageSize)}`
  const ids = `array(select t.id from employees t where ${where} order by ${buildBoardOrder(reader)} ${limit})`
  return reader.db.query<StoredBoardRow[]>(buildRowsStatement(reader, ids, items, parameters), parameters.values, {
    prepare: false,
  })
}

const buildBoardOrder = ({ employees }: BoardReader) => buildOrder(employees, { sort: null, dir: 'asc' }).text

/** The ids of all people on the board, in the list's order. */
export async function readAllPeopleIds(reader: BoardReader, query: BoardQuery): Promise<number[]> {
  const conditions = await buildPeopleConditions(reader, query)
  const parameters = copyParameters(conditions)
  const where = buildPeopleConditionText(reader, conditions, false, parameters)
  const rows = await reader.db.query<{ id: number }[]>(
    `select t.id from employees t where ${where} order by ${buildBoardOrder(reader)}`,
    parameters.values,
    { prepare: false },
  )
  return rows.map(({ id }) => id)
}

/** The rows of these people, in the order of `ids`. A person who was deleted meanwhile is left out. */
export function readBoardRows(
  reader: BoardReader,
  items: readonly BoardItem[],
  ids: readonly number[],
): Promise<StoredBoardRow[]> {
  const parameters = new SqlParameters()
  const text = buildRowsStatement(reader, `${parameters.add([...ids])}::int[]`, items, parameters)
  return reader.db.query<StoredBoardRow[]>(text, parameters.values, { prepare: true })
}

/** SQL of the board's rows for an array of employees' ids, in the order of the array. */
const buildRowsStatement = (
  { type, today }: BoardReader,
  ids: string,
  items: readonly BoardItem[],
  parameters: SqlParameters,
): string => `
  select t.id as employee_id, t.surname || '${labelSeparator}' || t.name as employee_name, t.employee_file_number,
    t.image, j.name as job_title, coalesce(held.cells, '{}') as cells
  from unnest(${ids}) with ordinality page (id, place)
  join employees t on t.id = page.id left join job_titles j on j.id = t.job_title_id
  left join lateral (
    select json_object_agg(c.item_id, json_build_object('id', c.certification_id, 'state', ${buildCellStateExpression(today)},
      'date', c.date, 'expiration_date', c.expiration_date)) as cells
    from ${cellTableNameOf(type)} c
    where c.employee_id = t.id and c.item_id = any(${parameters.add(items.map(({ id }) => id))}::int[])) held on true
  order by page.place`
