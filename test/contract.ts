import { test } from 'node:test'
import { registrations as productRegistrations } from '#src/app/modules/modules.server.ts'
import { readUniqueKeys } from '#src/importer/rows/unique-keys.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { listReadPermissions } from '#src/resource/visibility/visible-fields.ts'
import { checkAgainstDocument, readApiDocument } from '#test/api-document.ts'
import type { Answer, Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { binders, nestedRegistrations, nestedTables } from '#test/nested-resources.ts'
import { buildChangeSample, buildSample, createRow, type FieldValues, isWritable } from '#test/samples.ts'

/** All registrations of the program, and a nested resource for tests, which has addresses of its own. */
const registrations = [...productRegistrations, ...nestedRegistrations.filter(({ resource }) => resource === binders)]

/**
 * The resources under test: those with addresses of their own. Of personal rows each reader sees others, so that their
 * own tests prove the promises.
 */
export const contractResources: readonly Resource[] = registrations
  .map(({ resource }) => resource)
  .filter(({ personal }) => !personal)
  .filter(({ parent }) => !parent || parent.hasRootAddress)

/** False for the resource that only tests declare: it has no texts. */
export const isOfProduct = (resource: Resource): boolean => resource !== binders

/** A resource under test. Its shop has records of other resources as well. */
export type Subject = {
  resource: Resource
  /** The resource's path below `/api`. */
  path: string
  world: Shop
  /** Every permission that the declaration names. */
  permissions: string[]
  /** A client that holds these permissions. */
  by: Client
  /** Builds the input of a new row, and the values that a read must show. */
  sample: (overrides?: FieldValues) => ReturnType<typeof buildSample>
  /** Builds the input of a change of a row: its fixed fields keep their values. */
  sampleChange: (row: FieldValues) => ReturnType<typeof buildSample>
  /** Creates a row, as the administrator. */
  create: (overrides?: FieldValues) => ReturnType<typeof createRow>
  /** The values of a row that make another one its duplicate: those of the field's unique key, and its owners. */
  copyKey: (row: FieldValues, field: string) => Promise<FieldValues>
  rows: (query?: string) => Promise<Record<string, any>[]>
  /** Counts the rows of the list. */
  total: () => Promise<number>
  /** The operation of the resource's list in the API document. */
  documented: Record<string, any>
}

/** Adds a test of a promise that the resource keeps. */
type AddPromise = (promise: string, proof: () => Promise<void>) => void

/**
 * Tests promises that every declared resource keeps in the API, new declarations included. Each response is compared
 * with the API document. All tests of a file share one shop, so no test may rely on being alone in a list. `share` is
 * the part of the resources that the file tests.
 */
export function testEveryResource(promises: Promises, { index, count }: Share = { index: 0, count: 1 }): void {
  testResources(
    contractResources.filter((_resource, place) => place % count === index),
    promises,
  )
}

/** Tests promises of the resources whose records the API creates and changes. */
export function testEveryWritable(promises: Promises): void {
  testResources(contractResources.filter(isWritable), promises)
}

/** A share of the resources: one of `count` equal shares, whose `index` counts from 0. */
type Share = { index: number; count: number }

export type Promises = (subject: Subject, keeps: AddPromise) => void

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
    sampleChange: (row) => buildChangeSample(resource, world, row),
    create: (overrides) => createRow(resource, world, overrides),
    async copyKey(row, field) {
      const key = (await readUniqueKeys(world.sql, { resource })).find((uniqueKey) => uniqueKey.field === field)
      const keyFields = (key?.expressions ?? []).filter((expression) => expression in resource.fields)
      const names = [field, ...keyFields, ...Object.values(resource.scope)]
      return Object.fromEntries(names.map((name) => [name, row[name]]))
    },
    rows: async (query = '') => rowsOf(resource, await by.get(`${path}${query}`)),
    total: async () => Number((await by.get(`${path}?page=1&per_page=1`)).headers.get('x-total-count')),
  }
}

/** The rows of a list: its body, or the body's property with the resource's name. */
export function rowsOf({ name }: Resource, { body }: Answer): Record<string, any>[] {
  return Array.isArray(body) ? body : body[name]
}

export const idsOf = (rows: Record<string, any>[]): number[] => rows.map(({ id }) => id)

/** Sets a column by SQL, for columns that no write of the API sets. */
export async function setColumn({ resource, world }: Subject, id: number, column: string, value: unknown) {
  await world.sql.query(`update ${resource.table} set ${column} = $1 where id = $2`, [value as never, id])
}
