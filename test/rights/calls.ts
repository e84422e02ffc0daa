import type { Resource } from '#src/resource/declaration.ts'
import { buildTexts, createSecretWord, resources } from '#test/rights/fill-shop.ts'
import type { RowState } from '#test/rights/readable-words.ts'

/** Random draws: one of several items, an integer from 0 below `limit`, or a boolean. */
export type Draw = {
  oneOf: <T>(items: readonly T[]) => T
  below: (limit: number) => number
  maybe: () => boolean
}

/** A request to a path below `/api`. `names` are the fields that it asks for, filters by, sorts by or sends. */
export type Call = {
  method: string
  path: string
  body?: unknown
  names: readonly string[]
  /** The row that the request is about. */
  target: RowState
  /**
   * A path of a record that does not exist, if no word of `path` can be replaced to get one. Null if there is no such
   * path.
   */
  missingPath?: string | null
  /** True if a ticket authorizes the request, as for a browser's download. */
  byTicket?: boolean
}

type DocumentedPaths = Record<string, Record<string, any>>

/** Draws a GET request of a documented path, with some of its parameters, about a drawn row. */
export function drawRead(
  paths: DocumentedPaths,
  rowStates: readonly RowState[],
  draw: Draw,
  link: URLSearchParams,
): Call {
  const target = drawTarget(rowStates, draw)
  const reads = Object.entries(paths).filter(([, { get }]) => get)
  const isOfResource = (path: string) => path.split('/').includes(target.resource.name)
  const isOfNoResource = (path: string) => !resources.some(({ name }) => path.split('/').includes(name))
  const isEligible = draw.below(3) > 0 ? isOfResource : isOfNoResource
  const [path, { get }] = draw.oneOf(reads.filter(([path]) => isEligible(path))) as [string, Record<string, any>]
  const { parent } = target.resource
  const parentId = parent ? target.row[parent.fieldName] : target.id
  const filledPath = path
    .replace('{parent}', String(parentId))
    .replace('{id}', String(target.id))
    .replace('{text}', encodeURIComponent(drawWord(target, draw)))
    .replace('{name}', drawFileName(target, draw))
  const parameters: { in: string; name: string; schema?: { enum?: string[] } }[] = get.parameters ?? []
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query')
  const chosenParameters = queryParameters.length
    ? Array.from({ length: draw.below(4) }, () => draw.oneOf(queryParameters))
    : []
  const values = new Map(chosenParameters.map((parameter) => [parameter.name, drawValue(parameter, target, draw)]))
  // The signature of another file's link.
  for (const { name } of queryParameters) if (link.has(name)) values.set(name, link.get(name) ?? '')
  const query = [...values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const names = [...values.keys()].map((name) => name.replace(/_(in|from|to|empty)$/, ''))
  const askedNames = ['sort', 'fields'].flatMap((name) => values.get(name)?.split(',') ?? [])
  return {
    method: 'GET',
    path: filledPath.slice(4) + (query && `?${query}`),
    names: [...names, ...askedNames],
    target,
    byTicket: path.includes('/export.') && draw.maybe(),
  }
}

function drawValue(
  { name, schema }: { name: string; schema?: { enum?: string[] } },
  target: RowState,
  draw: Draw,
): string {
  const base = name.replace(/_(in|from|to)$/, '')
  if (name === 'page') return String(1 + draw.below(3))
  if (name === 'per_page') return draw.oneOf(['1', '2', '1000'])
  const fields = Object.entries(target.resource.fields)
  const hiddenFields = fields.filter(([, { readPermission }]) => readPermission).map(([field]) => field)
  const guessedFields = hiddenFields.length > 0 && draw.maybe() ? hiddenFields : fields.map(([field]) => field)
  if (name === 'fields') return [0, 1, 2].map(() => draw.oneOf(guessedFields)).join()
  if (name === 'sort' && guessedFields === hiddenFields) return draw.oneOf(hiddenFields)
  if (schema?.enum) return draw.oneOf(schema.enum)
  if (name.endsWith('_empty')) return draw.oneOf(['0', '1'])
  if (name === 'before') return String(draw.below(2000))
  if (['id', 'ids', 'entity_id'].includes(base)) return String(target.id)
  if (name === 'q' || name === 'text') return drawWord(target, draw)
  if (base === 'resource') return target.resource.name
  return String(target.row[base] ?? target.id)
}

/** Draws a text of the row, or its label. */
function drawWord({ row, resource }: RowState, draw: Draw): string {
  const words = Object.values(row).filter((value) => typeof value === 'string' && value !== '')
  return String(draw.maybe() && words.length > 0 ? draw.oneOf(words) : row[resource.label[0] ?? 'id']).slice(0, 100)
}

/** Draws the name of one of the row's files. */
function drawFileName({ row }: RowState, draw: Draw): string {
  const keys = Object.values(row).flatMap((value) =>
    typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : [],
  )
  return keys.length > 0 ? draw.oneOf(keys) : '00000000-0000-4000-8000-000000000000.pdf'
}

type DrawWrite = (
  target: RowState,
  rows: readonly RowState[],
  draw: Draw,
) => Omit<Call, 'target' | 'names'> & { sent?: object }

const pathOf = ({ resource: { name, parent }, row }: RowState) =>
  parent ? `/${parent.resource.name}/${row[parent.fieldName]}/${name}` : `/${name}`

/** Requests that write one row or several, by id or by filter. */
const writes: Record<string, DrawWrite> = {
  updateText: (target) => buildChange('PATCH', target, buildFirstText(target.resource)),
  updateReference: (target, rows, draw) =>
    buildChange('PATCH', target, drawReferenceValue(target.resource, rows, draw)),
  updateStaleRow: (target) =>
    buildChange('PUT', target, { ...buildFirstText(target.resource), updated_at: '2020-02-28T00:00:00.000Z' }),
  createRow: (target, rows, draw) => {
    const sent = { ...buildTexts(target.resource), ...drawReferenceValue(target.resource, rows, draw) }
    return { method: 'POST', path: pathOf(target), body: sent, sent }
  },
  createDuplicate: (target) => {
    const uniqueNames = Object.keys(target.resource.fields).filter((name) => target.resource.fields[name]?.unique)
    const sent = {
      ...buildTexts(target.resource),
      ...Object.fromEntries(uniqueNames.map((name) => [name, target.row[name]])),
    }
    return { method: 'POST', path: pathOf(target), body: sent, sent, missingPath: null }
  },
  deleteRow: (target) => ({ method: 'DELETE', path: `${pathOf(target)}/${target.id}` }),
  deleteReferredRow: (target, rows, draw) => {
    const referredRow = drawReferredRow(target, rows, draw)
    return { method: 'DELETE', path: `${pathOf(referredRow)}/${referredRow.id}` }
  },
  updateMany: (target, rows, draw) => {
    const sent = draw.maybe() ? buildFirstText(target.resource) : drawReferenceValue(target.resource, rows, draw)
    return {
      method: 'PATCH',
      path: pathOf(target),
      body: { ...chooseRows(target, rows, draw), set: sent, preview: draw.maybe() },
      sent,
    }
  },
  deleteMany: (target, rows, draw) => ({
    method: 'DELETE',
    path: pathOf(target),
    body: { ...chooseRows(target, rows, draw), preview: draw.below(4) > 0 },
  }),
  runAction: (target, _, draw) => {
    const actions = Object.keys(target.resource.actions)
    return { method: 'POST', path: `${pathOf(target)}/${target.id}/${actions.length ? draw.oneOf(actions) : 'none'}` }
  },
  removePermissions: (target) => ({
    method: 'POST',
    path: `/users/${target.id}/permissions`,
    body: { permissions: [] },
  }),
}

/** Draws a request that restores a row from an entry of the audit. */
export function drawRestore(rowStates: readonly RowState[], draw: Draw): Call {
  const target = drawTarget(
    rowStates.filter(({ entry }) => entry !== null),
    draw,
  )
  const missingPath = '/audit/999999999/restore'
  return { method: 'POST', path: `/audit/${target.entry}/restore`, body: {}, names: [], target, missingPath }
}

/** Draws a request that gives one of these rows another company or client, or none, alone or in a bulk edit. */
export function drawMove(rowStates: readonly RowState[], owners: readonly RowState[], draw: Draw): Call {
  const target = draw.oneOf(rowStates)
  const sent = drawOwner(target.resource, owners, draw)
  const call = draw.maybe()
    ? buildChange('PATCH', target, sent)
    : { method: 'PATCH', path: pathOf(target), body: { ids: [target.id], set: sent } }
  return { method: call.method, path: call.path, body: call.body, names: Object.keys(sent), target }
}

/** Draws a bulk edit that changes a text of one of these rows. */
export function drawTextEdit(rowStates: readonly RowState[], draw: Draw): Call {
  const target = draw.oneOf(rowStates)
  const set = buildFirstText(target.resource)
  return { method: 'PATCH', path: pathOf(target), body: { ids: [target.id], set }, names: Object.keys(set), target }
}

/** Draws a row. In three of four draws its resource has companies or clients, if there are such rows. */
export function drawTarget(rowStates: readonly RowState[], draw: Draw): RowState {
  const owned = rowStates.filter(
    ({ resource }) => Object.keys((resource.parent?.resource ?? resource).scope).length > 0,
  )
  return draw.oneOf(owned.length > 0 && draw.below(4) > 0 ? owned : rowStates)
}

export function drawWrite(rowStates: readonly RowState[], draw: Draw): Call {
  const target = drawTarget(rowStates, draw)
  const { sent = {}, ...call } = draw.oneOf(Object.values(writes))(target, rowStates, draw)
  return { ...call, names: Object.keys(sent), target }
}

const buildChange = (method: string, target: RowState, sent: object) => ({
  method,
  path: `${pathOf(target)}/${target.id}`,
  body: sent,
  sent,
})

function buildFirstText(resource: Resource): object {
  const [[name, value] = ['name', createSecretWord()]] = Object.entries(buildTexts(resource)).filter(
    ([name]) => !resource.fields[name]?.unique,
  )
  return { [name]: value }
}

/** A drawn reference field with a drawn row of its resource. A text if the resource has no reference fields. */
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

/** Draws a row to which `target` refers. Returns `target` itself if it refers to none. */
function drawReferredRow(target: RowState, rows: readonly RowState[], draw: Draw): RowState {
  const targets = Object.entries(target.resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref'
      ? rows.filter(({ resource, id }) => resource.name === field.to && id === target.row[name])
      : [],
  )
  return targets.length > 0 ? draw.oneOf(targets) : target
}

/** Selection of a bulk edit: the row and another one by id, or a filter that finds the row. */
function chooseRows(target: RowState, rows: readonly RowState[], draw: Draw): object {
  const sameResourceRows = rows.filter(({ resource }) => resource === target.resource)
  if (draw.maybe()) return { ids: [...new Set([target.id, draw.oneOf(sameResourceRows).id])] }
  return { filter: draw.maybe() ? { id: target.id } : { q: drawWord(target, draw) } }
}
