import { test } from 'node:test'
import { registrations as productRegistrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { listReadPermissions } from '#src/resource/visibility/visible-fields.ts'
import { checkAgainstDocument, readApiDocument } from '#test/api-document.ts'
import type { Answer, Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { binders, nestedRegistrations, nestedTables } from '#test/nested-resources.ts'
import { buildSample, createRow, type FieldValues, isWritable } from '#test/samples.ts'

/** Those of the product, and a nested one that has all that a root has. */
const registrations = [...productRegistrations, ...nestedRegistrations.filter(({ resource }) => resource === binders)]

/** Those that have an address of their own. */
export const contractResources: readonly Resource[] = registrations
  .map(({ resource }) => resource)
  .filter(({ parent }) => !parent || parent.hasRootAddress)

/** False for a resource of tests alone, which has no texts. */
export const isOfProduct = (resource: Resource): boolean => resource !== binders

/** A declared resource under test, in a shop that other resources are tested in as well. */
export type Subject = {
  resource: Resource
  /** Where it stands below `/api`. */
  path: string
  world: Shop
  /** Every permission that the declaration names. */
  permissions: string[]
  /** Who holds them. */
  by: Client
  /** What is sent for a new row, and what a read must show of it. */
  sample: (overrides?: FieldValues) => ReturnType<typeof buildSample>
  /** A new row, made by who may do everything. */
  create: (overrides?: FieldValues) => ReturnType<typeof createRow>
  rows: (query?: string) => Promise<Record<string, any>[]>
  /** How many rows there are. */
  total: () => Promise<number>
  /** What the API's document says of its list. */
  documented: Record<string, any>
}

type Keeps = (promise: string, proof: () => Promise<void>) => void

/**
 * Every declared resource keeps these promises on the wire; a new declaration is held to them by being registered.
 * Whatever is asked, the answer is one that the API's document foretells. One shop serves them all, so none may rely on
 * being alone in its list.
 */
export function testEveryResource(promises: Promises): void {
  testResources(contractResources, promises)
}

/** The same for those that the API makes and changes. */
export function testEveryWritable(promises: Promises): void {
  testResources(contractResources.filter(isWritable), promises)
}

type Promises = (subject: Subject, keeps: Keeps) => void

function testResources(resources: readonly Resource[], promises: Promises): void {
  test('every declared resource', async (t) => {
    const plainShop = await shop(t, {}, { tables: nestedTables, registrations })
    const world = await checkAgainstDocument(plainShop)
    const { paths } = await readApiDocument(plainShop)
    // The last row of the parameters cannot be deleted.
    await plainShop.make.parameters()
    for (const resource of resources) {
      const proofs: Promise<void>[] = []
      const documented = paths[`/api/${resource.name}`]?.['get']
      promises({ ...createSubject(resource, world), documented }, (promise, proof) => {
        proofs.push(t.test(`${resource.name}: ${promise}`, proof))
      })
      await Promise.all(proofs)
    }
  })
}

function createSubject(resource: Resource, world: Shop): Omit<Subject, 'documented'> {
  const { name, access } = resource
  const path = `/${name}`
  const accesses = [access.read, access.create, access.update, access.delete, listReadPermissions(resource)].flat()
  const permissions = [...new Set(accesses)].filter((access) => access !== 'public' && access !== 'never')
  const by = world.as(...permissions)
  return {
    resource,
    path,
    world,
    permissions,
    by,
    sample: (overrides) => buildSample(resource, world, overrides),
    create: (overrides) => createRow(resource, world, overrides),
    rows: async (query = '') => rowsOf(resource, await by.get(`${path}${query}`)),
    total: async () => Number((await by.get(`${path}?page=1&per_page=1`)).headers.get('x-total-count')),
  }
}

/** A list's rows: the body, or what stands in it under the resource's name. */
export function rowsOf({ name }: Resource, { body }: Answer): Record<string, any>[] {
  return Array.isArray(body) ? body : body[name]
}

export const idsOf = (rows: Record<string, any>[]): number[] => rows.map(({ id }) => id)

/** Past the API, where no write sets it. */
export async function setColumn({ resource, world }: Subject, id: number, column: string, value: unknown) {
  await world.sql.query(`update ${resource.table} set ${column} = $1 where id = $2`, [value as never, id])
}
