import { type Actor, hasAccess } from '#src/platform/actor.ts'
import { Forbidden, Invalid } from '#src/platform/errors.ts'
import { labelSeparator } from '#src/platform/text/label.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { maxViewsOfList } from '#src/resource/views/views.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export const viewsRules: ResourceRules = {
  computedExpressions: ({ reader }) => ({
    own: `t.user_id = ${reader.id}`,
    maker: `(select concat_ws('${labelSeparator}', nullif(m.surname, ''), nullif(m.name, '')) from users m where m.id = t.user_id)`,
  }),

  async beforeRows(context, changes, { registry }) {
    const namesByList = await lockAndReadNamesOfMaker(context)
    return mapRowsOrRefuse(changes, (change) => {
      const { values, before } = change
      if (before) requireMaker(before)
      const list = String(values.resource ?? before?.resource)
      const target = requireReadableList(registry, context.actor, list)
      requireKnownParameters(target, context.actor, values.query)
      if (values.shared === true && before?.shared !== true) requireMayShare(context.actor, target)
      takeName(namesByList, list, change)
      return before ? values : { ...values, read_permissions: listReadPermissionsOrNull(target) }
    })
  },

  async beforeDeletes(_context, entities) {
    for (const entity of entities) requireMaker(entity)
  },
}

/** The lowercase names of the maker's views, by id, of one list. */
type NamesById = Map<number, string>

/** Race: locks the maker's account, so that names stay unique and views few if the maker saves two at once. */
async function lockAndReadNamesOfMaker({ tx, actor }: WriteContext): Promise<Map<string, NamesById>> {
  await tx`select from users where id = ${actor.id} for no key update`
  const rows = await tx<{ id: number; resource: string; name: string }[]>`
    select id, resource, lower(name) as name from views where user_id = ${actor.id}`
  const rowsByList = Map.groupBy(rows, ({ resource }) => resource)
  return new Map([...rowsByList].map(([list, ofList]) => [list, new Map(ofList.map(({ id, name }) => [id, name]))]))
}

/** Throws Forbidden for a view that another user has shared. */
function requireMaker({ own }: Readonly<Record<string, unknown>>): void {
  if (own !== true) throw new Forbidden('resource.views.of_another')
}

/** Throws Invalid if there is no such list, or the actor may not read it. Both have the same answer. */
function requireReadableList(registry: Registry, actor: Actor, list: string): PreparedResource {
  const target = registry.get(list)
  if (!target || !hasAccess(actor, target.resource.access.read))
    throw new Invalid({ resource: 'resource.views.unknown_list' })
  return target
}

/** Throws Invalid at `query`, unless it has only parameters that the actor may give to the list, each once. */
function requireKnownParameters(target: PreparedResource, actor: Actor, query: unknown): void {
  if (typeof query !== 'string') return
  const parameters = [...new URLSearchParams(query)]
  const names = parameters.map(([name]) => name)
  const badNames = names.filter((name, index) => name === 'page' || names.indexOf(name) !== index)
  try {
    if (badNames.length === 0) parseListQuery(target.narrowTo(actor), Object.fromEntries(parameters))
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    badNames.push(...Object.keys(error.fields))
  }
  if (badNames.length === 0) return
  throw new Invalid({
    query: { key: 'resource.views.bad_query', params: { names: [...new Set(badNames)].join(', ') } },
  })
}

/** Throws Forbidden at `shared` for a user of a client, and for users who may not update the list's records. */
function requireMayShare(actor: Actor, { resource }: PreparedResource): void {
  if (actor.client_id !== null || !hasAccess(actor, resource.access.update))
    throw new Forbidden(undefined, { shared: 'resource.views.may_not_share' })
}

/** Adds the name of a written view. Throws Invalid if the maker has that name, or too many views of the list. */
function takeName(namesByList: Map<string, NamesById>, list: string, { values, before }: Change): void {
  const names: NamesById = namesByList.get(list) ?? new Map()
  const id = before?.id ?? -names.size - 1
  const name = String(values.name ?? before?.name).toLowerCase()
  if (before === null && names.size >= maxViewsOfList)
    throw new Invalid({ name: { key: 'resource.views.too_many', params: { qty: maxViewsOfList } } })
  if ([...names].some(([otherId, otherName]) => otherId !== id && otherName === name))
    throw new Invalid({ name: 'resource.views.name_taken' })
  namesByList.set(list, names.set(id, name))
}

/** The permissions any of which opens the list; null if every signed-in user may read it. */
function listReadPermissionsOrNull({ resource: { access } }: PreparedResource): CheckedValues[string] {
  return hasAccess({ permissions: new Set() }, access.read) ? null : [access.read].flat()
}
