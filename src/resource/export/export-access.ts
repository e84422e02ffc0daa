import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'

/**
 * The permission to export a list: that to read it or, for a public resource, that to open the list's screen. Null if
 * nobody may export it.
 */
export function deriveExportAccess({ access, screens }: Pick<Resource, 'access' | 'screens'>): Access | null {
  return access.read === 'public' ? (screens?.list.access ?? null) : access.read
}
