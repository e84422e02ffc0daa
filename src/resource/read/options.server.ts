import type { Access, Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { idConditions } from '#src/resource/kinds/kind.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { checkParameters } from '#src/resource/read/list-query.server.ts'
import { mostOptions } from '#src/resource/read/max-options.ts'
import { orderOf } from '#src/resource/read/order.server.ts'
import type { Readable } from '#src/resource/read/read-rows.server.ts'
import { soughtId } from '#src/resource/record-id.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

/** A row to choose: its id, and its label as messages and selects show it. */
export type Option = { id: number; label: string }

/** A checked request for options: these rows or, where `ids` is null, those whose label holds each word. */
export type OptionsQuery = {
  words: readonly string[]
  ids: readonly number[] | null
  /** Of a nested resource: rows of this parent alone. */
  parent?: { by: string; id: number } | null
}

const mostWords = 10

/** Who may choose a row: its readers, who opens its list, and who writes what refers to it. */
export function optionsAccess({ resource, registry }: Prepared): Access {
  const { access, screens, chosenWith = [], name } = resource
  if (access.read === 'public' || access.read === 'signed_in') return access.read
  // Nobody chooses the parent of what is under one: its address names it.
  const referring = [...registry.values()].filter(({ references, resource: { parent } }) =>
    references.some((one) => one.to === name && one.name !== parent?.by),
  )
  const writing = referring.flatMap(({ resource: { access } }) => [access.create, access.update])
  const all = [...[access.read].flat(), ...(screens ? [screens.list.access] : []), ...writing, ...chosenWith]
  return [...new Set(all)].filter((permission) => permission !== 'never' && permission !== '')
}

/** Throws Invalid that names every unknown or malformed parameter. `ids` are joined by commas, 50 at most. */
export function parseOptionsQuery(query: Record<string, unknown>): OptionsQuery {
  const { q = '', ids } = checkParameters(query, {
    q: ({ length }) => length <= 200,
    ids: (text) => idsIn(text) !== null,
  })
  return { words: wordsIn(q), ids: ids === undefined ? null : idsIn(ids) }
}

const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).slice(0, mostWords)

function idsIn(text: string): number[] | null {
  if (text === '') return []
  const ids = text.split(',').map(soughtId)
  return ids.length <= mostOptions && ids.every((id) => id !== null) ? [...new Set(ids)] : null
}

/**
 * Up to 50 rows within the reader's scope, in the order of the list. The label alone is asked, not the search column
 * that holds it too: the order's index carries the label (index-only scan), so that nothing is read of the rows that
 * are passed over; of a table that may grow, the label's own index finds what few rows have, and its statistics tell
 * which.
 */
export async function readOptions(
  db: Queryable,
  { resource, select }: Readable,
  actor: Actor | null,
  { words, ids, parent }: OptionsQuery,
): Promise<Option[]> {
  const parameters = new Parameters()
  const conditions = [withinScope(resource, actor, parameters)]
  if (parent) conditions.push(`t.${parent.by} = ${parameters.add(parent.id)}`)
  if (ids) conditions.push(idConditions.isOneOf('t.id', parameters.add(ids)))
  else for (const word of words) conditions.push(`${select.labelText} like containing(${parameters.add(word)})`)
  const order = orderOf({ resource, select }, { sort: null, dir: 'asc' })
  const text = `
    with page as materialized (
      select t.id from ${resource.table} t ${order.joined ? select.joins : ''}
      where ${conditions.join(' and ')} order by ${order.text} limit ${mostOptions})
    select t.id, ${select.label}
    from page join ${resource.table} t on t.id = page.id ${select.joins}
    order by ${order.text}`
  // Custom plan: as in a list, a plan for a rare word is slow for a common one.
  const rows = await db.query<Entity[]>(text, parameters.values, { prepare: words.length === 0 })
  return rows.map((row) => ({ id: row.id, label: labelOf(resource, row) }))
}
