import type { Queryable } from '#src/platform/database/sql.server.ts'
import { removeLabelSeparators } from '#src/platform/text/label.ts'
import { listNumberSearchSpellings } from '#src/platform/text/typed-number.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model } from '#src/resource/model.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A column of another table that a list's search looks into: the name of a referred or linked record. */
export type ForeignSearchColumn = {
  table: string
  column: string
  /** SQL condition on `t`: the row refers to one of the ids. `idsExpression` is SQL of an array. */
  buildReferenceCondition: (idsExpression: string) => string
  /**
   * The join table of linked records. Null for referred records. The number of its matching rows decides the plan of
   * the search.
   */
  linkTable: { table: string; ownerColumn: string; targetColumn: string } | null
}

/**
 * The searched columns of other tables: of referred records that the list shows, and of linked records. Columns that
 * only some readers may see are left out.
 */
export function listForeignSearchColumns(
  { properties, resource }: Model,
  tableOf: (name: string) => string,
): ForeignSearchColumn[] {
  return [...properties.values()].flatMap(({ source, isListed, field }): ForeignSearchColumn[] => {
    const fieldName = 'through' in source ? source.through : 'fieldName' in source ? source.fieldName : ''
    if (resource.fields[fieldName]?.readPermission) return []
    if (source.from === 'joined' && isListed && kindOf(field).isSearched) {
      const buildReferenceCondition = (idsExpression: string) => `t.${source.through} = any(${idsExpression})`
      return [{ table: tableOf(source.to), column: source.column, buildReferenceCondition, linkTable: null }]
    }
    if (source.from !== 'linked') return []
    const linkField = resource.fields[source.fieldName]
    const { links, reference } = linkField ? serverKindOf(linkField) : { links: null, reference: null }
    if (!linkField || !links || !reference) return []
    const linkTable = links.foreignKeys(linkField)
    const buildReferenceCondition = (idsExpression: string) =>
      `t.id = any(array(select ${linkTable.ownerColumn} from ${linkTable.table} where ${linkTable.targetColumn} = any(${idsExpression})))`
    return [{ table: tableOf(reference.to(linkField)), column: 'name', buildReferenceCondition, linkTable }]
  })
}

/** The largest number of matching ids that become a parameter. For more ids the condition contains a subquery. */
const maxListedIds = 200
/**
 * Up to so many linked rows are found by the index of their join table. With more of them a scan in the list's order
 * soon meets enough rows.
 */
const maxLinkedRows = 10_000

/** The matches in another table: their ids, and whether they have more than `maxLinkedRows` links. */
type ForeignMatches = { ids: number[]; is_many: boolean }

/**
 * Builds the SQL condition of a search: the row's search column, or a column of another table, contains the text. The
 * other tables are queried first. Most words match none of their rows, and ids can be looked up by an index of the
 * list's table. The planner can then choose between the search index and a scan in the list's order. A number is looked
 * for in each of its spellings.
 */
export async function buildSearchCondition(
  db: Queryable,
  foreignColumns: readonly ForeignSearchColumn[],
  searchText: string,
  parameters: SqlParameters,
): Promise<string> {
  const spellings = [...new Set([...listNumberSearchSpellings(searchText), removeLabelSeparators(searchText)])].filter(
    Boolean,
  )
  const ownConditions = spellings.map((spelling) => `t.search like containing(${parameters.add(spelling)})`)
  const foreignMatches = await findFirstForeignMatches(db, foreignColumns, spellings)
  const foreignConditions = foreignColumns.flatMap((column, index) =>
    buildForeignConditions(column, foreignMatches[index], spellings, parameters),
  )
  return `(${[...ownConditions, ...foreignConditions].join(' or ')})`
}

async function findFirstForeignMatches(
  db: Queryable,
  foreignColumns: readonly ForeignSearchColumn[],
  spellings: readonly string[],
): Promise<ForeignMatches[]> {
  if (foreignColumns.length === 0) return []
  const parameters = spellings.map((_, index) => `$${index + 1}`)
  const columnQueries = foreignColumns.map(({ table, column, linkTable }) => {
    const matchingIds = `select o.id from ${table} o where ${buildHoldsAnyCondition(column, parameters)}`
    const hasManyLinks = linkTable
      ? `(select count(*) from (select from ${linkTable.table} where ${linkTable.targetColumn} in (${matchingIds})
          limit ${maxLinkedRows + 1}) linked) > ${maxLinkedRows}`
      : 'false'
    return `select array(${matchingIds} limit ${maxListedIds + 1}) as ids, ${hasManyLinks} as is_many`
  })
  return db.query<ForeignMatches[]>(columnQueries.join(' union all '), [...spellings], { prepare: true })
}

/**
 * The condition on `search` lets the statement use the index of the search column. It excludes no match, because the
 * search column contains the text of `column` too.
 */
const buildHoldsAnyCondition = (column: string, spellingParameters: readonly string[]) =>
  spellingParameters
    .map((parameter) => `(o.search like containing(${parameter}) and norm(o.${column}) like containing(${parameter}))`)
    .join(' or ')

function buildForeignConditions(
  { table, column, buildReferenceCondition, linkTable }: ForeignSearchColumn,
  matches: ForeignMatches | undefined,
  spellings: readonly string[],
  parameters: SqlParameters,
): string[] {
  if (!matches || matches.ids.length === 0) return []
  const idsExpression =
    matches.ids.length > maxListedIds
      ? `array(select o.id from ${table} o where ${buildHoldsAnyCondition(
          column,
          spellings.map((spelling) => parameters.add(spelling)),
        )})`
      : `${parameters.add(matches.ids)}::int[]`
  if (linkTable && matches.is_many)
    return [
      `exists (select from ${linkTable.table} l where l.${linkTable.ownerColumn} = t.id and l.${linkTable.targetColumn} = any(${idsExpression}))`,
    ]
  return [buildReferenceCondition(idsExpression)]
}
