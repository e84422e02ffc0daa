import type { Actor } from '#src/platform/actor.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { unseenNames } from '#src/resource/seen.ts'

/**
 * Field-level access: an entity without what this reader may not see (`seenWith`). Whatever answers an entity, or what
 * is kept of one, passes it through here last; the audit and kept answers hold all of it.
 */
export function visibleTo<Row extends Partial<Entity>>(
  { resource }: Pick<Prepared, 'resource'>,
  reader: Actor | null,
  entity: Row,
): Row {
  const seen = { ...entity }
  for (const name of unseenNames(resource, reader)) delete seen[name]
  return seen
}
