import type { ComponentType, ReactElement } from 'react'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { PermissionGroups } from '#src/resource/registration/manifest.ts'
import type { RecordPanel } from '#src/resource/screens/form/tabs/record-panels.tsx'
import type { ListExtras } from '#src/resource/screens/list/ListScreen.tsx'
import type { RecordForm, RecordTitleLink } from '#src/resource/screens/record/RecordScreen.tsx'

/** The declarations of all modules together, for the screens of permissions and of the audit. */
export type Declarations = {
  /** Resources whose routes the kernel registers. */
  resources: readonly Resource[]
  /** `resources`, those whose routes are written by hand, and the audit. */
  allResources: readonly Resource[]
  cards: readonly Card[]
  permissionGroups: PermissionGroups
}

/** A card of the start page with its component, which only readers who may see the card get. */
export type StartPagePart = { card: Card; Component: ComponentType }

/**
 * A module's cards on the start page: figures in one row, wide cards below, and other cards side by side. The cards of
 * `onSight` stand below them all, and their components load when their place comes into sight.
 */
export type StartPageParts = {
  figures?: readonly StartPagePart[]
  wide?: readonly StartPagePart[]
  cards?: readonly StartPagePart[]
  onSight?: readonly Card[]
}

type LoadScreen = (loadDeclarations: () => Promise<Declarations>) => Promise<ReactElement>

/** The screens of a resource: its list, the form of a new record, and a record. */
export type ScreenSet = { list: ReactElement; create: ReactElement; record: ReactElement }

/** A part of the profile's settings that a module adds. `email` is the stored address of the account. */
export type ProfileSection = ComponentType<{ email: string | null }>

/** The parts that modules add, by module. */
export type ProfileSections = ReadonlyMap<string, ProfileSection>

type ByResource<Value> = Readonly<Record<string, Value>>

/**
 * The part of a module's manifest that only the browser needs, by the names of its resources: the first script contains
 * no declarations. Everything is loaded on demand.
 */
export type ScreenManifest = {
  /** Forms written by hand. Other resources have a generated form. */
  forms?: ByResource<() => Promise<RecordForm>>
  /** Parts of a list's screen besides its table. */
  lists?: ByResource<() => Promise<ListExtras>>
  /** A resource's only screen, written by hand. The resource has no generated screens. It takes a record's id. */
  screens?: ByResource<LoadScreen>
  /** The screens written by hand of resources that have all three of them, by the resource. They share a script. */
  screenSets?: ByResource<() => Promise<ScreenSet>>
  /** What the module adds to a record's generated screen, of its own resources or of others. */
  recordAdditions?: ByResource<() => Promise<RecordAdditions>>
  /** What the module adds to the settings of the reader's own account. */
  profileSection?: () => Promise<ProfileSection>
}

/** Parts of a record's screen besides its form. */
export type RecordAdditions = {
  /** A link or a button beside the title. */
  link?: RecordTitleLink
  /** Further tabs. */
  panels?: readonly RecordPanel[]
}
