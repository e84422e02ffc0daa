import type { Messages } from '#src/platform/i18n/define-messages.ts'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'
import type { GuideChapterName, GuideEntry } from '#src/resource/registration/guide-entry.ts'

/** Groups of the permissions page; each has its title in `access.permissions_page.group.{name}`. */
export type PermissionGroupName = 'catalog' | 'directory' | 'access' | 'workforce' | 'safety' | 'agenda'

export type PermissionGroups = Readonly<Partial<Record<PermissionGroupName, readonly string[]>>>

/** Texts by the time at which a browser needs them. */
export type ModuleMessages = {
  /** With the first screen. */
  first?: Messages
  /** With the first list or form. Those that a resource's outline names come with the first screen all the same. */
  records?: Messages
  /** With a screen that loads `virtual:messages/{bundle}/{language}`, by bundle. */
  bundles?: Readonly<Record<string, Messages>>
  /** Never sent: only the server says them, in its answers or pages. */
  server?: Messages
}

/** What a module declares of itself, for the server and the browser alike. */
export type Manifest = {
  /** Those whose routes the kernel makes, in the order of the menu. */
  resources?: readonly Resource[]
  /** Declared for menu, guide and permissions alone: the module writes their routes and screens by hand. */
  handWritten?: readonly Resource[]
  /** Filters that it adds to the lists of any module; their SQL stands in `manifest.server.ts`. */
  rowFilters?: readonly RowFilter[]
  /** Of the start page. */
  cards?: readonly Card[]
  permissions?: PermissionGroups
  messages?: ModuleMessages
  guide?: Readonly<Partial<Record<GuideChapterName, readonly GuideEntry[]>>>
}
