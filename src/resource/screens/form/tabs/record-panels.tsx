import type { ComponentType } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { FormTab } from '#src/resource/screens/form/tabs/form-layout.ts'
import { LazyPart } from '#src/ui/lazy-part.tsx'

/** A tab that a module adds to the form of another module's records. */
export type RecordPanel = {
  /** The tab's name in the address: `?tab=name`. */
  name: string
  /** Message key. */
  caption: string
  /** The permission to see the tab. */
  access: string
  /** The number beside the caption. */
  count?: (entity: Entity) => number | undefined
  /** Imports the content. Called when the tab is first opened. */
  load: () => Promise<ComponentType<{ entity: Entity }>>
}

/** The tabs of these panels that the reader may see. A new record has none. */
export function usePanelTabs(panels: readonly RecordPanel[], entity: Entity | undefined): FormTab[] {
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  if (!entity) return []
  return panels
    .filter(({ access }) => hasAccess(actor, access))
    .map(({ name, caption, count, load }) => ({
      name,
      caption,
      count: count?.(entity),
      content: <LazyPart load={load} props={{ entity }} />,
    }))
}
