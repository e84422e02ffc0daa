import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { labelSeparator } from '#src/platform/text/label.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import { buildCellState, buildStateCondition, cellTableOf } from '#src/workforce/trainings/board/cell-state.server.ts'
import {
  type Board,
  type BoardRow,
  boardPageSize,
  type CellState,
  maxBoardItems,
} from '#src/workforce/trainings/board/cell-state.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

/** A checked request for the board: the employees, the items (null for the first by name), the state, the page. */
export type BoardQuery = {
  employees: ListQuery
  itemIds: readonly number[] | null
  state: CellState | null
  page: number
}

/** What the board is read with. `today` is the SQL of the shop's day, `employees` what the reader may see of them. */
export type BoardReader = {
  db: Queryable
  type: CertificationType
  employees: PreparedResource
  actor: Actor
  today: string
}

export type BoardItem = Board['items'][number]

/** Reads one page of the board, in at most four statements. */
export async function readBoard(
  reader: BoardReader,
  query: BoardQuery,
): Promise<{ board: Board; total: number; isLowerBound: boolean }> {
  const items = await readItems(reader, query.itemIds)
  const { ids, total } = await findPageOfPeople(reader, query, items)
  const rows = await readBoardRows(reader, items, ids)
  return { board: { items, rows }, total: Math.min(total, maxExactTotal), isLowerBound: total > maxExactTotal }
}

/** The board's columns in the order of their names. */
export function readItems({ db, type }: BoardReader, itemIds: readonly number[] | null): Promise<BoardItem[]> {
  const condition = itemIds ? 'id = any($2::bigint[])' : 'true'
  return db.query<BoardItem[]>(
    `select id, name from ${type.item}s where ${condition} order by name collate "es-x-icu", id limit $1`,
    [maxBoardItems, ...(itemIds ? [[...itemIds]] : [])],
  )
}

/** The page's people and the number of all, in one statement, which is planned for its values. */
async function findPageOfPeople(
  reader: BoardReader,
  query: BoardQuery,
  items: readonly BoardItem[],
): Promise<{ ids: number[]; total: number }> {
  const parameters = new SqlParameters()
  const { where, order } = await buildPeopleStatement(reader, query, items, parameters)
  const limit = `limit ${parameters.add(boardPageSize)} offset ${parameters.add((query.page - 1) * boardPageSize)}`
  const [row] = await reader.db.query<{ total: number; ids: number[] }[]>(
    `select
      (select count(*)::int from (select from employees t where ${where} limit ${maxExactTotal + 1}) counted) as total,
      array(select t.id from employees t where ${where} order by ${order} ${limit}) as ids`,
    parameters.values,
    { prepare: false },
  )
  return row ?? { ids: [], total: 0 }
}

/** The ids of all people on the board, in its order. */
export async function readAllPeople(
  reader: BoardReader,
  query: BoardQuery,
  items: readonly BoardItem[],
): Promise<number[]> {
  const parameters = new SqlParameters()
  const { where, order } = await buildPeopleStatement(reader, query, items, parameters)
  const rows = await reader.db.query<{ id: number }[]>(
    `select t.id from employees t where ${where} order by ${order}`,
    parameters.values,
    { prepare: false },
  )
  return rows.map(({ id }) => id)
}

async function buildPeopleStatement(
  { db, type, employees, actor, today }: BoardReader,
  { employees: listQuery, itemIds, state }: BoardQuery,
  items: readonly BoardItem[],
  parameters: SqlParameters,
): Promise<{ where: string; order: string }> {
  const listCondition = await buildListCondition(db, employees, actor, listQuery, parameters)
  const chosenItems = itemIds ? { items: items.map(({ id }) => id) } : {}
  const stateCondition =
    state === null
      ? 'true'
      : buildStateCondition(type, { state, employeeId: 't.id', today, ...chosenItems }, parameters)
  return {
    where: `${listCondition} and ${stateCondition}`,
    order: buildOrder(employees, { sort: null, dir: 'asc' }).text,
  }
}

/** The rows of these people, in this order. Who was deleted since is left out. */
export function readBoardRows(
  { db, type, today }: BoardReader,
  items: readonly BoardItem[],
  ids: readonly number[],
): Promise<BoardRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.query<BoardRow[]>(
    `select t.id as employee_id, t.surname || '${labelSeparator}' || t.name as employee_name, t.employee_file_number,
      j.name as job_title, coalesce(held.cells, '{}') as cells
    from unnest($1::int[]) with ordinality page (id, place)
    join employees t on t.id = page.id left join job_titles j on j.id = t.job_title_id
    left join lateral (
      select json_object_agg(c.item_id, json_build_object('id', c.certification_id, 'state', ${buildCellState(today)},
        'date', c.date, 'expiration_date', c.expiration_date)) as cells
      from ${cellTableOf(type)} c where c.employee_id = t.id and c.item_id = any($2::int[])) held on true
    order by page.place`,
    [[...ids], items.map(({ id }) => id)],
    { prepare: true },
  )
}
