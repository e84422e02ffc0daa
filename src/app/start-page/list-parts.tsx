import { accessParts } from '#src/access/start-page/parts.tsx'
import { expiriesCard } from '#src/agenda/notices/start-page/cards.ts'
import type { ModuleName } from '#src/app/modules/modules.ts'
import { catalogParts } from '#src/catalog/start-page/parts.tsx'
import { inboxParts } from '#src/inbox/start-page/parts.tsx'
import { backupCard } from '#src/operations/start-page/cards.ts'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'
import { openRoundsCard, overdueEquipmentCard } from '#src/safety/start-page/cards.ts'
import { workforceParts } from '#src/workforce/start-page/parts.tsx'

/** The start-page cards of each module. One script contains them all and loads with the start page. */
const partsByModule: Readonly<Record<ModuleName, StartPageParts>> = {
  catalog: catalogParts,
  inbox: inboxParts,
  access: accessParts,
  directory: {},
  workforce: workforceParts,
  safety: { onSight: [overdueEquipmentCard, openRoundsCard] },
  agenda: { onSight: [expiriesCard] },
  importer: {},
  operations: { onSight: [backupCard] },
  storefront: {},
}

type SlotPart<Slot extends keyof StartPageParts> = NonNullable<StartPageParts[Slot]>[number]

/** The cards of one slot of the start page, of all modules. */
export const listStartPageParts = <Slot extends keyof StartPageParts>(slot: Slot): SlotPart<Slot>[] =>
  Object.values(partsByModule).flatMap((parts): readonly SlotPart<Slot>[] => parts[slot] ?? [])
