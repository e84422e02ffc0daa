import { type Filter, filtersOf } from '#src/resource/filters.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { fieldNamed, type Model, type Name, type Resources } from '#src/resource/model.ts'
import type { Parameters } from '#src/resource/scope.server.ts'

/** SQL fragments of a resource, built once at start. `t` is the row's alias. */
export type Select = {
  /** Select list of an entity as the API returns it. */
  list: string
  /** Joins that `list` needs. */
  joins: string
  /** Sortable name → SQL expression, and whether it needs `joins`. */
  sorts: ReadonlyMap<string, { expression: string; joined: boolean }>
  /** By the list's parameter: the filter, and its SQL condition for a value. */
  filters: ReadonlyMap<string, { filter: Filter; condition: (value: unknown, parameters: Parameters) => string }>
  /** SQL condition of `q` on one parameter: the row's search column, or joined and linked names by subquery. */
  search: (parameter: string) => string
  /** Select list of a row's label, and its columns. */
  label: string
  labelColumns: readonly string[]
}

/** `computed` stands in place of columns of the table, by their name. */
export function selectOf(model: Model, resources: Resources, computed: Readonly<Record<string, string>> = {}): Select {
  const { resource } = model
  const names = [...model.names.values()]
  const tableOf = (name: string) => resources.get(name)?.table ?? name
  const joined = new Map(
    names.flatMap(({ source }) => (source.from === 'joined' ? [[source.through, tableOf(source.to)]] : [])),
  )
  const column = (name: Name) => computed[name.name] ?? columnOf(name)
  const read = (name: Name) => `${readOf(name, column(name), model, tableOf)} as ${name.name}`
  const labels = resource.label.flatMap((name) => model.names.get(name) ?? [])
  return {
    list: names.map(read).join(', '),
    joins: [...joined]
      .map(([through, table]) => `left join ${table} ${aliasOf(through)} on ${aliasOf(through)}.id = t.${through}`)
      .join(' '),
    sorts: new Map(names.filter(({ isSorted }) => isSorted).map((name) => [name.name, sortOf(name, column(name))])),
    filters: new Map(
      [...filtersOf(model)].map(([name, filter]) => [
        name,
        { filter, condition: conditionOf(filter, column(filter.of)) },
      ]),
    ),
    search: searchOf(model, tableOf),
    label: labels.map(read).join(', '),
    labelColumns: labels.map(columnOf),
  }
}

const aliasOf = (field: string) => `j_${field}`

/** The SQL column of a name; linked names have none. */
function columnOf({ name, source }: Name): string {
  if (source.from === 'joined') return `${aliasOf(source.through)}.${source.column}`
  return `t.${source.from === 'alias' ? source.of : name}`
}

function readOf(name: Name, column: string, { resource }: Model, tableOf: (name: string) => string): string {
  const { source } = name
  if (source.from !== 'linked' && source.from !== 'first') return serverKindOf(name.field).select(column)
  const field = fieldNamed(resource, source.of)
  const { links, reference } = field ? serverKindOf(field) : { links: null, reference: null }
  if (!field || !links || !reference) throw new Error(`${resource.name}.${source.of} links to no other rows.`)
  return source.from === 'first' ? links.selectFirst(field) : links.select(field, tableOf(reference.to(field)))
}

/** `is true` and `is false` as constants: the conditions of partial indexes, to the letter. */
function conditionOf({ of, asks }: Filter, column: string) {
  const kind = serverKindOf(of.field)
  return asks === 'empty'
    ? (value: unknown) => `${kind.isEmpty(column)} is ${value === true}`
    : (value: unknown, parameters: Parameters) => kind.equals(column, parameters.add(value))
}

/** Collation: Spanish (ñ after n, then accents, then case). */
function sortOf(name: Name, column: string): { expression: string; joined: boolean } {
  const collation = kindOf(name.field).order === 'text' ? ' collate "es-x-icu"' : ''
  const sorted = serverKindOf(name.field).sorted?.(column, name.field) ?? column
  return { expression: sorted + collation, joined: name.source.from === 'joined' }
}

/** Joined and linked names by subquery, so that the search column keeps its index. */
function searchOf({ names }: Model, tableOf: (name: string) => string) {
  const others = [...names.values()].flatMap(({ source, isShown, field }) => {
    if (source.from === 'joined' && isShown && kindOf(field).isSearched) {
      const { through, to, column } = source
      return (parameter: string) =>
        `t.${through} in (select id from ${tableOf(to)} where norm(${column}) like containing(${parameter}))`
    }
    const { links, reference } = serverKindOf(field)
    if (source.from !== 'linked' || !links || !reference) return []
    return (parameter: string) => links.contains(field, tableOf(reference.to(field)), parameter)
  })
  return (parameter: string) => {
    const own = `t.search like containing(${parameter})`
    return `(${[own, ...others.map((condition) => condition(parameter))].join(' or ')})`
  }
}
