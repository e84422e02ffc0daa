import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Shop } from '#test/harness.ts'
import { buildSample, createRow, type Field, type FieldValues } from '#test/samples.ts'

/** Ids of the companies and clients that rows can belong to. */
export type Owners = { companies: readonly number[]; clients: readonly number[] }

type Ids = Map<string, number[]>

/** Every resource but those of personal rows, whose own tests tell who sees them. */
export const resources = registrations.map(({ resource }) => resource).filter(({ personal }) => !personal)
export const findResource = (name: string) => resources.find((resource) => resource.name === name)

let secretCount = 0

/** Creates a word that no other field and no other row has. */
export const createSecretWord = () => `sek${(++secretCount).toString(36).padStart(6, '0')}0`

const firstId = 100_000_000
const idsPerTable = 10_000_000

/**
 * Fills an empty shop with rows of every declared resource. `pick` draws their companies and clients. Every text field
 * of every row has its own word, and no id is in two tables. One row of each resource with owners was moved from the
 * second owner to the first, and two were deleted.
 */
export async function fillShop(world: Shop, pick: (limit: number) => number): Promise<Owners> {
  for (const [index, { table }] of resources.entries())
    await world.sql.query(`alter table ${table} alter column id restart with ${firstId + index * idsPerTable}`)
  const ids: Ids = new Map()
  const owners = { companies: ids.get('companies') ?? [], clients: ids.get('clients') ?? [] }
  for (const ownerName of ['companies', 'clients'] as const) {
    for (let n = 0; n < 2; n++) owners[ownerName].push(await createPlacedRow(world, ids, ownerName, {}, pick))
    ids.set(ownerName, owners[ownerName])
  }
  for (const { name } of resources) await createRows(world, ids, owners, name, pick)
  await fillHiddenFields(world)
  return owners
}

async function createRows(world: Shop, ids: Ids, owners: Owners, name: string, pick: (limit: number) => number) {
  const resource = findResource(name)
  if (!resource || ids.has(name)) return
  ids.set(name, [])
  for (const field of Object.values(resource.fields))
    for (const to of targetsOf(field)) await createRows(world, ids, owners, to, pick)
  if (resource.parent) {
    // Actions of the parent write such rows.
    if (resource.access.create === 'never') return
    for (const parent of ids.get(resource.parent.resource.name) ?? []) await createNestedRow(world, resource, parent)
    return
  }
  const createWith = async (values: FieldValues) => createPlacedRow(world, ids, name, values, pick)
  if (!hasOwner(resource)) {
    for (let n = 0; n < 3; n++) ids.get(name)?.push(await createWith({}))
    return
  }
  const drawnOwners = Array.from({ length: 4 }, () => buildOwnerValues(resource, owners, pick(3), pick(3)))
  const fixedOwners = [0, 1].map((index) => buildOwnerValues(resource, owners, index, index))
  for (const ownerValues of [...fixedOwners, ...drawnOwners]) ids.get(name)?.push(await createWith(ownerValues))
  const [firstOwner, secondOwner] = fixedOwners
  const movedId = await createWith({ ...secondOwner })
  await updateRow(world, resource, movedId, buildTexts(resource))
  await updateRow(world, resource, movedId, { ...firstOwner })
  ids.get(name)?.push(movedId)
  for (const ownerValues of fixedOwners) {
    const deletedId = await createWith(ownerValues)
    await world.admin.delete(`/${name}/${deletedId}`)
  }
}

const hasOwner = ({ scope }: Resource) => Object.values(scope).some((column) => column !== undefined && column !== 'id')

/** Field values with the company and client of these indexes. Index 2 means none. */
function buildOwnerValues(
  { scope }: Resource,
  { companies, clients }: Owners,
  company: number,
  client: number,
): FieldValues {
  return {
    ...(scope.company_id && { [scope.company_id]: companies[company] ?? null }),
    ...(scope.client_id && { [scope.client_id]: clients[client] ?? null }),
  }
}

async function createPlacedRow(
  world: Shop,
  ids: Ids,
  name: string,
  values: FieldValues,
  pick: (limit: number) => number,
) {
  const resource = findResource(name)
  if (!resource) throw new Error(name)
  const references = Object.entries(resource.fields).flatMap(([field, of]) => {
    const value = field in values ? values[field] : drawReference(of, ids, pick)
    return value === undefined ? [] : [[field, value]]
  })
  return (await createRow(resource, world, { ...buildTexts(resource), ...Object.fromEntries(references), ...values }))
    .id
}

async function updateRow(world: Shop, { name }: Resource, id: number, values: FieldValues) {
  const { status, body } = await world.admin.patch(`/${name}/${id}`, values)
  if (status !== 200) throw new Error(`PATCH ${name}: ${JSON.stringify(body)}`)
}

/** A new word for every field that accepts any text. */
export const buildTexts = ({ fields }: Resource): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = field.readOnly ? undefined : buildText(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )

function buildText(field: Field): unknown {
  if (field.kind === 'email') return `${createSecretWord()}@example.com`
  if (field.kind === 'texts') return [createSecretWord()]
  if (field.kind !== 'text' && field.kind !== 'long_text' && field.kind !== 'phone') return undefined
  return 'rule' in field && field.rule ? undefined : createSecretWord()
}

const targetsOf = (field: Field): string[] =>
  field.kind === 'ref' || field.kind === 'refs'
    ? [field.to]
    : field.kind === 'rows'
      ? Object.values(field.fields).flatMap((cell) => (cell.kind === 'ref' ? [cell.to] : []))
      : []

export function drawReference(field: Field, ids: Ids, pick: (limit: number) => number): unknown {
  const pickId = (to: string) => {
    const candidateIds = ids.get(to) ?? []
    return candidateIds[pick(candidateIds.length)]
  }
  if (field.kind === 'ref') return pickId(field.to) ?? null
  if (field.kind === 'refs') return [pickId(field.to)].filter((id) => id !== undefined)
  if (field.kind !== 'rows') return undefined
  const cells = Object.entries(field.fields).map(([name, cell]) => [
    name,
    cell.kind === 'ref' ? pickId(cell.to) : createSecretWord(),
  ])
  return [Object.fromEntries(cells)]
}

/** Creates a row of a nested resource, with a file if the resource has a file field. */
async function createNestedRow(world: Shop, resource: Resource, parent: number) {
  const form = new FormData()
  const { input } = await buildSample(resource, world, { [resource.parent?.fieldName ?? '']: parent })
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || field.kind === 'pictures' || name === resource.parent?.fieldName) continue
    if (field.kind === 'file')
      form.append(name, new Blob([`%PDF-1.7 ${createSecretWord()}`]), `${createSecretWord()}.pdf`)
    else form.append(name, String(input[name]))
  }
  const { status, body } = await world.admin.post(`/${resource.parent?.resource.name}/${parent}/${resource.name}`, form)
  if (status !== 200) throw new Error(`POST ${resource.name}: ${JSON.stringify(body)}`)
}

/** Fills the fields that need a permission to be read, by SQL, because the API cannot write all of them. */
async function fillHiddenFields({ sql }: Shop) {
  for (const { table, fields } of resources) {
    for (const [name, field] of Object.entries(fields)) {
      if (!field.readPermission || !['text', 'long_text', 'date'].includes(field.kind)) continue
      const rows = await sql.query<{ id: number }[]>(`select id from ${table}`)
      for (const { id } of rows) {
        const value = field.kind === 'date' ? `20${10 + (id % 50)}-02-03` : createSecretWord()
        await sql.query(`update ${table} set ${name} = $1 where id = $2`, [value, id])
      }
    }
  }
}
