import type { Access } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { resources } from '#test/rights/fill-shop.ts'
import type { Field } from '#test/samples.ts'

/** Who asks, in plain words. */
export type Reader = { id: number; company: number | null; client: number | null; permissions: ReadonlySet<string> }

type Row = Record<string, unknown>

/** What a row is, or was when the audit wrote of it. */
export type RowState = {
  resource: Resource
  id: number
  row: Row
  company: number | null
  client: number | null
  isNow: boolean
  /** Of what it was: the entry of the audit that made it so, or that deleted it. */
  entry: number | null
}

/** All that there is, as the tables hold it. */
export type ShopState = { rowStates: readonly RowState[]; words: ReadonlySet<string>; actors: ReadonlySet<string> }

/**
 * A row is of a reader's company or client, or of nobody: a company's user sees what is of the company and what knows
 * no company, a client's user what is of the client and, of what knows companies alone, nothing.
 */
export function isInScope({ company, client }: Reader, rowState: RowState): boolean {
  const { scope } = rowState.resource.parent?.resource ?? rowState.resource
  const [knowsCompany, knowsClient] = [scope.company_id !== undefined, scope.client_id !== undefined]
  if (!knowsCompany && !knowsClient) return true
  if (company !== null && knowsCompany && rowState.company !== company) return false
  if (client !== null && knowsClient && rowState.client !== client) return false
  return client === null || knowsClient || company !== null
}

export const holdsAny = ({ permissions }: Reader, access: Access) =>
  access === 'public' || access === 'signed_in' || [access].flat().some((permission) => permissions.has(permission))

/** Who reads a row: its readers, who opens its list, and who gets it in the answer to a write or to a restore. */
function mayRead(reader: Reader, { resource: { access, screens, actions }, isNow }: RowState): boolean {
  const writeAccesses = [access.update, access.delete, ...Object.values(actions).map((action) => action.access)]
  if (!isNow) writeAccesses.push(access.create)
  return (
    holdsAny(reader, access.read) || holdsAny(reader, [...writeAccesses, ...(screens ? [screens.list.access] : [])])
  )
}

/** Who chooses a row by its label: also whoever writes what refers to it. */
function mayChoose(reader: Reader, { name, choicePermissions = [] }: Resource): boolean {
  const referringResources = resources.filter(({ fields }) =>
    Object.values(fields).some((field) => targetOf(field) === name),
  )
  return holdsAny(reader, [
    ...choicePermissions,
    ...referringResources.flatMap(({ access }) => [access.create, access.update]),
  ])
}

const targetOf = (field: Field): string | null =>
  field.kind === 'ref' || field.kind === 'refs'
    ? field.to
    : field.kind === 'rows'
      ? (Object.values(field.fields).flatMap((cell) => (cell.kind === 'ref' ? [cell.to] : []))[0] ?? null)
      : null

export const isHidden = (reader: Reader, { fields }: Resource, name: string) => {
  const { readPermission } = fields[name] ?? {}
  return readPermission !== undefined && !reader.permissions.has(readPermission)
}

/** Every word that some answer may tell this reader. */
export function listReadableWords(reader: Reader, { rowStates, actors }: ShopState): Set<string> {
  const words = new Set(actors)
  for (const rowState of rowStates) {
    const { resource, row, id } = rowState
    const isSelf = resource.name === 'users' && id === reader.id
    if (resource.name === 'parameters')
      for (const word of extractWords({ ...row, search_synonyms: null })) words.add(word)
    if (!isSelf && !isInScope(reader, rowState)) continue
    if (isSelf || mayRead(reader, rowState)) {
      const visibleEntries = Object.entries(row).filter(([name]) => !isHidden(reader, resource, name))
      for (const word of extractWords(Object.fromEntries(visibleEntries))) words.add(word)
    } else if (reader.permissions.has('see_audit')) {
      // Who, when and what: the audit names the record of every entry.
      for (const word of extractWords(id)) words.add(word)
    }
    if (mayChoose(reader, resource)) {
      for (const word of extractWords([id, resource.label.map((name) => row[name])])) words.add(word)
    }
  }
  return words
}

/** Words that could only be of one row: those with a digit, of eight signs or more. */
export function extractWords(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const words =
      String(value)
        .toLowerCase()
        .match(/[0-9a-z]{8,}/g) ?? []
    return words.filter((word) => /\d/.test(word))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(extractWords)
}

