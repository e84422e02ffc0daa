import { accessParts } from '#src/access/start-page/parts.tsx'
import type { ModuleName } from '#src/app/modules/modules.ts'
import { catalogParts } from '#src/catalog/start-page/parts.tsx'
import { inboxParts } from '#src/inbox/start-page/parts.tsx'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'
import { workforceParts } from '#src/workforce/start-page/parts.tsx'

/** The start-page cards of each module. One script contains them all and loads with the start page. */
const partsByModule: Readonly<Record<ModuleName, StartPageParts>> = {
  catalog: catalogParts,
  inbox: inboxParts,
  access: accessParts,
  directory: {},
  workforce: workforceParts,
  safety: {},
  agenda: {},
  importer: {},
  storefront: {},
}

/** The cards of one slot of the start page, of all modules. */
export const listStartPageParts = (slot: keyof StartPageParts) =>
  Object.values(partsByModule).flatMap((parts) => parts[slot] ?? [])
