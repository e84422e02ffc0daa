import type { Resource } from '#src/resource/declaration.ts'
import type { Thing } from '#test/rights/told.ts'
import { resources, secretWord, texts } from '#test/rights/world.ts'

/** Draws one of them, a number below `most`, yes or no. */
export type Draw = {
  oneOf: <T>(from: readonly T[]) => T
  below: (most: number) => number
  maybe: () => boolean
}

/** A request below `/api`; `names` are those that it asks for, filters or sorts by, or sends. */
export type Call = {
  method: string
  path: string
  body?: unknown
  names: readonly string[]
  aim: Thing
  /** The address for what is nowhere, where no word of it tells what it is about; null where none can be told. */
  nowhere?: string | null
  /** Asked for by a ticket, as a browser downloads. */
  byTicket?: boolean
}

type Documented = Record<string, Record<string, any>>

/** A read of any address that the API documents, with any of its parameters, about the row that is aimed at. */
export function drawRead(paths: Documented, things: readonly Thing[], draw: Draw, link: URLSearchParams): Call {
  const aim = drawAim(things, draw)
  const reads = Object.entries(paths).filter(([, { get }]) => get)
  const isOf = (path: string) => path.split('/').includes(aim.resource.name)
  const isOfNone = (path: string) => !resources.some(({ name }) => path.split('/').includes(name))
  const isMeant = draw.below(3) > 0 ? isOf : isOfNone
  const [path, { get }] = draw.oneOf(reads.filter(([path]) => isMeant(path))) as [string, Record<string, any>]
  const { parent } = aim.resource
  const parentId = parent ? aim.row[parent.by] : aim.id
  const filled = path
    .replace('{parent}', String(parentId))
    .replace('{id}', String(aim.id))
    .replace('{text}', encodeURIComponent(wordOf(aim, draw)))
    .replace('{name}', fileOf(aim, draw))
  const known: { in: string; name: string; schema?: { enum?: string[] } }[] = get.parameters ?? []
  const queried = known.filter((one) => one.in === 'query')
  const chosen = queried.length ? Array.from({ length: draw.below(4) }, () => draw.oneOf(queried)) : []
  const values = new Map(chosen.map((one) => [one.name, valueFor(one, aim, draw)]))
  // A link that was signed for another file.
  for (const { name } of queried) if (link.has(name)) values.set(name, link.get(name) ?? '')
  const query = [...values].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const names = [...values.keys()].map((name) => name.replace(/_(in|from|to|empty)$/, ''))
  const asked = ['sort', 'fields'].flatMap((name) => values.get(name)?.split(',') ?? [])
  return {
    method: 'GET',
    path: filled.slice(4) + (query && `?${query}`),
    names: [...names, ...asked],
    aim,
    byTicket: path.includes('/export.') && draw.maybe(),
  }
}

function valueFor({ name, schema }: { name: string; schema?: { enum?: string[] } }, aim: Thing, draw: Draw): string {
  const base = name.replace(/_(in|from|to)$/, '')
  if (name === 'page') return String(1 + draw.below(3))
  if (name === 'per_page') return draw.oneOf(['1', '2', '1000'])
  const fields = Object.entries(aim.resource.fields)
  const hidden = fields.filter(([, { readPermission }]) => readPermission).map(([field]) => field)
  const guessed = hidden.length > 0 && draw.maybe() ? hidden : fields.map(([field]) => field)
  if (name === 'fields') return [0, 1, 2].map(() => draw.oneOf(guessed)).join()
  if (name === 'sort' && guessed === hidden) return draw.oneOf(hidden)
  if (schema?.enum) return draw.oneOf(schema.enum)
  if (name.endsWith('_empty')) return draw.oneOf(['0', '1'])
  if (name === 'before') return String(draw.below(2000))
  if (['id', 'ids', 'entity_id'].includes(base)) return String(aim.id)
  if (name === 'q' || name === 'text') return wordOf(aim, draw)
  if (base === 'resource') return aim.resource.name
  return String(aim.row[base] ?? aim.id)
}

/** A word of the row, or its label. */
function wordOf({ row, resource }: Thing, draw: Draw): string {
  const words = Object.values(row).filter((value) => typeof value === 'string' && value !== '')
  return String(draw.maybe() && words.length > 0 ? draw.oneOf(words) : row[resource.label[0] ?? 'id']).slice(0, 100)
}

/** The name of a file that the row holds. */
function fileOf({ row }: Thing, draw: Draw): string {
  const keys = Object.values(row).flatMap((value) =>
    typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : [],
  )
  return keys.length > 0 ? draw.oneOf(keys) : '00000000-0000-4000-8000-000000000000.pdf'
}

type Write = (aim: Thing, others: readonly Thing[], draw: Draw) => Omit<Call, 'aim' | 'names'> & { sent?: object }

const pathOf = ({ resource: { name, parent }, row }: Thing) =>
  parent ? `/${parent.resource.name}/${row[parent.by]}/${name}` : `/${name}`

