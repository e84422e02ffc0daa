import { Conflict } from '#src/platform/errors.ts'
import type { SignedLinks } from '#src/platform/files/signed-links.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

/**
 * An entity as it is answered: with signed links of its private files. Added last, so that neither the audit nor a kept
 * answer holds a link, and a repeated one carries links that are good now.
 */
export function withLinks(links: SignedLinks, { files }: Pick<Prepared, 'files'>, entity: Entity): Entity {
  const added = files.map(({ name, field, files: side }) => side.signed(field)?.add(name, entity, links.url))
  return files.length ? Object.assign({}, entity, ...added) : entity
}

/** The same for the entity that a STALE refusal carries; other errors as they are. */
export function staleWithLinks(links: SignedLinks, prepared: Pick<Prepared, 'files'>, error: unknown): unknown {
  if (!(error instanceof Conflict) || error.code !== 'STALE') return error
  const { entity } = error.extra
  return new Conflict(error.key, error.code, { ...error.extra, entity: withLinks(links, prepared, entity as Entity) })
}
