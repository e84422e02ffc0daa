import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Shop } from '#test/harness.ts'
import { createRow, type Field, type Given, sampleOf } from '#test/samples.ts'

/** Where a row stands: its company and its client, or neither. */
export type Place = { company: number | null; client: number | null }

export type Homes = { companies: readonly number[]; clients: readonly number[] }

type Ids = Map<string, number[]>

export const resources = registrations.map(({ resource }) => resource)
export const resourceOf = (name: string) => resources.find((one) => one.name === name)

let secrets = 0

/** A word that stands in one field of one row alone. */
export const secretWord = () => `sek${(++secrets).toString(36).padStart(6, '0')}0`

const firstId = 100_000_000
const idsEach = 10_000_000

/**
 * Fills an empty shop: of every declared resource some rows, placed as `pick` draws it, each field of text with a word
 * of its own and each table with ids that no other has. Some rows of the other company came to this one, some are gone.
 */
export async function fillWorld(world: Shop, pick: (most: number) => number): Promise<Homes> {
  for (const [at, { table }] of resources.entries())
    await world.sql.query(`alter table ${table} alter column id restart with ${firstId + at * idsEach}`)
  const ids: Ids = new Map()
  const homes = { companies: ids.get('companies') ?? [], clients: ids.get('clients') ?? [] }
  for (const home of ['companies', 'clients'] as const) {
    for (let n = 0; n < 2; n++) homes[home].push(await make(world, ids, home, {}, pick))
    ids.set(home, homes[home])
  }
  for (const { name } of resources) await makeSome(world, ids, homes, name, pick)
  await hide(world)
  return homes
}

async function makeSome(world: Shop, ids: Ids, homes: Homes, name: string, pick: (most: number) => number) {
  const resource = resourceOf(name)
  if (!resource || ids.has(name)) return
  ids.set(name, [])
  for (const field of Object.values(resource.fields))
    for (const to of targetsOf(field)) await makeSome(world, ids, homes, to, pick)
  if (resource.parent) {
    for (const parent of ids.get(resource.parent.resource.name) ?? []) await makeUnder(world, resource, parent)
    return
  }
  const made = async (given: Given) => make(world, ids, name, given, pick)
  if (!isPlaced(resource)) {
    for (let n = 0; n < 3; n++) ids.get(name)?.push(await made({}))
    return
  }
  const drawn = Array.from({ length: 4 }, () => placeOf(resource, homes, pick(3), pick(3)))
  const fixed = [0, 1].map((at) => placeOf(resource, homes, at, at))
  for (const place of [...fixed, ...drawn]) ids.get(name)?.push(await made(place))
  const [here, there] = fixed
  const moved = await made({ ...there })
  await change(world, resource, moved, texts(resource))
  await change(world, resource, moved, { ...here })
  ids.get(name)?.push(moved)
  for (const place of fixed) {
    const gone = await made(place)
    await world.admin.delete(`/${name}/${gone}`)
  }
}

const isPlaced = ({ scope }: Resource) => Object.values(scope).some((column) => column !== undefined && column !== 'id')

/** 0 and 1 are homes, 2 is none. */
function placeOf({ scope }: Resource, { companies, clients }: Homes, company: number, client: number): Given {
  return {
    ...(scope.company_id && { [scope.company_id]: companies[company] ?? null }),
    ...(scope.client_id && { [scope.client_id]: clients[client] ?? null }),
  }
}

async function make(world: Shop, ids: Ids, name: string, given: Given, pick: (most: number) => number) {
  const resource = resourceOf(name)
  if (!resource) throw new Error(name)
  const references = Object.entries(resource.fields).flatMap(([field, of]) => {
    const value = field in given ? given[field] : referenceOf(of, ids, pick)
    return value === undefined ? [] : [[field, value]]
  })
  return (await createRow(resource, world, { ...texts(resource), ...Object.fromEntries(references), ...given })).id
}

async function change(world: Shop, { name }: Resource, id: number, given: Given) {
  const { status, body } = await world.admin.patch(`/${name}/${id}`, given)
  if (status !== 200) throw new Error(`PATCH ${name}: ${JSON.stringify(body)}`)
}

/** Words for all that takes any. */
export const texts = ({ fields }: Resource): Given =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = field.readOnly ? undefined : textOf(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )

function textOf(field: Field): unknown {
  if (field.kind === 'email') return `${secretWord()}@example.com`
  if (field.kind === 'texts') return [secretWord()]
  if (field.kind !== 'text' && field.kind !== 'long_text' && field.kind !== 'phone') return undefined
  return 'rule' in field && field.rule ? undefined : secretWord()
}

const targetsOf = (field: Field): string[] =>
  field.kind === 'ref' || field.kind === 'refs'
    ? [field.to]
    : field.kind === 'rows'
      ? Object.values(field.fields).flatMap((cell) => (cell.kind === 'ref' ? [cell.to] : []))
      : []

export function referenceOf(field: Field, ids: Ids, pick: (most: number) => number): unknown {
  const one = (to: string) => {
    const known = ids.get(to) ?? []
    return known[pick(known.length)]
  }
  if (field.kind === 'ref') return one(field.to) ?? null
  if (field.kind === 'refs') return [one(field.to)].filter((id) => id !== undefined)
  if (field.kind !== 'rows') return undefined
  const cells = Object.entries(field.fields).map(([name, cell]) => [
    name,
    cell.kind === 'ref' ? one(cell.to) : secretWord(),
  ])
  return [Object.fromEntries(cells)]
}

/** A row below its parent, with a file where it has one. */
async function makeUnder(world: Shop, resource: Resource, parent: number) {
  const form = new FormData()
  const { given } = await sampleOf(resource, world, { [resource.parent?.by ?? '']: parent })
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || name === resource.parent?.by) continue
    if (field.kind === 'file') form.append(name, new Blob([`%PDF-1.7 ${secretWord()}`]), `${secretWord()}.pdf`)
    else form.append(name, String(given[name]))
  }
  const { status, body } = await world.admin.post(`/${resource.parent?.resource.name}/${parent}/${resource.name}`, form)
  if (status !== 200) throw new Error(`POST ${resource.name}: ${JSON.stringify(body)}`)
}

/** What only some may see of a row, past the API where no write sets it. */
async function hide({ sql }: Shop) {
  for (const { table, fields } of resources) {
    for (const [name, field] of Object.entries(fields)) {
      if (!field.readPermission || !['text', 'long_text', 'date'].includes(field.kind)) continue
      const rows = await sql.query<{ id: number }[]>(`select id from ${table}`)
      for (const { id } of rows) {
        const value = field.kind === 'date' ? `20${10 + (id % 50)}-02-03` : secretWord()
        await sql.query(`update ${table} set ${name} = $1 where id = $2`, [value, id])
      }
    }
  }
}
