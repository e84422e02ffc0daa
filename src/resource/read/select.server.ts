import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { fieldNamed, type Model, type Name, type Resources } from '#src/resource/model.ts'
import { asksForReader } from '#src/resource/read/bind-reader.server.ts'
import { type Filter, filtersOf, type RowFilter, type ValueFilter } from '#src/resource/read/filters.ts'
import { type Elsewhere, elsewhereOf } from '#src/resource/read/search.server.ts'
import type { Parameters } from '#src/resource/scope/scope.server.ts'

/**
 * SQL fragments of a resource, built once at start. `t` is the row's alias. What is selected by `list`, `parts` or
 * `cells` passes through `forReader` first.
 */
export type Select = {
  /** Select list of an entity as the API returns it, and each name's part of it. */
  list: string
  parts: ReadonlyMap<string, string>
  /** Each name's part of an export's select list. */
  cells: ReadonlyMap<string, string>
  /** Joins that `list` needs. */
  joins: string
  /** Names that order the list, and those of them that a reader may sort by. */
  orders: ReadonlyMap<string, Order>
  sorts: ReadonlySet<string>
  /** By the list's parameter: the filter, and its SQL condition for a value. */
  filters: ReadonlyMap<string, ListFilter>
  /** Names of other tables that `q` searches besides the row's search column. */
  elsewhere: readonly Elsewhere[]
  /** Select list of a row's label, and its columns. */
  label: string
  labelColumns: readonly string[]
  /** The label as one text without accents and case: the expression of the index that choosing needs. */
  labelText: string
}

/** `description` is of a filter that a module adds, for `/api/docs`. */
export type ListFilter = { filter: Filter; condition: Condition; description?: string }

type Condition = (value: unknown, parameters: Parameters) => string

/** A filter that a module adds to lists. `id` is SQL of the row's id. */
export type RowFilterRule = {
  filter: RowFilter
  description: string
  condition: (of: { id: string; resource: string }, value: string, parameters: Parameters) => string
}

/** SQL expression of an order; of a joined name, the reference through which it is reached. */
export type Order = { expression: string; through: Through | null }

/** A reference: the row's column, the other table, its alias in `joins`, and whether the column may be null. */
export type Through = { column: string; table: string; alias: string; isNullable: boolean }

type SelectOptions = {
  /** SQL of computed fields, and what stands in place of columns of the table, by their name. */
  computed?: Readonly<Record<string, string>>
  rowFilters?: readonly RowFilterRule[]
}

export function selectOf(model: Model, resources: Resources, options: SelectOptions = {}): Select {
  const { computed = {}, rowFilters = [] } = options
  const { resource } = model
  const names = [...model.names.values()]
  const tableOf = (name: string) => resources.get(name)?.table ?? name
  const joined = new Map(
    names.flatMap(({ source }) => (source.from === 'joined' ? [[source.through, tableOf(source.to)]] : [])),
  )
  const column = (name: Name) => computed[name.name] ?? columnOf(name)
  const read = (name: Name) => `${readOf(name, column(name), model, tableOf)} as ${name.name}`
  const labels = resource.label.flatMap((name) => model.names.get(name) ?? [])
  const isForReader = ({ name, source }: Name) => source.from === 'computed' && asksForReader(computed[name])
  const ordered = names.filter((name) => name.isOrdered && !isForReader(name))
  return {
    list: names.map(read).join(', '),
    parts: new Map(names.map((name) => [name.name, read(name)])),
    cells: new Map(names.map((name) => [name.name, readOf(name, column(name), model, tableOf, 'cell')])),
    joins: [...joined]
      .map(([through, table]) => `left join ${table} ${aliasOf(through)} on ${aliasOf(through)}.id = t.${through}`)
      .join(' '),
    orders: new Map(ordered.map((name) => [name.name, orderOf(name, column(name), model, tableOf)])),
    sorts: new Set(ordered.filter(({ isSorted }) => isSorted).map(({ name }) => name)),
    filters: new Map(
      [...filtersOf(model)].map(([name, filter]) => [
        name,
        filter.asks === 'row'
          ? rowFilterOf(filter, rowFilters, { id: column(filter.of), resource: resource.name })
          : { filter, condition: conditionOf(filter, column(filter.of)) },
      ]),
    ),
    elsewhere: elsewhereOf(model, tableOf),
    label: labels.map(read).join(', '),
    labelColumns: labels.map(columnOf),
    labelText: labelText(labels.map(columnOf)),
  }
}

function labelText(columns: readonly string[]): string {
  if (columns.length === 1) return `norm(${columns[0]})`
  return `norm(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`
}

const aliasOf = (field: string) => `j_${field}`

/** The SQL column of a name; linked names have none. */
function columnOf({ name, source }: Name): string {
  if (source.from === 'joined') return `${aliasOf(source.through)}.${source.column}`
  return `t.${source.from === 'alias' ? source.fieldName : name}`
}

function readOf(
  name: Name,
  column: string,
  { resource }: Model,
  tableOf: (name: string) => string,
  as?: 'cell',
): string {
  const { source } = name
  const { select, cell } = serverKindOf(name.field)
  if (source.from !== 'linked' && source.from !== 'first' && source.from !== 'rows')
    return (as === 'cell' && cell?.select ? cell.select : select)(column)
  const field = fieldNamed(resource, source.fieldName)
  const { links } = field ? serverKindOf(field) : { links: null }
  if (!field || !links) throw new Error(`${resource.name}.${source.fieldName} links to no other rows.`)
  if (source.from === 'first') return links.selectFirst(field)
  return (as === 'cell' ? links.selectNames : links.select)(field, tableOf)
}

/** Throws where no rule is of the filter. */
function rowFilterOf(
  filter: Extract<Filter, { asks: 'row' }>,
  rules: readonly RowFilterRule[],
  of: { id: string; resource: string },
): ListFilter {
  const rule = rules.find((candidate) => candidate.filter === filter.row)
  if (!rule) throw new Error(`The filter ${filter.name} of ${of.resource} has no rule.`)
  const { description } = rule
  return { filter, description, condition: (value, parameters) => rule.condition(of, String(value), parameters) }
}

/** `is true` and `is false` as constants: the conditions of partial indexes, to the letter. */
function conditionOf({ of, asks }: ValueFilter, column: string): Condition {
  const kind = serverKindOf(of.field)
  if (asks === 'empty') return (value) => `${kind.isEmpty(column)} is ${value === true}`
  const compare = { equals: kind.equals, in: kind.isOneOf, from: kind.isAtLeast, to: kind.isAtMost }[asks]
  return (value, parameters) => {
    const [only, ...others] = Array.isArray(value) ? value : [value]
    // Yes and no as constants: behind a parameter the planner would not see which half of an index is meant.
    if (typeof only === 'boolean')
      return others.some((other) => other !== only) ? 'true' : only ? column : `not ${column}`
    return compare(column, parameters.add(value))
  }
}

/** Collation: Spanish (ñ after n, then accents, then case). */
function orderOf(name: Name, column: string, { resource }: Model, tableOf: (name: string) => string): Order {
  const { source, field } = name
  const collation = kindOf(field).order === 'text' ? ' collate "es-x-icu"' : ''
  const expression = (serverKindOf(field).sortExpression?.(column, field) ?? column) + collation
  if (source.from !== 'joined') return { expression, through: null }
  const { through, to } = source
  const isNullable = resource.fields[through]?.required === undefined
  return { expression, through: { column: through, table: tableOf(to), alias: aliasOf(through), isNullable } }
}
