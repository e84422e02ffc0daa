import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import { labelSeparator, removeLabelSeparators } from '#src/platform/text/label.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { DueRow } from '#src/safety/due/due.ts'
import type { DueResources } from '#src/safety/due/parse-due-query.server.ts'

/** A checked request for what is due: filters and page as in the list of employees, filters by item, the last day. */
export type DueQuery = { people: ListQuery; itemFilters: ListQuery['filters']; until: string }

/** The connection and the reader. The resources have only the fields that the reader may see. */
export type DueReader = DueResources & { db: Queryable; actor: Actor }

/** A row as it is stored: with the key of the photo in place of its address. */
export type StoredDueRow = Omit<DueRow, 'employee_image_url'> & { image: string | null }

/**
 * Holdings under the names of the columns of employees, so that the conditions of their list apply: scope, filters, and
 * who works today. Two indexes hold all of these columns in the order of the list.
 */
export const holdings = '(select h.*, h.employee_id as id from ppe_holdings h) t'

/** Two parts of the list, which follow one another: what was never given, and what is due by its day. */
const partConditions = {
  never: 't.delivery_id is null and t.is_needed',
  dated: (until: string) => `t.next_delivery_date <= ${until}::date`,
}

const personOrder =
  't.surname collate "es-x-icu", t.name collate "es-x-icu", t.employee_id, p.name collate "es-x-icu", t.ppe_id'
const partOrders = { never: personOrder, dated: `t.next_delivery_date, ${personOrder}` }

export type DueConditions = { never: string; dated: string; parameters: SqlParameters }

/** Largest number of people whom a search names by their ids. More people are searched for among the holdings. */
const maxListedPeople = 100

/** Builds the SQL conditions of both parts, on `t`. A search first looks for the people and items that it means. */
export async function buildDueConditions(
  reader: DueReader,
  { people, itemFilters, until }: DueQuery,
): Promise<DueConditions> {
  const { db, employees, deliveries, actor } = reader
  const parameters = new SqlParameters()
  const filters: ListQuery['filters'] = [['active', true], ...people.filters]
  const conditions = [await buildListCondition(db, employees, actor, { filters, searchText: '' }, parameters)]
  for (const [name, value] of itemFilters)
    conditions.push(deliveries.select.filters.get(name)?.buildCondition(value, parameters) ?? 'true')
  if (people.searchText !== '') conditions.push(await buildDueSearchCondition(db, people.searchText, parameters))
  const where = conditions.join(' and ')
  return {
    never: `${partConditions.never} and ${where}`,
    dated: `${partConditions.dated(parameters.add(until))} and ${where}`,
    parameters,
  }
}

async function buildDueSearchCondition(db: Queryable, searchText: string, parameters: SqlParameters): Promise<string> {
  const text = removeLabelSeparators(searchText)
  const [matches] = await db.query<{ people: number[]; items: number[] }[]>(
    `select array(select id from employees where search like containing($1) limit ${maxListedPeople + 1}) as people,
      array(select id from ppes where norm(name) like containing($1)) as items`,
    [text],
    { prepare: true },
  )
  const { people = [], items = [] } = matches ?? {}
  const buildItemCondition = () => `t.ppe_id = any(${parameters.add(items)}::int[])`
  if (people.length === 0) return buildItemCondition()
  const ofPeople =
    people.length > maxListedPeople
      ? `t.search like containing(${parameters.add(text)})`
      : `t.employee_id = any(${parameters.add(people)}::int[])`
  return items.length === 0 ? ofPeople : `(${ofPeople} or ${buildItemCondition()})`
}

/**
 * Reads a page of the list: a search's statement, then the count and the rows at once. The database plans each of them
 * for its values.
 */
export async function readDuePage(
  reader: DueReader,
  query: DueQuery,
): Promise<{ rows: StoredDueRow[]; total: number; isLowerBound: boolean }> {
  const conditions = await buildDueConditions(reader, query)
  const [total, rows] = await Promise.all([countDue(reader, conditions), readDueRows(reader, conditions, query)])
  return { rows, total: Math.min(total, maxExactTotal), isLowerBound: total > maxExactTotal }
}

