import type { Resource } from '#src/resource/declaration.ts'
import { buildTexts, resources, secretWord } from '#test/rights/fill-shop.ts'
import type { RowState } from '#test/rights/readable-words.ts'

/** Draws one of them, a number below `limit`, yes or no. */
export type Draw = {
  oneOf: <T>(items: readonly T[]) => T
  below: (limit: number) => number
  maybe: () => boolean
}

/** A request below `/api`; `names` are those that it asks for, filters or sorts by, or sends. */
export type Call = {
  method: string
  path: string
  body?: unknown
  names: readonly string[]
  aim: RowState
  /** The address for what is nowhere, where no word of it tells what it is about; null where none can be told. */
  nowhere?: string | null
  /** Asked for by a ticket, as a browser downloads. */
  byTicket?: boolean
}

type DocumentedPaths = Record<string, Record<string, any>>

/** A read of any address that the API documents, with any of its parameters, about the row that is aimed at. */
export function drawRead(paths: DocumentedPaths, things: readonly RowState[], draw: Draw, link: URLSearchParams): Call {
  const aim = drawAim(things, draw)
  const reads = Object.entries(paths).filter(([, { get }]) => get)
  const isOfResource = (path: string) => path.split('/').includes(aim.resource.name)
  const isOfNoResource = (path: string) => !resources.some(({ name }) => path.split('/').includes(name))
  const isEligible = draw.below(3) > 0 ? isOfResource : isOfNoResource
  const [path, { get }] = draw.oneOf(reads.filter(([path]) => isEligible(path))) as [string, Record<string, any>]
  const { parent } = aim.resource
  const parentId = parent ? aim.row[parent.fieldName] : aim.id
  const filledPath = path
    .replace('{parent}', String(parentId))
    .replace('{id}', String(aim.id))
    .replace('{text}', encodeURIComponent(drawWord(aim, draw)))
    .replace('{name}', drawFileName(aim, draw))
  const parameters: { in: string; name: string; schema?: { enum?: string[] } }[] = get.parameters ?? []
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query')
  const chosenParameters = queryParameters.length
    ? Array.from({ length: draw.below(4) }, () => draw.oneOf(queryParameters))
    : []
  const values = new Map(chosenParameters.map((parameter) => [parameter.name, drawValue(parameter, aim, draw)]))
  // A link that was signed for another file.
  for (const { name } of queryParameters) if (link.has(name)) values.set(name, link.get(name) ?? '')
  const query = [...values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const names = [...values.keys()].map((name) => name.replace(/_(in|from|to|empty)$/, ''))
  const askedNames = ['sort', 'fields'].flatMap((name) => values.get(name)?.split(',') ?? [])
  return {
    method: 'GET',
    path: filledPath.slice(4) + (query && `?${query}`),
    names: [...names, ...askedNames],
    aim,
    byTicket: path.includes('/export.') && draw.maybe(),
  }
}

function drawValue(
  { name, schema }: { name: string; schema?: { enum?: string[] } },
  aim: RowState,
  draw: Draw,
): string {
  const base = name.replace(/_(in|from|to)$/, '')
  if (name === 'page') return String(1 + draw.below(3))
  if (name === 'per_page') return draw.oneOf(['1', '2', '1000'])
  const fields = Object.entries(aim.resource.fields)
  const hiddenFields = fields.filter(([, { readPermission }]) => readPermission).map(([field]) => field)
  const guessedFields = hiddenFields.length > 0 && draw.maybe() ? hiddenFields : fields.map(([field]) => field)
  if (name === 'fields') return [0, 1, 2].map(() => draw.oneOf(guessedFields)).join()
  if (name === 'sort' && guessedFields === hiddenFields) return draw.oneOf(hiddenFields)
  if (schema?.enum) return draw.oneOf(schema.enum)
  if (name.endsWith('_empty')) return draw.oneOf(['0', '1'])
  if (name === 'before') return String(draw.below(2000))
  if (['id', 'ids', 'entity_id'].includes(base)) return String(aim.id)
  if (name === 'q' || name === 'text') return drawWord(aim, draw)
  if (base === 'resource') return aim.resource.name
  return String(aim.row[base] ?? aim.id)
}

/** A word of the row, or its label. */
function drawWord({ row, resource }: RowState, draw: Draw): string {
  const words = Object.values(row).filter((value) => typeof value === 'string' && value !== '')
  return String(draw.maybe() && words.length > 0 ? draw.oneOf(words) : row[resource.label[0] ?? 'id']).slice(0, 100)
}

/** The name of a file that the row holds. */
function drawFileName({ row }: RowState, draw: Draw): string {
  const keys = Object.values(row).flatMap((value) =>
    typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : [],
  )
  return keys.length > 0 ? draw.oneOf(keys) : '00000000-0000-4000-8000-000000000000.pdf'
}

type DrawWrite = (
  aim: RowState,
  rows: readonly RowState[],
  draw: Draw,
) => Omit<Call, 'aim' | 'names'> & { sent?: object }

const pathOf = ({ resource: { name, parent }, row }: RowState) =>
  parent ? `/${parent.resource.name}/${row[parent.fieldName]}/${name}` : `/${name}`

/** Writes of one row or of many, by id or by filter, and what takes back. */
const writes: Record<string, DrawWrite> = {
  update: (aim) => buildChange('PATCH', aim, buildFirstText(aim.resource)),
  refer: (aim, rows, draw) => buildChange('PATCH', aim, drawReferenceValue(aim.resource, rows, draw)),
  stale: (aim) => buildChange('PUT', aim, { ...buildFirstText(aim.resource), updated_at: '2020-02-28T00:00:00.000Z' }),
  create: (aim, rows, draw) => {
    const sent = { ...buildTexts(aim.resource), ...drawReferenceValue(aim.resource, rows, draw) }
    return { method: 'POST', path: pathOf(aim), body: sent, sent }
  },
  again: (aim) => {
    const uniqueNames = Object.keys(aim.resource.fields).filter((name) => aim.resource.fields[name]?.unique)
    const sent = {
      ...buildTexts(aim.resource),
      ...Object.fromEntries(uniqueNames.map((name) => [name, aim.row[name]])),
    }
    return { method: 'POST', path: pathOf(aim), body: sent, sent, nowhere: null }
  },
  remove: (aim) => ({ method: 'DELETE', path: `${pathOf(aim)}/${aim.id}` }),
  removeUsed: (aim, rows, draw) => {
    const referredRow = drawReferredRow(aim, rows, draw)
    return { method: 'DELETE', path: `${pathOf(referredRow)}/${referredRow.id}` }
  },
  many: (aim, rows, draw) => {
    const sent = draw.maybe() ? buildFirstText(aim.resource) : drawReferenceValue(aim.resource, rows, draw)
    return {
      method: 'PATCH',
      path: pathOf(aim),
      body: { ...chooseRows(aim, rows, draw), set: sent, preview: draw.maybe() },
      sent,
    }
  },
  deleteRows: (aim, rows, draw) => ({
    method: 'DELETE',
    path: pathOf(aim),
    body: { ...chooseRows(aim, rows, draw), preview: draw.below(4) > 0 },
  }),
  act: (aim, _, draw) => {
    const actions = Object.keys(aim.resource.actions)
    return { method: 'POST', path: `${pathOf(aim)}/${aim.id}/${actions.length ? draw.oneOf(actions) : 'none'}` }
  },
  permit: (aim) => ({ method: 'POST', path: `/users/${aim.id}/permissions`, body: { permissions: [] } }),
}

/** What an entry of the audit tells is put back. */
export function drawRestore(things: readonly RowState[], draw: Draw): Call {
  const aim = drawAim(
    things.filter(({ entry }) => entry !== null),
    draw,
  )
  const nowhere = '/audit/999999999/restore'
  return { method: 'POST', path: `/audit/${aim.entry}/restore`, body: {}, names: [], aim, nowhere }
}

/** One of these rows, alone or as one of many, is given another company or client, or none. */
export function drawMove(things: readonly RowState[], owners: readonly RowState[], draw: Draw): Call {
  const aim = draw.oneOf(things)
  const sent = drawOwner(aim.resource, owners, draw)
  const call = draw.maybe()
    ? buildChange('PATCH', aim, sent)
    : { method: 'PATCH', path: pathOf(aim), body: { ids: [aim.id], set: sent } }
  return { method: call.method, path: call.path, body: call.body, names: Object.keys(sent), aim }
}

/** A text of one of these rows is changed, as in a bulk edit of a single row. */
export function drawTextEdit(things: readonly RowState[], draw: Draw): Call {
  const aim = draw.oneOf(things)
  const set = buildFirstText(aim.resource)
  return { method: 'PATCH', path: pathOf(aim), body: { ids: [aim.id], set }, names: Object.keys(set), aim }
}

/** A row of any resource, rather of those that have owners. */
export function drawAim(things: readonly RowState[], draw: Draw): RowState {
  const owned = things.filter(({ resource }) => Object.keys((resource.parent?.resource ?? resource).scope).length > 0)
  return draw.oneOf(owned.length > 0 && draw.below(4) > 0 ? owned : things)
}

export function drawWrite(things: readonly RowState[], draw: Draw): Call {
  const aim = drawAim(things, draw)
  const { sent = {}, ...call } = draw.oneOf(Object.values(writes))(aim, things, draw)
  return { ...call, names: Object.keys(sent), aim }
}

const buildChange = (method: string, aim: RowState, sent: object) => ({
  method,
  path: `${pathOf(aim)}/${aim.id}`,
  body: sent,
  sent,
})

function buildFirstText(resource: Resource): object {
  const [[name, value] = ['name', secretWord()]] = Object.entries(buildTexts(resource)).filter(
    ([name]) => !resource.fields[name]?.unique,
  )
  return { [name]: value }
}

/** One of its references, to any row of what it refers to; of none a text. */
function drawReferenceValue(resource: Resource, rows: readonly RowState[], draw: Draw): object {
  const fields = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' || field.kind === 'refs' ? [{ name, to: field.to, isList: field.kind === 'refs' }] : [],
  )
  if (fields.length === 0) return buildFirstText(resource)
  const { name, to, isList } = draw.oneOf(fields)
  const targets = rows.filter((row) => row.resource.name === to)
  const id = targets.length > 0 ? draw.oneOf(targets).id : null
  return { [name]: isList ? [id] : id }
}

function drawOwner({ scope }: Resource, owners: readonly RowState[], draw: Draw): object {
  const key = draw.maybe() ? 'company_id' : 'client_id'
  const name = key === 'company_id' ? 'companies' : 'clients'
  const candidates = owners.filter(({ resource }) => resource.name === name)
  return { [scope[key] ?? key]: candidates.length === 0 || draw.maybe() ? null : draw.oneOf(candidates).id }
}

/** A row to which this one refers; itself where there is none. */
function drawReferredRow(aim: RowState, rows: readonly RowState[], draw: Draw): RowState {
  const targets = Object.entries(aim.resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? rows.filter(({ resource, id }) => resource.name === field.to && id === aim.row[name]) : [],
  )
  return targets.length > 0 ? draw.oneOf(targets) : aim
}

/** The row and another, or those that a filter finds. */
function chooseRows(aim: RowState, rows: readonly RowState[], draw: Draw): object {
  const sameResourceRows = rows.filter(({ resource }) => resource === aim.resource)
  if (draw.maybe()) return { ids: [...new Set([aim.id, draw.oneOf(sameResourceRows).id])] }
  return { filter: draw.maybe() ? { id: aim.id } : { q: drawWord(aim, draw) } }
}
