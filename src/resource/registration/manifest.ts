import type { Messages } from '#src/platform/i18n/define-messages.ts'
import type { Card } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'
import type { GuideChapterName, GuideEntry } from '#src/resource/registration/guide-entry.ts'

/** The groups of the permissions page. The title of each is the message `access.permissions_page.group.{name}`. */
export type PermissionGroupName = 'catalog' | 'directory' | 'access' | 'workforce' | 'safety' | 'agenda'

export type PermissionGroups = Readonly<Partial<Record<PermissionGroupName, readonly string[]>>>

/** The texts of a module, by the moment at which a browser needs them. */
export type ModuleMessages = {
  /** Texts that come with the first screen. */
  first?: Messages
  /** Texts that come with the first list or form. Those that an outline names come with the first screen too. */
  records?: Messages
  /** Texts by bundle: they come with a screen that loads `virtual:messages/{bundle}/{language}`. */
  bundles?: Readonly<Record<string, Messages>>
  /** Texts that only the server uses, in its answers and pages. */
  server?: Messages
}

/** The part of a module's manifest that server and browser share. */
export type Manifest = {
  /** Resources whose routes the kernel registers, in the order of the menu. */
  resources?: readonly Resource[]
  /** Resources with routes and screens written by hand. They are declared for menu, guide and permissions only. */
  handWritten?: readonly Resource[]
  /** Filters that the module adds to the lists of any module. Their SQL is in `manifest.server.ts`. */
  rowFilters?: readonly RowFilter[]
  /** Cards of the start page. */
  cards?: readonly Card[]
  permissions?: PermissionGroups
  messages?: ModuleMessages
  guide?: Readonly<Partial<Record<GuideChapterName, readonly GuideEntry[]>>>
}
