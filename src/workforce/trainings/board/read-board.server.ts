import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { labelSeparator } from '#src/platform/text/label.ts'
import { asksForIdAlone, buildLimitedCount, buildSampleCount } from '#src/resource/read/count-rows.server.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import {
  buildCellStateExpression,
  buildHasCellOfStateCondition,
  buildPeopleOfCellsSelect,
  buildSampledPeopleSelect,
  type CellSelector,
  cellTableNameOf,
  type StateQuestion,
  stateFilterNameOf,
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
  const count = await countPeopleUpToLimit(reader, conditions, items)
  const { total } = count
  const rows = total === 0 ? [] : await readBoardPage(reader, { ...query, items }, conditions, count)
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

/**
 * Builds the conditions of a board's people. The filter of the list of employees by state is treated like the board's
 * own filter by state, for all items.
 */
async function buildPeopleConditions(
  { db, type, employees, actor, today }: BoardReader,
  { employees: listQuery, itemIds, state }: BoardQuery,
): Promise<PeopleConditions> {
  const parameters = new SqlParameters()
  const listState = state ? undefined : listQuery.filters.find(([name]) => name === stateFilterNameOf(type))
  const filters = listQuery.filters.filter((filter) => filter !== listState)
  const list = await buildListCondition(db, employees, actor, { ...listQuery, filters }, parameters)
  if (listState) return { list, cells: { state: listState[1] as CellState, today }, parameters }
  return { list, cells: state && { state, today, ...(itemIds && { items: itemIds }) }, parameters }
}

/** The values of the filter's conditions. Each statement adds its own values to a copy. */
const copyParameters = ({ parameters }: PeopleConditions): SqlParameters => new SqlParameters(parameters.values)

/** SQL of all conditions. `how` chooses how employees are tested for cells, and may replace the items of the cells. */
function buildPeopleConditionText(
  { type }: BoardReader,
  { list, cells }: PeopleConditions,
  how: Pick<StateQuestion, 'testsEachEmployee' | 'items'>,
  statementParameters: SqlParameters,
) {
  return cells
    ? `${list} and ${buildHasCellOfStateCondition(type, { ...cells, ...how, employeeId: 't.id' }, statementParameters)}`
    : list
}

/** The largest number of items in a sample. With more items, many of its cells would belong to the same few people. */
const maxSampledItems = 5

type PeopleCount = { total: number; employeeEstimate: number | null }

/**
 * Counts the people, up to one more than `maxExactTotal`, and estimates the number of all employees. Most employees
 * have a valid cell, so the people of a sample of valid cells are counted first. If they already exceed the limit, the
 * exact count is skipped.
 */
async function countPeopleUpToLimit(
  reader: BoardReader,
  conditions: PeopleConditions,
  boardItems: readonly BoardItem[],
): Promise<PeopleCount> {
  const parameters = copyParameters(conditions)
  const { cells } = conditions
  const limit = maxExactTotal + 1
  const exactCount =
    cells && cells.state !== 'valid' && asksForIdAlone(conditions.list)
      ? buildLimitedCount(`(${buildPeopleOfCellsSelect(reader.type, cells, parameters)})`, conditions.list, limit)
      : buildLimitedCount(
          'employees',
          buildPeopleConditionText(
            reader,
            conditions,
            { testsEachEmployee: cells?.state === 'valid' && !cells.items },
            parameters,
          ),
          limit,
        )
  const countSample = (cells: CellSelector) => {
    const items = (cells.items ?? boardItems.map(({ id }) => id)).slice(0, maxSampledItems)
    const sample = buildSampledPeopleSelect(reader.type, { ...cells, items }, parameters)
    return buildSampleCount('employees', sample, conditions.list, limit)
  }
  const total =
    cells?.state === 'valid'
      ? `case when ${countSample(cells)} = ${limit} then ${limit} else ${exactCount} end`
      : exactCount
  const [row] = await reader.db.query<PeopleCount[]>(
    `select ${total} as total, nullif(reltuples, -1) as "employeeEstimate"
    from pg_class where oid = 'employees'::regclass`,
    parameters.values,
    { prepare: false },
  )
  if (!row) throw new Error('PostgreSQL does not know the table of employees.')
  return row
}

/**
 * The number of employees who can be passed on a walk along the list, which reads an index alone, in the time in which
 * one row is looked up and sorted.
 */
const stepsPerLookup = 4

/**
 * True if the page is found faster by a walk along the list, which also passes employees who are not on the board, than
 * by looking up and sorting all people of the board. Without an estimate, of a table that PostgreSQL has not analyzed
 * yet, only the people who are too many to be counted are walked to.
 */
const isWalkCheaper = ({ total, employeeEstimate }: PeopleCount, page: number): boolean =>
  total > maxExactTotal ||
  (employeeEstimate !== null && (employeeEstimate * page * boardPageSize) / total < total * stepsPerLookup)

function readBoardPage(
  reader: BoardReader,
  { page, items }: BoardQuery & { items: readonly BoardItem[] },
  conditions: PeopleConditions,
  count: PeopleCount,
): Promise<StoredBoardRow[]> {
  const parameters = copyParameters(conditions)
  const { cells } = conditions
  const testsEachEmployee = (cells?.state === 'valid' && !cells.items) || isWalkCheaper(count, page)
  const where = buildPeopleConditionText(reader, conditions, { testsEachEmployee }, parameters)
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
  const where = buildPeopleConditionText(reader, conditions, { testsEachEmployee: false }, parameters)
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
