import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { normalizeDniAndCuitInText } from '#src/platform/text/cuit-cuil-and-dni.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { labelSeparator, removeLabelSeparators } from '#src/platform/text/label.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { maxResults, pickBestMatches, type SearchMatch, splitFoldedWords } from '#src/resource/find/ranking.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import { type PreparedResource, type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { buildFormAddress, buildListScreenAddress, deriveRecordScreenAccess } from '#src/resource/screen-addresses.ts'

/** A found record, and the address of the screen on which the reader may open it. */
export type FindResult = { resource: string; id: number; label: string; path: string }

/** Bounded reads: the largest number of rows that the search by prefix or by words reads of one resource. */
const maxPrefixRows = maxResults
const maxWordRows = 50
const maxWords = 10
/**
 * Words shorter than this have no trigram for the search index. If all words are shorter, large tables are searched by
 * prefix alone.
 */
const minTrigramLength = 3

/**
 * Finds records of every resource that the reader may open on a screen, within the reader's scope. One statement
 * searches all resources.
 */
export async function findRecords(
  db: Queryable,
  registry: Registry,
  actor: Actor,
  searchText: string,
): Promise<FindResult[]> {
  const text = normalizeDniAndCuitInText(removeLabelSeparators(searchText))
  const words = splitFoldedWords(text).slice(0, maxWords)
  const visibleResources = [...registry.values()].filter(({ resource }) => chooseRecordScreen(resource, actor) !== null)
  if (words.length === 0 || visibleResources.length === 0) return []
  const parameters = new SqlParameters()
  const statementParts = visibleResources.map((prepared) =>
    buildResourcePart(prepared, actor, { text, words }, parameters),
  )
  // Custom plan, as in `readListPage`: a plan that is good for a rare word is slow for a common one.
  const rows = await db.query<SearchMatch[]>(statementParts.join(' union all '), parameters.values, { prepare: false })
  return pickBestMatches(rows, words).map(({ resource, id, label }) => ({
    resource,
    id,
    label,
    path: buildPath(resource, id),
  }))

  function buildPath(name: string, id: number): string {
    const { resource } = requirePrepared(registry, name)
    return chooseRecordScreen(resource, actor) === 'form'
      ? buildFormAddress(resource, id)
      : buildListScreenAddress(resource, `id=${id}`)
  }
}

/** The screen on which the reader may open a record: its form, or the list filtered by its id. Null if neither. */
function chooseRecordScreen({ access, screens }: Resource, actor: Actor): 'form' | 'list' | null {
  if (!screens || !hasAccess(actor, access.read)) return null
  if (hasAccess(actor, deriveRecordScreenAccess({ screens }))) return 'form'
  return hasAccess(actor, screens.list.access) ? 'list' : null
}

/** A select without rows, with the columns of the other parts. */
const emptyPart = `select '' as resource, 0 as id, '' as label, true as "startsWithText" where false`

type SearchTerms = { text: string; words: readonly string[] }

/**
 * Builds the part of the statement that searches one resource: for rows that begin with the text and, if these do not
 * fill the answer, for rows that contain the words. The second search scans the table in the list's order, which takes
 * long if the matching rows come late in it.
 */
function buildResourcePart(
  prepared: PreparedResource,
  actor: Actor,
  terms: SearchTerms,
  parameters: SqlParameters,
): string {
  const { resource } = prepared
  const hasLongWord = terms.words.some((word) => word.length >= minTrigramLength)
  const searchesWords = hasLongWord || resource.isSmall
  const prefixNames = listIdentifyingFieldNames(prepared)
  // PostgreSQL refuses a statement with a parameter that it does not contain, so the scope is not bound in vain.
  if (!searchesWords && prefixNames.length === 0) return `(${emptyPart})`
  const scope = buildScopeCondition(resource, actor, parameters)
  const prefixParts = prefixNames.map((name) => buildPrefixPart(prepared, name, scope, terms, parameters))
  if (!searchesWords) return prefixParts.join(' union all ')
  const wordsPart = buildWordsPart(prepared, scope, terms, parameters)
  if (prefixParts.length === 0) return wordsPart
  return `(with prefix_matches as materialized (${prefixParts.join(' union all ')})
    select * from prefix_matches
    union all select * from ${wordsPart} word_matches where (select count(*) from prefix_matches) < ${maxResults})`
}

/** Names of the sortable text fields that identify a record: the first field of its label, and unique fields. */
function listIdentifyingFieldNames({ model, select }: PreparedResource): string[] {
  const { resource } = model
  return [...select.sortableNames].filter((name) => {
    const field = resource.fields[name]
    return (
      field !== undefined &&
      kindOf(field).namesRecords === true &&
      (name === resource.label[0] || field.unique !== undefined)
    )
  })
}

/**
 * Builds the search for texts that begin with the typed text. Range scan: the rows that begin with it are next to each
 * other in the index of the text's order, so that few rows are read, even for a single letter in a large table.
 */
function buildPrefixPart(
  prepared: PreparedResource,
  name: string,
  scope: string,
  { text, words }: SearchTerms,
  parameters: SqlParameters,
): string {
  const { resource, select } = prepared
  const [lowestParameter, prefixParameter] = [
    parameters.add(buildLowerBoundForPrefix(text)),
    parameters.add(words.join(' ')),
  ]
  const { keys, text: order } = buildOrder(prepared, { sort: name, dir: 'asc' })
  const { expression } = keys[0] ?? {}
  return `(select ${buildMatchColumns(prepared)}, true as "startsWithText" from (
      select t.* from ${resource.table} t where ${scope} and ${expression} >= ${lowestParameter} order by ${order} limit ${maxPrefixRows}
    ) t ${select.joins} where starts_with(norm(t.${name}), norm(${prefixParameter})))`
}

/** Builds the search for rows whose search column contains each word. It returns the first rows in the list's order. */
function buildWordsPart(
  prepared: PreparedResource,
  scope: string,
  { words }: SearchTerms,
  parameters: SqlParameters,
): string {
  const { resource, select } = prepared
  const wordConditions = words.map((word) => `t.search like containing(${parameters.add(word)})`)
  const { text, hasJoins } = buildOrder(prepared, { sort: null, dir: 'asc' })
  return `(select ${buildMatchColumns(prepared)}, false as "startsWithText" from (
      select t.* from ${resource.table} t ${hasJoins ? select.joins : ''}
      where ${[scope, ...wordConditions].join(' and ')} order by ${text} limit ${maxWordRows}
    ) t ${select.joins})`
}

const buildMatchColumns = ({ resource, select }: PreparedResource) =>
  `'${resource.name}' as resource, t.id, concat_ws('${labelSeparator}', ${select.labelExpressions.map((column) => `nullif(${column}::text, '')`).join(', ')}) as label`

/**
 * The lowest text, in the Spanish collation, among those that begin with this text: without accents, as these sort
 * after plain letters. ñ stays, as it is a letter of its own.
 */
const buildLowerBoundForPrefix = (text: string): string =>
  [...text.trim().replace(/\s+/gu, ' ').normalize('NFC').toLowerCase()]
    .map((letter) => (letter === 'ñ' ? letter : foldAccentsAndCase(letter)))
    .join('')
