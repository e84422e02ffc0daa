import { columnsOf, type Resource } from '#src/resource/declaration.ts'
import { type Registry, refFields, refsFields, resourceNamed } from '#src/resource/registry.server.ts'

/** The parts of a resource's SQL that never change, put together once at start. `t` is the row's alias. */
export type Select = {
  /** The columns of an entity as the API gives it. */
  list: string
  /** Joins that the list needs. */
  joins: string
  /** Sortable name → SQL expression, and whether it needs the joins. */
  sorts: ReadonlyMap<string, { expression: string; joined: boolean }>
  /** Filterable column names. */
  filters: ReadonlySet<string>
  /** The condition of `q` on one parameter: own text, then joined names by subquery. */
  search: (parameter: string) => string
}

/** Text with microseconds, as `updated_at` travels and is compared. */
const stamp = (column: string) =>
  `to_char(t.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`

/** Sorts text as readers of Spanish expect: ñ after n, accents and case aside. */
const collated = (expression: string) => `${expression} collate "es-x-icu"`

export function selectOf(resource: Resource, registry: Registry): Select {
  const columns = columnsOf(resource)
  const joinAlias = (field: string) => `j_${field}`
  const joins = refFields(resource).filter(({ field }) => Object.keys(field.joins).length > 0)
  const list = [
    't.id',
    ...columns.map(([name]) => `t.${name}`),
    ...columns.flatMap(([name, field]) =>
      field.kind === 'picture' && field.alias ? [`t.${name} as ${field.alias}`] : [],
    ),
    ...joins.flatMap(({ name, field }) =>
      Object.entries(field.joins).map(([as, column]) => `${joinAlias(name)}.${column} as ${as}`),
    ),
    ...refsFields(resource).flatMap(({ field }) => [
      linkedList(resourceNamed(registry, field.to).table, field),
      ...(field.first ? [firstLinked(field.through, field.first)] : []),
    ]),
    stamp('created_at'),
    stamp('updated_at'),
  ]
  return {
    list: list.join(', '),
    joins: joins
      .map(({ name, field }) => {
        const table = resourceNamed(registry, field.to).table
        return `left join ${table} ${joinAlias(name)} on ${joinAlias(name)}.id = t.${name}`
      })
      .join(' '),
    sorts: sortsOf(resource, registry, joinAlias),
    filters: new Set(['id', ...columns.filter(([, field]) => field.kind !== 'pictures').map(([name]) => name)]),
    search: searchOf(resource, registry),
  }
}

function linkedList(
  table: string,
  field: { through: { table: string; own: string; theirs: string }; as: string; shows: readonly string[] },
) {
  const pairs = field.shows.map((column) => `'${column}', o.${column}`).join(', ')
  const { table: link, own, theirs } = field.through
  return `coalesce((select json_agg(json_build_object(${pairs}) order by l.position, o.id) from ${link} l join ${table} o on o.id = l.${theirs} where l.${own} = t.id), '[]') as ${field.as}`
}

function firstLinked({ table, own, theirs }: { table: string; own: string; theirs: string }, as: string): string {
  return `(select l.${theirs} from ${table} l where l.${own} = t.id order by l.position, l.${theirs} limit 1) as ${as}`
}

function sortsOf(resource: Resource, registry: Registry, joinAlias: (field: string) => string) {
  const sorts = new Map<string, { expression: string; joined: boolean }>()
  for (const name of ['id', 'created_at', 'updated_at']) sorts.set(name, { expression: `t.${name}`, joined: false })
  for (const [name, field] of columnsOf(resource)) {
    if (field.kind === 'pictures' || field.kind === 'picture') continue
    const isText = !['number', 'boolean', 'ref', 'date', 'time', 'color'].includes(field.kind)
    sorts.set(name, { expression: isText ? collated(`t.${name}`) : `t.${name}`, joined: false })
  }
  for (const { name, field } of refFields(resource)) {
    for (const [as, column] of Object.entries(field.joins)) {
      if (resourceNamed(registry, field.to).fields[column]?.kind === 'picture') continue
      sorts.set(as, { expression: collated(`${joinAlias(name)}.${column}`), joined: true })
    }
  }
  return sorts
}

function searchOf(resource: Resource, registry: Registry) {
  const shown = refFields(resource).filter(({ field }) => Object.keys(field.joins).length > 0)
  return (parameter: string) => {
    const own = `t.search like containing(${parameter})`
    const joined = shown.map(({ name, field }) => {
      const column = Object.values(field.joins)[0] ?? 'name'
      const table = resourceNamed(registry, field.to).table
      return `t.${name} in (select id from ${table} where norm(${column}) like containing(${parameter}))`
    })
    const linked = refsFields(resource).map(({ field: { to, through } }) => {
      const table = resourceNamed(registry, to).table
      return `t.id in (select l.${through.own} from ${through.table} l join ${table} o on o.id = l.${through.theirs} where norm(o.name) like containing(${parameter}))`
    })
    return `(${[own, ...joined, ...linked].join(' or ')})`
  }
}
