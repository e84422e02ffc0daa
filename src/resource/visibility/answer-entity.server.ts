import type { Actor } from '#src/platform/actor.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { SignedLinks } from '#src/platform/files/serving/signed-links.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listHiddenNames } from '#src/resource/visibility/visible-fields.ts'

type AnsweredResource = Pick<PreparedResource, 'resource' | 'files'>

/** An entity as this reader gets it: what they may see of it, with signed links of its private files. */
export const prepareEntityAnswer = (
  links: SignedLinks,
  prepared: AnsweredResource,
  reader: Actor | null,
  entity: Entity,
): Entity => addSignedLinks(links, prepared, omitHiddenFields(prepared, reader, entity))

/**
 * An entity with signed links of those private files that it carries. Added last, so that neither the audit nor a kept
 * answer holds a link, and a repeated one carries links that are good now.
 */
export function addSignedLinks(links: SignedLinks, { files }: Pick<PreparedResource, 'files'>, entity: Entity): Entity {
  const linkProperties = files
    .filter(({ name }) => name in entity)
    .map(({ name, field, files: side }) => side.signedLinks(field)?.addLinks(name, entity, links.url))
  return linkProperties.length ? Object.assign({}, entity, ...linkProperties) : entity
}

/** The same for the entity that a STALE refusal carries; other errors as they are. */
export function prepareStaleAnswer(
  links: SignedLinks,
  prepared: AnsweredResource,
  reader: Actor | null,
  error: unknown,
): unknown {
  if (!(error instanceof Conflict) || error.code !== 'STALE') return error
  const entity = prepareEntityAnswer(links, prepared, reader, error.extra.entity as Entity)
  return new Conflict(error.key, error.code, { ...error.extra, entity })
}

/**
 * Field-level access: an entity without what this reader may not see (`readPermission`). Whatever answers an entity,
 * or what is kept of one, passes it through here last; the audit and kept answers hold all of it.
 */
export function omitHiddenFields<Row extends Partial<Entity>>(
  { resource }: Pick<PreparedResource, 'resource'>,
  reader: Actor | null,
  entity: Row,
): Row {
  const visibleEntity = { ...entity }
  for (const name of listHiddenNames(resource, reader)) delete visibleEntity[name]
  return visibleEntity
}
