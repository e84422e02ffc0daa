import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'

/**
 * Who may export a list: its readers. Never the public: where everybody reads the list, those who may open its screen.
 * Null where nobody may.
 */
export function deriveExportAccess({ access, screens }: Pick<Resource, 'access' | 'screens'>): Access | null {
  return access.read === 'public' ? (screens?.list.access ?? null) : access.read
}