const untestedFields = ['created_at', 'updated_at', 'size', 'media_type', 'expires']

type AuditState = {
  id: number
  resource: string
  state: Row & { id: number }
  company: number
  client: number
  is_last: boolean
}

/** Reads the whole world afresh, past the API. Entities come as an unbound reader of everything gets them. */
export async function readShopState(sql: Sql): Promise<ShopState> {
  const rowStates: RowState[] = []
  for (const resource of resources) rowStates.push(...(await readCurrentRows(sql, resource)))
  const states = await sql<AuditState[]>`
    select id, resource, state, company_id as company, client_id as client, (after is null or s.at = 2) as is_last
    from audit, unnest(array[before, after]) with ordinality s (state, at) where state is not null`
  for (const { resource: name, state, ...entry } of states) {
    const resource = resources.find((resource) => resource.name === name)
    if (!resource || typeof state.id !== 'number') continue
    const owner = resource.parent ? { company: entry.company, client: entry.client } : readOwner(resource, state)
    rowStates.push({
      resource,
      id: state.id,
      row: omitUntestedFields(state),
      ...owner,
      isNow: false,
      entry: entry.is_last ? entry.id : null,
    })
  }
  const actingUsers = await sql<Row[]>`
    select distinct u.id, u.name, u.surname from audit a join users u on u.id = a.user_id`
  return {
    rowStates,
    words: new Set(rowStates.flatMap(({ row }) => extractWords(row))),
    actors: new Set(actingUsers.flatMap(extractWords)),
  }
}

const readOwner = ({ scope }: Resource, row: Row) => ({
  company: scope.company_id ? ((row[scope.company_id] as number | null) ?? null) : null,
  client: scope.client_id ? ((row[scope.client_id] as number | null) ?? null) : null,
})

const omitUntestedFields = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !untestedFields.includes(name)))

/** Rows with the names of what they refer to, put together from the tables by the declarations alone. */
async function readCurrentRows(sql: Sql, resource: Resource): Promise<RowState[]> {
  const { table, fields, parent: parentLink } = resource
  const ownColumns = Object.entries(fields).flatMap(([name, field]) =>
    field.writeOnly || field.computed || ['refs', 'rows'].includes(field.kind) ? [] : [`'${name}', t.${name}`],
  )
  const referenceColumns = Object.entries(fields).flatMap(([name, field]) => selectReferences(name, field))
  const pairs = [`'id', t.id`, ...ownColumns].map((pair) => `jsonb_build_object(${pair})`)
  const parentRow = parentLink
    ? `, (select to_jsonb(p) from ${parentLink.resource.table} p where p.id = t.${parentLink.fieldName})`
    : ', null'
  const rows = await sql.query<{ row: Row & { id: number }; parent: Row | null }[]>(
    `select ${[...pairs, ...referenceColumns].join(' || ')} as row ${parentRow}::jsonb as parent from ${table} t`,
  )
  return rows.map(({ row, parent }) => {
    const owner = parentLink && parent ? readOwner(parentLink.resource, parent) : readOwner(resource, row)
    return { resource, id: row.id, row: omitUntestedFields(row), ...owner, isNow: true, entry: null }
  })
}

const tableOf = (name: string) => resources.find((resource) => resource.name === name)?.table ?? name

function selectReferences(name: string, field: Field): string[] {
  if (field.kind === 'ref') {
    const joined = Object.entries(field.joins ?? {}).map(([as, column]) => `'${as}', o.${column}`)
    if (joined.length === 0) return []
    const object = `(select jsonb_build_object(${joined}) from ${tableOf(field.to)} o where o.id = t.${name})`
    return [`coalesce(${object}, '{}')`]
  }
  if (field.kind === 'refs') {
    const { table, ownerColumn, targetColumn } = field.through
    return [
      `jsonb_build_object('${name}', (select jsonb_agg(jsonb_build_array(o.id, o.name)) from ${tableOf(field.to)} o
        join ${table} l on l.${targetColumn} = o.id where l.${ownerColumn} = t.id))`,
    ]
  }
  if (field.kind !== 'rows') return []
  const to = targetOf(field)
  const joined = to
    ? `|| (select jsonb_build_object('of', o.name) from ${tableOf(to)} o where o.id = l.${field.subjectField})`
    : ''
  return [
    `jsonb_build_object('${name}', (select jsonb_agg(to_jsonb(l) ${joined}) from ${field.table} l
      where l.${field.ownerColumn} = t.id))`,
  ]
}
