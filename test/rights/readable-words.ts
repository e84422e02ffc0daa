import type { Access } from '#src/platform/actor.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { resources } from '#test/rights/fill-shop.ts'
import type { Field } from '#test/samples.ts'

/** The user of a request: the id, the company, the client and the permissions. */
export type Reader = { id: number; company: number | null; client: number | null; permissions: ReadonlySet<string> }

type Row = Record<string, unknown>

/** A row as it is now, or as an entry of the audit recorded it. */
export type RowState = {
  resource: Resource
  id: number
  row: Row
  company: number | null
  client: number | null
  /** True for a row as it is now. */
  isNow: boolean
  /** For a recorded row: the entry of the audit that wrote this state last, or that deleted the row. Otherwise null. */
  entry: number | null
}

/** All rows of the shop and of its audit, all of their words, and the words of the users in the audit. */
export type ShopState = { rowStates: readonly RowState[]; words: ReadonlySet<string>; actors: ReadonlySet<string> }

/**
 * True if the reader's company and client allow the row. A user of a company sees the company's rows, and resources
 * without companies. A user of a client alone sees the client's rows, but no rows of a resource that has companies and
 * no clients.
 */
export function isInScope({ company, client }: Reader, rowState: RowState): boolean {
  const { scope } = rowState.resource.parent?.resource ?? rowState.resource
  const [hasCompanies, hasClients] = [scope.company_id !== undefined, scope.client_id !== undefined]
  if (!hasCompanies && !hasClients) return true
  if (company !== null && hasCompanies && rowState.company !== company) return false
  if (client !== null && hasClients && rowState.client !== client) return false
  return client === null || hasClients || company !== null
}

export const holdsAny = ({ permissions }: Reader, access: Access) =>
  access === 'public' || access === 'signed_in' || [access].flat().some((permission) => permissions.has(permission))

/**
 * True if the reader's permissions show the row: by reading it, by opening its list, or in the answer to a write or to
 * a restore.
 */
function mayRead(reader: Reader, { resource: { access, screens, actions }, isNow }: RowState): boolean {
  const writeAccesses = [access.update, access.delete, ...Object.values(actions).map((action) => action.access)]
  if (!isNow) writeAccesses.push(access.create)
  return (
    holdsAny(reader, access.read) || holdsAny(reader, [...writeAccesses, ...(screens ? [screens.list.access] : [])])
  )
}

/**
 * True if the reader can choose rows of the resource by their labels. Writers of a referring resource can do so too.
 */
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

/** All words that an answer to this reader may contain. */
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
      // The audit names the record of every entry.
      for (const word of extractWords(id)) words.add(word)
    }
    if (mayChoose(reader, resource)) {
      for (const word of extractWords([id, resource.label.map((name) => row[name])])) words.add(word)
    }
  }
  return words
}

/** The words that can belong to one row only: those of eight or more characters with a digit. */
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

/** Reads all rows from the tables, and the earlier states of rows from the audit. */
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

/** Reads the rows of a resource with the names of the rows that they refer to, as the declaration says. */
async function readCurrentRows(sql: Sql, resource: Resource): Promise<RowState[]> {
  const { table, fields, parent: parentLink } = resource
  const ownColumns = Object.entries(fields).flatMap(([name, field]) =>
    field.writeOnly || field.computed || ['refs', 'rows'].includes(field.kind) ? [] : [`'${name}', t.${name}`],
  )
  const referenceColumns = Object.entries(fields).flatMap(([name, field]) => selectReferences(name, field))
  const copies = (columnsOfComputedTexts[resource.name] ?? []).map((name) => `'${name}', t.${name}`)
  const pairs = [`'id', t.id`, ...ownColumns, ...copies].map((pair) => `jsonb_build_object(${pair})`)
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

/** Columns that a computed text of the resource is made of: whoever reads the text reads them. */
const columnsOfComputedTexts: Readonly<Record<string, readonly string[]>> = {
  ppe_deliveries: ['company_street', 'company_city', 'company_zip_code', 'company_province'],
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
