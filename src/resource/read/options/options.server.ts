import type { Access, Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { splitLabelWords } from '#src/platform/text/label.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { idConditions } from '#src/resource/kinds/kind.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseAllowedParameters } from '#src/resource/read/list-query.server.ts'
import { maxOptions } from '#src/resource/read/options/max-options.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import { parseFilterId } from '#src/resource/record-id.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A row to choose from: its id and its label. */
export type RecordOption = { id: number; label: string }

/**
 * A checked request for options: the rows with these `ids` or, if they are null, rows whose label contains each word.
 */
export type OptionsQuery = {
  words: readonly string[]
  ids: readonly number[] | null
  /** For a nested resource: the parent whose rows are options. */
  parent?: { fieldName: string; id: number } | null
  /** The largest number of options to read: `maxOptions` by default. */
  limit?: number
}

const maxWords = 10

/**
 * The permissions to choose a row, any of which is enough: those to read it, to open its list, to create or update rows
 * that refer to it, and the declaration's `choicePermissions`. If visitors or all users may read it, they may choose
 * it.
 */
export function deriveOptionsAccess({ resource, registry }: PreparedResource): Access {
  const { access, screens, choicePermissions = [], name } = resource
  if (access.read === 'public' || access.read === 'signed_in') return access.read
  // A reference to the parent does not count if the parent is always in the address, so that nobody chooses it.
  const referringResources = [...registry.values()].filter(({ references, resource: { parent } }) =>
    references.some(
      (reference) => reference.to === name && (reference.name !== parent?.fieldName || parent.hasRootAddress),
    ),
  )
  const writePermissions = referringResources.flatMap(({ resource: { access } }) => [access.create, access.update])
  const permissions = [
    ...[access.read].flat(),
    ...(screens ? [screens.list.access] : []),
    ...writePermissions,
    ...choicePermissions,
  ]
  // What every user may write opens no other resource to every user.
  const notPermissions = ['never', 'signed_in', '']
  return [...new Set(permissions)].filter((permission) => !notPermissions.includes(permission))
}

/**
 * Parses `q`, and `ids`: at most 50 of them, joined by commas. Throws Invalid with every other or malformed parameter.
 */
export function parseOptionsQuery(query: Record<string, unknown>): OptionsQuery {
  const { q = '', ids } = parseAllowedParameters(query, {
    q: ({ length }) => length <= 200,
    ids: (text) => parseOptionIds(text) !== null,
  })
  return { words: splitLabelWords(q).slice(0, maxWords), ids: ids === undefined ? null : parseOptionIds(ids) }
}

function parseOptionIds(text: string): number[] | null {
  if (text === '') return []
  const ids = text.split(',').map(parseFilterId)
  return ids.length <= maxOptions && ids.every((id) => id !== null) ? [...new Set(ids)] : null
}

/**
 * Reads the first options within the reader's scope, in the order of the list. Index-only scan: words are matched
 * against the label and not against the search column, as the index of the order contains the label. For words that few
 * rows of a large table have, the planner takes the label's own index.
 */
export async function readOptions(
  db: Queryable,
  { resource, select }: ReadableResource,
  actor: Actor | null,
  { words, ids, parent, limit = maxOptions }: OptionsQuery,
): Promise<RecordOption[]> {
  const parameters = new SqlParameters()
  const conditions = [buildScopeCondition(resource, actor, parameters)]
  if (parent) conditions.push(`t.${parent.fieldName} = ${parameters.add(parent.id)}`)
  if (ids) conditions.push(idConditions.isOneOf('t.id', parameters.add(ids)))
  else for (const word of words) conditions.push(`${select.normalizedLabel} like containing(${parameters.add(word)})`)
  const order = buildOrder({ resource, select }, { sort: null, dir: 'asc' })
  const text = `
    with page as materialized (
      select t.id from ${resource.table} t ${order.hasJoins || select.labelHasJoins ? select.joins : ''}
      where ${conditions.join(' and ')} order by ${order.text} limit ${limit})
    select t.id, ${select.labelColumns}
    from page join ${resource.table} t on t.id = page.id ${select.joins}
    order by ${order.text}`
  // Custom plan, as in `readListPage`: a plan that is good for a rare word is slow for a common one.
  const rows = await db.query<Entity[]>(text, parameters.values, { prepare: words.length === 0 })
  return rows.map((row) => ({ id: row.id, label: labelOf(resource, row) }))
}
