import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'

/**
 * The permission that an export of the list needs: the permission to read the resource. For a public resource it is the
 * permission to open the list's screen, or null without such a screen: nobody may export it.
 */
export function deriveExportAccess({ access, screens }: Pick<Resource, 'access' | 'screens'>): Access | null {
  return access.read === 'public' ? (screens?.list.access ?? null) : access.read
}
