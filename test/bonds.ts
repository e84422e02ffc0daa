import type { Resource } from '#src/resource/declaration.ts'
import type { Subject } from '#test/contract.ts'
import { createRow, type Given, resourceNamed } from '#test/samples.ts'

/** What binds a user to a part of the rows: the column of the user, and the resource whose id it holds. */
export const bonds = [
  { key: 'company_id', home: 'companies' },
  { key: 'client_id', home: 'clients' },
] as const

export type Bond = (typeof bonds)[number]

/** A reader bound to a company or a client, with one row of theirs and others that are not. */
export async function bound(subject: Subject, { key, home }: Bond, column: string) {
  const { resource, world, permissions, create } = subject
  const [own, other] = [await createRow(resourceNamed(home), world), await createRow(resourceNamed(home), world)]
  const bare = bareOf(resource.scope, key, own.id)
  const isHome = column === 'id'
  const mine = isHome ? own : await create(bare)
  const theirs = isHome ? other : await create({ ...bare, [column]: other.id })
  const foreign = isHome ? [theirs] : [theirs, await create({ ...bare, [column]: null })]
  const reader = world.asUser({ [key]: own.id, permissions })
  await reader.token()
  let changes = 0
  const changed = (): Given => ({ [resource.label[0] ?? '']: `Otra cosa ${own.id}.${++changes}` })
  return { own, other, mine, foreign, bare, reader, changed }
}

/** Bound by this key alone: a row that is another's as well would be more than the reader's. */
export function bareOf(scope: Resource['scope'], key: Bond['key'], own: number): Given {
  const columns = Object.entries(scope).filter(([, column]) => column !== 'id')
  return Object.fromEntries(columns.map(([bond, column]) => [column, bond === key ? own : null]))
}