/** Counts the rows up to one more than `maxExactTotal`. */
async function countDue({ db }: DueReader, { never, dated, parameters }: DueConditions): Promise<number> {
  const limit = `limit ${maxExactTotal + 1}`
  const parts = [never, dated].map((where) => `(select from ${holdings} where ${where} ${limit})`)
  const [row] = await db.query<{ total: number }[]>(
    `select count(*)::int as total from (select from (${parts.join(' union all ')}) parts ${limit}) counted`,
    parameters.values,
    { prepare: false },
  )
  return row?.total ?? 0
}

/** Reads the rows of a page. Deferred join: photo, file number and title are read for these rows alone. */
function readDueRows({ db }: DueReader, conditions: DueConditions, { people }: DueQuery): Promise<StoredDueRow[]> {
  const parameters = new SqlParameters(conditions.parameters.values)
  const rowLimit = people.page === null ? maxUnpagedRows : people.perPage
  const skippedRows = people.page === null ? 0 : (people.page - 1) * people.perPage
  const keys = buildKeysSelect(conditions, `limit ${parameters.add(skippedRows + rowLimit)}`)
  const page = `(select * from (${keys}) listed order by part, place
    limit ${parameters.add(rowLimit)} offset ${parameters.add(skippedRows)}) page`
  const text = `${buildRowsSelect(page)} order by page.part, page.place`
  return db.query<StoredDueRow[]>(text, parameters.values, { prepare: false })
}

type ListPart = 'never' | 'dated'

/** SQL of the keys of both parts' rows, with their part and their place in it. */
function buildKeysSelect(conditions: DueConditions, limitOfEach: string): string {
  const buildPart = (part: ListPart, position: number) => `
    select ${position} as part, row_number() over () as place, listed.* from (
      select t.employee_id, t.ppe_id from ${holdings} join ppes p on p.id = t.ppe_id
      where ${conditions[part]} order by ${partOrders[part]} ${limitOfEach}) listed`
  return `${buildPart('never', 0)} union all ${buildPart('dated', 1)}`
}

/** The start of a select of rows. `page` is the SQL of their keys, under the alias `page`. */
const buildRowsSelect = (page: string): string => `
  select e.id as employee_id, e.surname || '${labelSeparator}' || e.name as employee_name, e.employee_file_number,
    e.image, j.name as job_title, p.id as ppe_id, p.name as ppe_name, h.size,
    h.size is null and cardinality(p.sizes) > 0 as missing_size, h.next_delivery_date as due,
    h.pending_round_id as pending
  from ${page}
  join ppe_holdings h on h.employee_id = page.employee_id and h.ppe_id = page.ppe_id
  join employees e on e.id = page.employee_id join ppes p on p.id = page.ppe_id
  left join job_titles j on j.id = e.job_title_id`

const keysOfBatch = 'unnest($1::int[], $2::int[]) with ordinality page (employee_id, ppe_id, place)'

/** Number of rows of an export that one statement reads. */
const batchSize = 500

/** Passes all rows to `takeRows`, in batches, until the reader leaves. A row that was given meanwhile is passed too. */
export async function readAllDueRows(
  reader: DueReader,
  query: DueQuery,
  takeRows: (rows: StoredDueRow[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const conditions = await buildDueConditions(reader, query)
  const keys = await reader.db.query<Pick<DueRow, 'employee_id' | 'ppe_id'>[]>(
    `select employee_id, ppe_id from (${buildKeysSelect(conditions, '')}) listed order by part, place`,
    conditions.parameters.values,
    { prepare: false },
  )
  for (let start = 0; start < keys.length && !signal.aborted; start += batchSize) {
    const batch = keys.slice(start, start + batchSize)
    const rows = await reader.db.query<StoredDueRow[]>(
      `${buildRowsSelect(keysOfBatch)} order by page.place`,
      [batch.map(({ employee_id: id }) => id), batch.map(({ ppe_id: id }) => id)],
      { prepare: true },
    )
    await takeRows(rows)
  }
}
