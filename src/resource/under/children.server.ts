import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'

/** Resources whose rows belong to rows of this one. */
export const childrenOf = ({ resource, registry }: Pick<Prepared, 'resource' | 'registry'>): Prepared[] =>
  [...registry.values()].filter((other) => other.resource.under?.resource.name === resource.name)

/** The rows that go with these, locked. Their parents are: none is added meanwhile. */
export async function lockChildren({ tx }: By, child: Prepared, parents: readonly Entity[]): Promise<Entity[]> {
  const { resource, select } = child
  const text = `
    select ${select.list} from ${resource.table} t ${select.joins}
    where t.${resource.under?.by} = any($1::int[]) order by t.id for update of t`
  return tx.query<Entity[]>(text, [parents.map(({ id }) => id)])
}
