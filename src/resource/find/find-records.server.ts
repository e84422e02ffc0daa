import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { normalizeIdsInText } from '#src/platform/text/argentine-ids.ts'
import { fold } from '#src/platform/text/fold.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { bestOf, type FoundRecord, mostFound, wordsIn } from '#src/resource/find/ranking.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { orderOf } from '#src/resource/read/order.server.ts'
import { type Prepared, preparedNamed, type Registry } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'
import { formAddress, listAddress } from '#src/resource/screen-addresses.ts'

/** A record, and the screen on which the reader may open it. */
export type Finding = { resource: string; id: number; label: string; path: string }

/** Bounded reads: most rows that each part of the statement gives. */
const mostBegun = mostFound
const mostHolding = 50
const mostWords = 10
/** Shorter words have no trigram: large tables are not searched by them. */
const shortest = 3

/** Records of every resource that the reader may open on a screen, within their scope, by one statement. */
export async function findRecords(db: Queryable, registry: Registry, actor: Actor, given: string): Promise<Finding[]> {
  const typed = normalizeIdsInText(given)
  const words = wordsIn(typed).slice(0, mostWords)
  const opened = [...registry.values()].filter(({ resource }) => opens(resource, actor) !== null)
  if (words.length === 0 || opened.length === 0) return []
  const parameters = new Parameters()
  const parts = opened.map((prepared) => partOf(prepared, actor, { typed, words }, parameters))
  // Custom plan: as in a list, a plan for a rare word is slow for a common one.
  const rows = await db.query<FoundRecord[]>(parts.join(' union all '), parameters.values, { prepare: false })
  return bestOf(rows, words).map(({ resource, id, label }) => ({ resource, id, label, path: pathOf(resource, id) }))

  function pathOf(name: string, id: number): string {
    const { resource } = preparedNamed(registry, name)
    return opens(resource, actor) === 'form' ? formAddress(resource, id) : listAddress(resource, `id=${id}`)
  }
}

/** Where this reader may open a record: on its form, else in the list, filtered by its id; null for nowhere. */
function opens({ access, screens }: Resource, actor: Actor): 'form' | 'list' | null {
  if (!screens || !hasAccess(actor, access.read)) return null
  if (screens.update && hasAccess(actor, screens.update.access) && hasAccess(actor, access.update)) return 'form'
  return hasAccess(actor, screens.list.access) ? 'list' : null
}

/** No row, of the columns of the others. */
const nothing = `select '' as resource, 0 as id, '' as label, true as "isBegun" where false`

type Asked = { typed: string; words: readonly string[] }

/**
 * What begins with the words and, where that does not fill an answer, what holds them: many rows that hold a word in
 * most of them begin with it, and the list's order would be walked up to these.
 */
function partOf(prepared: Prepared, actor: Actor, asked: Asked, parameters: Parameters): string {
  const { resource } = prepared
  const scope = withinScope(resource, actor, parameters)
  const isLong = asked.words.some((word) => word.length >= shortest)
  const begun = beginnings(prepared).map((name) => begunPart(prepared, name, scope, asked, parameters))
  if (!isLong && !resource.isSmall) return begun.join(' union all ') || `(${nothing})`
  const holding = holdingPart(prepared, scope, asked, parameters)
  if (begun.length === 0) return holding
  return `(with begun as materialized (${begun.join(' union all ')})
    select * from begun union all select * from ${holding} holding where (select count(*) from begun) < ${mostFound})`
}

/** Own texts that identify a record: the first of its label, and what no other may have. */
function beginnings({ model, select }: Prepared): string[] {
  const { resource } = model
  return [...select.sorts].filter((name) => {
    const field = resource.fields[name]
    return (
      field !== undefined &&
      kindOf(field).namesRecords === true &&
      (name === resource.label[0] || field.unique !== undefined)
    )
  })
}

/**
 * Range scan: a step into the index of the text's order, at what is typed. What begins with it stands next there, so
 * that few rows are read however many there are, and for a single letter as well.
 */
function begunPart(
  prepared: Prepared,
  name: string,
  scope: string,
  { typed, words }: Asked,
  parameters: Parameters,
): string {
  const { resource, select } = prepared
  const [begin, start] = [parameters.add(startOf(typed)), parameters.add(words.join(' '))]
  const { keys, text } = orderOf(prepared, { sort: name, dir: 'asc' })
  const { expression } = keys[0] ?? {}
  return `(select ${columns(prepared)}, true as "isBegun" from (
      select t.* from ${resource.table} t where ${scope} and ${expression} >= ${begin} order by ${text} limit ${mostBegun}
    ) t ${select.joins} where starts_with(norm(t.${name}), norm(${start})))`
}

/** Rows whose search column holds each word, the first ones of the list's order. */
function holdingPart(prepared: Prepared, scope: string, { words }: Asked, parameters: Parameters): string {
  const { resource, select } = prepared
  const holding = words.map((word) => `t.search like containing(${parameters.add(word)})`)
  const { text, joined } = orderOf(prepared, { sort: null, dir: 'asc' })
  return `(select ${columns(prepared)}, false as "isBegun" from (
      select t.* from ${resource.table} t ${joined ? select.joins : ''}
      where ${[scope, ...holding].join(' and ')} order by ${text} limit ${mostHolding}
    ) t ${select.joins})`
}

const columns = ({ resource, select }: Prepared) =>
  `'${resource.name}' as resource, t.id, concat_ws(' ', ${select.labelColumns.map((column) => `nullif(${column}::text, '')`).join(', ')}) as label`

/** Collation: what is least among the texts that begin so; ñ is a letter of its own, accents come after. */
const startOf = (typed: string): string =>
  [...typed.trim().replace(/\s+/gu, ' ').normalize('NFC').toLowerCase()]
    .map((letter) => (letter === 'ñ' ? letter : fold(letter)))
    .join('')
