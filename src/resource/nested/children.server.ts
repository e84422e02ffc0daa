import type { Entity } from '#src/resource/declaration.ts'
import { lockRows } from '#src/resource/read/read-rows.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Resources whose rows belong to rows of this one. */
export const childrenOf = ({ resource, registry }: Pick<Prepared, 'resource' | 'registry'>): Prepared[] =>
  [...registry.values()].filter((other) => other.resource.parent?.resource.name === resource.name)

/** The rows that go with these, locked. Their parents are: none is added meanwhile. */
export const lockChildren = (context: WriteContext, child: Prepared, parents: readonly Entity[]): Promise<Entity[]> =>
  lockRows(context, child, {
    column: child.resource.parent?.by,
    ids: parents.map(({ id }) => id),
    lock: 'for update of t',
  })
