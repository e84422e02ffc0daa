import type { ComponentType, ReactElement } from 'react'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { PermissionGroups } from '#src/resource/registration/manifest.ts'
import type { ListExtras } from '#src/resource/screens/list/ListScreen.tsx'
import type { RecordAction, RecordForm } from '#src/resource/screens/record/RecordScreen.tsx'

/** What all modules declare together; screens of users' permissions and of the audit show it. */
export type Declarations = {
  /** Those whose routes the kernel makes. */
  resources: readonly Resource[]
  /** All that have screens, those written by hand too. */
  resourcesWithScreens: readonly Resource[]
  cards: readonly Card[]
  permissionGroups: PermissionGroups
}

/** A card of the start page, for readers who may see it. */
export type StartPagePart = { card: Card; Component: ComponentType }

/** A module's share of the start page: its figures in one row, wide cards below, the others side by side. */
export type StartPageParts = {
  figures?: readonly StartPagePart[]
  wide?: readonly StartPagePart[]
  cards?: readonly StartPagePart[]
}

type ByResource<Value> = Readonly<Record<string, Value>>

/**
 * What a module declares for the browser alone, by the names of its resources: the first script holds none of the
 * declarations. Whatever is more than a link is loaded on demand.
 */
export type ScreenManifest = {
  /** Forms written by hand; other resources have the generated one. */
  forms?: ByResource<() => Promise<RecordForm>>
  /** What a list shows besides its table. */
  lists?: ByResource<() => Promise<ListExtras>>
  /** Screens written by hand, of resources that the kernel makes no screens for. */
  screens?: ByResource<(loadDeclarations: () => Promise<Declarations>) => Promise<ReactElement>>
  /** A link beside the title of a record's form. */
  recordActions?: ByResource<RecordAction>
}
