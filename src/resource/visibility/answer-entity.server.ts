import type { Actor } from '#src/platform/actor.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { SignedLinks } from '#src/platform/files/serving/signed-links.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { unseenNames } from '#src/resource/visibility/visible-fields.ts'

type Answering = Pick<Prepared, 'resource' | 'files'>

/** An entity as this reader gets it: what they may see of it, with signed links of its private files. */
export const answerTo = (links: SignedLinks, prepared: Answering, reader: Actor | null, entity: Entity): Entity =>
  withLinks(links, prepared, visibleTo(prepared, reader, entity))

/**
 * An entity with signed links of those private files that it carries. Added last, so that neither the audit nor a kept
 * answer holds a link, and a repeated one carries links that are good now.
 */
export function withLinks(links: SignedLinks, { files }: Pick<Prepared, 'files'>, entity: Entity): Entity {
  const added = files
    .filter(({ name }) => name in entity)
    .map(({ name, field, files: side }) => side.signedLinks(field)?.addLinks(name, entity, links.url))
  return added.length ? Object.assign({}, entity, ...added) : entity
}

/** The same for the entity that a STALE refusal carries; other errors as they are. */
export function staleAnswerTo(links: SignedLinks, prepared: Answering, reader: Actor | null, error: unknown): unknown {
  if (!(error instanceof Conflict) || error.code !== 'STALE') return error
  const entity = answerTo(links, prepared, reader, error.extra.entity as Entity)
  return new Conflict(error.key, error.code, { ...error.extra, entity })
}

/**
 * Field-level access: an entity without what this reader may not see (`readPermission`). Whatever answers an entity,
 * or what is kept of one, passes it through here last; the audit and kept answers hold all of it.
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
