import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import { entityFor } from '#src/resource/read/for-reader.server.ts'
import { Parameters } from '#src/resource/scope.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'

/** Resources whose rows belong to rows of this one. */
export const childrenOf = ({ resource, registry }: Pick<Prepared, 'resource' | 'registry'>): Prepared[] =>
  [...registry.values()].filter((other) => other.resource.under?.resource.name === resource.name)

/** The rows that go with these, locked. Their parents are: none is added meanwhile. */
export async function lockChildren({ tx, actor }: By, child: Prepared, parents: readonly Entity[]): Promise<Entity[]> {
  const { resource, select } = child
  const parameters = new Parameters()
  const all = parameters.add(parents.map(({ id }) => id))
  const text = `
    select ${entityFor(select, actor, parameters)} from ${resource.table} t ${select.joins}
    where t.${resource.under?.by} = any(${all}::int[]) order by t.id for update of t`
  return tx.query<Entity[]>(text, parameters.values)
}
