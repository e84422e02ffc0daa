import type { Queryable } from '#src/platform/database/sql.server.ts'
import { listSearchSpellings } from '#src/platform/text/typed-number.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model } from '#src/resource/model.ts'
import type { Parameters } from '#src/resource/scope/scope.server.ts'

/** A name in another table that a list's search finds. */
export type Elsewhere = {
  table: string
  column: string
  /** SQL condition on `t`: the row refers to one of the ids that `ids` gives, an array or a subquery. */
  refersToAny: (ids: string) => string
  /** Join table of linked rows, whose number decides how they are found. */
  through: { table: string; ownerColumn: string; targetColumn: string } | null
}

/** Names that the list shows of rows to which its own refer or are linked, where everybody sees these. */
export function elsewhereOf({ names, resource }: Model, tableOf: (name: string) => string): Elsewhere[] {
  return [...names.values()].flatMap(({ source, isShown, field }): Elsewhere[] => {
    const from = 'through' in source ? source.through : 'fieldName' in source ? source.fieldName : ''
    if (resource.fields[from]?.readPermission) return []
    if (source.from === 'joined' && isShown && kindOf(field).isSearched) {
      const refersToAny = (ids: string) => `t.${source.through} = any(${ids})`
      return [{ table: tableOf(source.to), column: source.column, refersToAny, through: null }]
    }
    if (source.from !== 'linked') return []
    const linked = resource.fields[source.fieldName]
    const { links, reference } = linked ? serverKindOf(linked) : { links: null, reference: null }
    if (!linked || !links || !reference) return []
    const through = links.foreignKeys(linked)
    const refersToAny = (ids: string) =>
      `t.id = any(array(select ${through.ownerColumn} from ${through.table} where ${through.targetColumn} = any(${ids})))`
    return [{ table: tableOf(reference.to(linked)), column: 'name', refersToAny, through }]
  })
}

/** More found rows of another table than this stay in the database, and are looked up row by row. */
const mostIds = 200
/** So many linked rows are read by the index of their join table; more are met soon in the list's own order. */
const mostLinked = 10_000

type FoundElsewhere = { ids: number[]; is_many: boolean }

/**
 * SQL condition of `q`: the row's search column, or a name of another table. These are looked for first, as their ids
 * can be met by an index of the row, and most words stand in none: the planner then knows how rare a word is, and
 * either reads the search index or walks the list's order. A typed figure is looked for in each of its spellings.
 */
export async function searchCondition(
  db: Queryable,
  elsewhere: readonly Elsewhere[],
  q: string,
  parameters: Parameters,
): Promise<string> {
  const spellings = listSearchSpellings(q)
  const own = spellings.map((spelling) => `t.search like containing(${parameters.add(spelling)})`)
  const found = await findElsewhere(db, elsewhere, spellings)
  const others = elsewhere.flatMap((one, at) => conditionElsewhere(one, found[at], spellings, parameters))
  return `(${[...own, ...others].join(' or ')})`
}

async function findElsewhere(
  db: Queryable,
  elsewhere: readonly Elsewhere[],
  spellings: readonly string[],
): Promise<FoundElsewhere[]> {
  if (elsewhere.length === 0) return []
  const parameters = spellings.map((_, at) => `$${at + 1}`)
  const parts = elsewhere.map(({ table, column, through }) => {
    const found = `select o.id from ${table} o where ${holdsAny(column, parameters)}`
    const linked = through
      ? `(select count(*) from (select from ${through.table} where ${through.targetColumn} in (${found})
          limit ${mostLinked + 1}) linked) > ${mostLinked}`
      : 'false'
    return `select array(${found} limit ${mostIds + 1}) as ids, ${linked} as is_many`
  })
  return db.query<FoundElsewhere[]>(parts.join(' union all '), [...spellings], { prepare: true })
}

/** The search column holds the name too, and has the index. */
const holdsAny = (column: string, spellings: readonly string[]) =>
  spellings
    .map((given) => `(o.search like containing(${given}) and norm(o.${column}) like containing(${given}))`)
    .join(' or ')

function conditionElsewhere(
  { table, column, refersToAny, through }: Elsewhere,
  found: FoundElsewhere | undefined,
  spellings: readonly string[],
  parameters: Parameters,
): string[] {
  if (!found || found.ids.length === 0) return []
  const ids =
    found.ids.length > mostIds
      ? `array(select o.id from ${table} o where ${holdsAny(
          column,
          spellings.map((one) => parameters.add(one)),
        )})`
      : `${parameters.add(found.ids)}::int[]`
  if (through && found.is_many)
    return [
      `exists (select from ${through.table} l where l.${through.ownerColumn} = t.id and l.${through.targetColumn} = any(${ids}))`,
    ]
  return [refersToAny(ids)]
}
