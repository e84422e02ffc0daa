import type { Resource } from '#src/resource/declaration.ts'
import type { Subject } from '#test/contract.ts'
import { createRow, type FieldValues, requireResource } from '#test/samples.ts'

/** The bindings that restrict a user to some of the rows: the user's column, and the resource whose id it contains. */
export const scopeBindings = [
  { key: 'company_id', ownerName: 'companies' },
  { key: 'client_id', ownerName: 'clients' },
] as const

export type ScopeBinding = (typeof scopeBindings)[number]

/** Creates a user of a company or client, one row of that owner, and rows of another owner or of none. */
export async function createBoundReader(subject: Subject, { key, ownerName }: ScopeBinding, column: string) {
  const { resource, world, permissions, create } = subject
  const [owner, otherOwner] = [
    await createRow(requireResource(ownerName), world),
    await createRow(requireResource(ownerName), world),
  ]
  const scopeValues = buildScopeValues(resource.scope, key, owner.id)
  const isOwnerItself = column === 'id'
  const ownRow = isOwnerItself ? owner : await create(scopeValues)
  const otherRow = isOwnerItself ? otherOwner : await create({ ...scopeValues, [column]: otherOwner.id })
  const foreignRows = isOwnerItself ? [otherRow] : [otherRow, await create({ ...scopeValues, [column]: null })]
  const reader = world.asUser({ [key]: owner.id, permissions })
  await reader.token()
  let changeCount = 0
  const changeValues = (): FieldValues => ({ [resource.label[0] ?? '']: `Otra cosa ${owner.id}.${++changeCount}` })
  return { owner, otherOwner, ownRow, foreignRows, scopeValues, reader, changeValues }
}

/** Owner values of a row that only this binding restricts: all other owner columns are null. */
export function buildScopeValues(scope: Resource['scope'], key: ScopeBinding['key'], owner: number): FieldValues {
  const columns = Object.entries(scope).filter(([, column]) => column !== 'id')
  return Object.fromEntries(columns.map(([bond, column]) => [column, bond === key ? owner : null]))
}