/** Writes of one row or of many, by id or by filter, and what takes back. */
const writes: Record<string, Write> = {
  update: (aim) => changed('PATCH', aim, firstText(aim.resource)),
  refer: (aim, others, draw) => changed('PATCH', aim, reference(aim.resource, others, draw)),
  stale: (aim) => changed('PUT', aim, { ...firstText(aim.resource), updated_at: '2020-02-28T00:00:00.000Z' }),
  create: (aim, others, draw) => {
    const sent = { ...texts(aim.resource), ...reference(aim.resource, others, draw) }
    return { method: 'POST', path: pathOf(aim), body: sent, sent }
  },
  again: (aim) => {
    const taken = Object.keys(aim.resource.fields).filter((name) => aim.resource.fields[name]?.unique)
    const sent = { ...texts(aim.resource), ...Object.fromEntries(taken.map((name) => [name, aim.row[name]])) }
    return { method: 'POST', path: pathOf(aim), body: sent, sent, nowhere: null }
  },
  remove: (aim) => ({ method: 'DELETE', path: `${pathOf(aim)}/${aim.id}` }),
  removeUsed: (aim, others, draw) => {
    const used = referredTo(aim, others, draw)
    return { method: 'DELETE', path: `${pathOf(used)}/${used.id}` }
  },
  many: (aim, others, draw) => {
    const sent = draw.maybe() ? firstText(aim.resource) : reference(aim.resource, others, draw)
    return {
      method: 'PATCH',
      path: pathOf(aim),
      body: { ...chosen(aim, others, draw), set: sent, preview: draw.maybe() },
      sent,
    }
  },
  deleteRows: (aim, others, draw) => ({
    method: 'DELETE',
    path: pathOf(aim),
    body: { ...chosen(aim, others, draw), preview: draw.below(4) > 0 },
  }),
  act: (aim, _, draw) => {
    const actions = Object.keys(aim.resource.actions)
    return { method: 'POST', path: `${pathOf(aim)}/${aim.id}/${actions.length ? draw.oneOf(actions) : 'none'}` }
  },
  permit: (aim) => ({ method: 'POST', path: `/users/${aim.id}/permissions`, body: { permissions: [] } }),
}

/** What an entry of the audit tells is put back. */
export function drawRestore(things: readonly Thing[], draw: Draw): Call {
  const aim = drawAim(
    things.filter(({ entry }) => entry !== null),
    draw,
  )
  const nowhere = '/audit/999999999/restore'
  return { method: 'POST', path: `/audit/${aim.entry}/restore`, body: {}, names: [], aim, nowhere }
}

/** One of these rows, alone or as one of many, is given another company or client, or none. */
export function drawMove(things: readonly Thing[], homes: readonly Thing[], draw: Draw): Call {
  const aim = draw.oneOf(things)
  const sent = home(aim.resource, homes, draw)
  const call = draw.maybe()
    ? changed('PATCH', aim, sent)
    : { method: 'PATCH', path: pathOf(aim), body: { ids: [aim.id], set: sent } }
  return { method: call.method, path: call.path, body: call.body, names: Object.keys(sent), aim }
}

/** A text of one of these rows is changed, as in a bulk edit of a single row. */
export function drawTextEdit(things: readonly Thing[], draw: Draw): Call {
  const aim = draw.oneOf(things)
  const set = firstText(aim.resource)
  return { method: 'PATCH', path: pathOf(aim), body: { ids: [aim.id], set }, names: Object.keys(set), aim }
}

/** A row of any resource, rather of those that have owners. */
export function drawAim(things: readonly Thing[], draw: Draw): Thing {
  const owned = things.filter(({ resource }) => Object.keys((resource.parent?.resource ?? resource).scope).length > 0)
  return draw.oneOf(owned.length > 0 && draw.below(4) > 0 ? owned : things)
}

export function drawWrite(things: readonly Thing[], draw: Draw): Call {
  const aim = drawAim(things, draw)
  const { sent = {}, ...call } = draw.oneOf(Object.values(writes))(aim, things, draw)
  return { ...call, names: Object.keys(sent), aim }
}

const changed = (method: string, aim: Thing, sent: object) => ({
  method,
  path: `${pathOf(aim)}/${aim.id}`,
  body: sent,
  sent,
})

function firstText(resource: Resource): object {
  const [[name, value] = ['name', secretWord()]] = Object.entries(texts(resource)).filter(
    ([name]) => !resource.fields[name]?.unique,
  )
  return { [name]: value }
}

/** One of its references, to any row of what it refers to; of none a text. */
function reference(resource: Resource, others: readonly Thing[], draw: Draw): object {
  const fields = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' || field.kind === 'refs' ? [{ name, to: field.to, isList: field.kind === 'refs' }] : [],
  )
  if (fields.length === 0) return firstText(resource)
  const { name, to, isList } = draw.oneOf(fields)
  const targets = others.filter((one) => one.resource.name === to)
  const id = targets.length > 0 ? draw.oneOf(targets).id : null
  return { [name]: isList ? [id] : id }
}

function home({ scope }: Resource, homes: readonly Thing[], draw: Draw): object {
  const key = draw.maybe() ? 'company_id' : 'client_id'
  const name = key === 'company_id' ? 'companies' : 'clients'
  const among = homes.filter(({ resource }) => resource.name === name)
  return { [scope[key] ?? key]: among.length === 0 || draw.maybe() ? null : draw.oneOf(among).id }
}

/** A row to which this one refers; itself where there is none. */
function referredTo(aim: Thing, others: readonly Thing[], draw: Draw): Thing {
  const targets = Object.entries(aim.resource.fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? others.filter(({ resource, id }) => resource.name === field.to && id === aim.row[name]) : [],
  )
  return targets.length > 0 ? draw.oneOf(targets) : aim
}

/** The row and another, or those that a filter finds. */
function chosen(aim: Thing, others: readonly Thing[], draw: Draw): object {
  const same = others.filter(({ resource }) => resource === aim.resource)
  if (draw.maybe()) return { ids: [...new Set([aim.id, draw.oneOf(same).id])] }
  return { filter: draw.maybe() ? { id: aim.id } : { q: wordOf(aim, draw) } }
}
