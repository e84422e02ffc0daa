import type { Actor } from '#src/platform/actor.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { SignedLinks } from '#src/platform/files/serving/signed-links.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listHiddenNames } from '#src/resource/visibility/visible-fields.ts'

type AnsweredResource = Pick<PreparedResource, 'resource' | 'files' | 'rules'>

/**
 * Field-level access: prepares an entity for a reader's answer, without the fields that the reader may not see
 * (`readPermission`), and with signed links to its private files. The audit and stored answers contain all fields.
 */
export const prepareEntityAnswer = (
  links: SignedLinks,
  prepared: AnsweredResource,
  reader: Actor | null,
  entity: Entity,
): Entity => createEntityPreparer(links, prepared, reader)(entity)

/** Returns a function that does for each of many entities what `prepareEntityAnswer` does for one. */
export function createEntityPreparer(links: SignedLinks, prepared: AnsweredResource, reader: Actor | null) {
  const hiddenNames = listHiddenNames(prepared.resource, reader)
  return (entity: Entity): Entity => addSignedLinks(links, prepared, omitProperties(entity, hiddenNames))
}

/**
 * Adds signed links to an entity's private files. This is the last step of an answer: neither the audit nor a stored
 * answer contains a link, and a repeated answer gets new links.
 */
export function addSignedLinks(
  links: SignedLinks,
  { files, rules }: Pick<PreparedResource, 'files' | 'rules'>,
  storedEntity: Entity,
): Entity {
  const entity = rules.addLinks?.(storedEntity, links.url) ?? storedEntity
  const linkProperties = files.flatMap(({ name, field, files: fileHandling }) =>
    name in entity ? (fileHandling.signedLinks(field)?.addLinks(name, entity, links.url) ?? []) : [],
  )
  return linkProperties.length ? Object.assign({}, entity, ...linkProperties) : entity
}

/** Prepares the entity in a STALE refusal as `prepareEntityAnswer` does. Returns other errors unchanged. */
export function prepareEntityOfStaleRefusal(
  links: SignedLinks,
  prepared: AnsweredResource,
  reader: Actor | null,
  error: unknown,
): unknown {
  if (!(error instanceof Conflict) || error.code !== 'STALE') return error
  const entity = prepareEntityAnswer(links, prepared, reader, error.extra.entity as Entity)
  return new Conflict(error.key, error.code, { ...error.extra, entity })
}

function omitProperties<Row extends Partial<Entity>>(entity: Row, names: ReadonlySet<string>): Row {
  if (names.size === 0) return entity
  const remainingEntity = { ...entity }
  for (const name of names) delete remainingEntity[name]
  return remainingEntity
}
