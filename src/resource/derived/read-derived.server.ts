import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { buildTodayConstant } from '#src/platform/database/statements/today-expression.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import type { DerivedResource } from '#src/resource/derived/derived-rules.server.ts'
import { buildSelectedColumns } from '#src/resource/read/bind-reader.server.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A row that SQL derives. Its id is a text. */
export type DerivedRow = { id: string } & Record<string, unknown>

type DerivedReader = { db: Queryable; actor: Actor }

type Conditions = { selects: readonly SearchedSelect[]; where: string; parameters: SqlParameters }

/** The SQL of a select, and the condition of a search on it. */
type SearchedSelect = { select: string; searched: string }

const bindUserId = (actor: Actor, parameters: SqlParameters) => `${parameters.add(actor.id)}::integer`

async function buildConditions(
  { db, actor }: DerivedReader,
  { prepared, rules, registry }: DerivedResource,
  { filters, searchText }: Pick<ListQuery, 'filters' | 'searchText'>,
): Promise<Conditions> {
  const parameters = new SqlParameters()
  const today = buildTodayConstant(prepared.select.timeZone)
  const selects = rules.buildSelects({ registry, userId: bindUserId(actor, parameters), today, parameters, filters })
  const listed = await buildListCondition(db, prepared, actor, { filters, searchText: '' }, parameters)
  const conditions = searchText === '' ? null : rules.buildSearchConditions(searchText, parameters)
  const searchedSelects = Object.entries(selects).flatMap(([name, select]) =>
    (conditions ? (conditions[name] ?? []) : ['true']).map((searched) => ({ select, searched })),
  )
  return { selects: searchedSelects, where: listed, parameters }
}

/** Joins selects, each under the alias `t`, with the same rest of the statement. */
const uniteSelects = (selects: Conditions['selects'], columns: string, rest: string): string =>
  selects
    .map(({ select, searched }) => `(select ${columns} from (${select}) t where ${searched} and ${rest})`)
    .join(' union all ')

/** The columns of the declaration that selects have themselves. Those that only a search needs are left out. */
const listOwnColumns = ({ prepared: { resource }, rules: { describedColumns } }: DerivedResource): string =>
  ['id', ...Object.keys(resource.fields)]
    .filter((name) => resource.fields[name]?.computed === undefined && !Object.hasOwn(describedColumns, name))
    .map((name) => `t.${name}`)
    .join(', ')

/** The SQL of rows with all columns of the declaration. `rows` is a table or a select in parentheses. */
const describeRows = (derived: DerivedResource, rows: string): string => {
  const described = Object.entries(derived.rules.describedColumns).map(
    ([name, expression]) => `${expression} as ${name}`,
  )
  return `(select ${[listOwnColumns(derived), ...described].join(', ')} from ${rows} t)`
}

/**
 * Reads one page, in two statements: the count, which stops above 10,000 rows, and the rows. Of each select the rows up
 * to the page's end are read in the order of the list, and then merged. Only those of the page are described.
 */
export async function readDerivedPage<Row extends DerivedRow = DerivedRow>(
  reader: DerivedReader,
  derived: DerivedResource,
  query: ListQuery,
): Promise<{ rows: Row[]; total: number; isLowerBound: boolean }> {
  const { db, actor } = reader
  const { select } = derived.prepared
  const { selects, where, parameters } = await buildConditions(reader, derived, query)
  const eachCount = `${where} limit ${maxExactTotal + 1}`
  const countText = `select count(*)::int as total from (
    select from (${uniteSelects(selects, '1', eachCount)}) t limit ${maxExactTotal + 1}) counted`
  // Custom plan: conditions that exclude a select are known only with their values.
  const readCount = () => db.query<{ total: number }[]>(countText, [...parameters.values], { prepare: false })
  const rowLimit = query.page === null ? maxUnpagedRows : query.perPage
  const skippedRows = query.page === null ? 0 : (query.page - 1) * query.perPage
  const pageParameters = new SqlParameters(parameters.values)
  const order = buildOrder(derived.prepared, query).text
  const eachLimit = `order by ${order} limit ${pageParameters.add(skippedRows + rowLimit)}`
  const limit = `limit ${pageParameters.add(rowLimit)} offset ${pageParameters.add(skippedRows)}`
  const columns = buildSelectedColumns(select, query.propertyNames, actor, pageParameters)
  // Materialized: merged in their order, all selects would be planned for their first rows alone.
  const pageText = `
    with merged as materialized (${uniteSelects(selects, listOwnColumns(derived), `${where} ${eachLimit}`)})
    select ${columns} from ${describeRows(derived, `(select * from merged t order by ${order} ${limit})`)} t
    order by ${order}`
  const readRows = () => db.query<Row[]>(pageText, pageParameters.values, { prepare: false })
  const [[count], rows] = await Promise.all([readCount(), readRows()])
  const total = count?.total ?? 0
  return { rows, total: Math.min(total, maxExactTotal), isLowerBound: total > maxExactTotal }
}

/** The statement that reads all rows of a list, in its order, with the given SQL of columns. */
export async function buildWholeListStatement(
  reader: DerivedReader,
  derived: DerivedResource,
  query: ListQuery,
  columns: string,
): Promise<{ text: string; parameters: unknown[] }> {
  const { selects, where, parameters } = await buildConditions(reader, derived, query)
  const order = buildOrder(derived.prepared, query).text
  const rows = describeRows(derived, `(${uniteSelects(selects, '*', where)})`)
  const text = `select ${columns} from ${rows} t order by ${order}`
  return { text, parameters: parameters.values }
}

/** Counts the rows that filters find by the value of a column, in the order of the values. */
export async function countDerivedRowsBy(
  reader: DerivedReader,
  derived: DerivedResource,
  column: string,
  filters: ListQuery['filters'],
): Promise<{ value: string; count: number }[]> {
  const { selects, where, parameters } = await buildConditions(reader, derived, { filters, searchText: '' })
  const counts = selects.map(
    ({ select }) =>
      `select t.${column} as value, count(*)::int as count from (${select}) t where ${where} group by t.${column}`,
  )
  return reader.db.query(
    `select value, sum(count)::int as count from (${counts.join(' union all ')}) counted group by value order by value`,
    parameters.values,
    { prepare: false },
  )
}

/** Reads one row. Throws NotFound if it is missing, out of the reader's scope, or does not meet the filters. */
export async function requireDerivedRow<Row extends DerivedRow = DerivedRow>(
  reader: DerivedReader,
  derived: DerivedResource,
  id: string,
  filters: ListQuery['filters'] = [],
): Promise<Row> {
  const { db, actor } = reader
  const { prepared, rules, registry } = derived
  const parameters = new SqlParameters()
  const location = rules.locateRow(id, parameters)
  if (!location) throw new NotFound()
  const today = buildTodayConstant(prepared.select.timeZone)
  const userId = bindUserId(actor, parameters)
  const select = rules.buildSelects({ registry, userId, today, parameters, filters })[location.select]
  const where = await buildListCondition(db, prepared, actor, { filters, searchText: '' }, parameters)
  const columns = buildSelectedColumns(prepared.select, null, actor, parameters)
  const rowWithId = `select * from (${select}) t
    where ${where} and ${location.condition} and t.id = ${parameters.add(id)}`
  const [row] = await db.query<Row[]>(
    `select ${columns} from ${describeRows(derived, `(${rowWithId})`)} t`,
    parameters.values,
    { prepare: false },
  )
  if (!row) throw new NotFound()
  return row
}
