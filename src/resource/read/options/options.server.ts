import type { Access, Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { splitLabelWords } from '#src/platform/text/label.ts'
import { idConditions } from '#src/resource/kinds/kind.server.ts'
import { parseAllowedParameters } from '#src/resource/read/list-query.server.ts'
import { maxOptions } from '#src/resource/read/options/max-options.ts'
import { OptionReader, type RecordOption } from '#src/resource/read/options/option-reader.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import { parseFilterId } from '#src/resource/record-id.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition } from '#src/resource/scope/scope.server.ts'

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
 * Reads the first options within the reader's scope: those whose label begins with the words, then those whose label
 * contains each of them, both in the order of the list. Words are matched against the label and not against the search
 * column, as the index of the order contains the label.
 */
export async function readOptions(
  db: Queryable,
  readable: ReadableResource,
  actor: Actor | null,
  query: OptionsQuery,
): Promise<RecordOption[]> {
  const { words, ids, parent, limit = maxOptions } = query
  const reader = new OptionReader(db, readable, (parameters) => {
    const scope = buildScopeCondition(readable.resource, actor, parameters)
    return parent ? `${scope} and t.${parent.fieldName} = ${parameters.add(parent.id)}` : scope
  })
  if (ids) return reader.read(limit, (parameters) => [idConditions.isOneOf('t.id', parameters.add(ids))])
  if (words.length === 0) return reader.read(limit, () => ['true'])
  const starting = await reader.readStarting(words, limit)
  const missing = limit - starting.length
  return missing === 0 ? starting : [...starting, ...(await reader.readContaining(words, missing, starting))]
}
