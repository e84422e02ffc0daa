import { createListGuideEntry, listDestinations } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'
import { qualityItems, trainingItems } from '#src/safety/certification-items.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { dueScreen } from '#src/safety/due/due-screen.ts'
import { ppes } from '#src/safety/ppes.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { deliveryMessages } from '#src/safety/texts/delivery-messages.ts'
import { dueMessages, duePageMessages } from '#src/safety/texts/due-messages.ts'
import { equipmentMessages, equipmentTabMessages } from '#src/safety/texts/equipment-messages.ts'
import { safetyGuideMessages } from '#src/safety/texts/guide-messages.ts'
import { safetyMessages } from '#src/safety/texts/messages.ts'
import { safetyPermissions } from '#src/safety/texts/permission-messages.ts'
import { printingMessages } from '#src/safety/texts/printing-messages.ts'
import { roundMessages } from '#src/safety/texts/round-messages.ts'
import { roundScreenMessages } from '#src/safety/texts/round-screen-messages.ts'
import { safetyDeedMessages } from '#src/safety/texts/start-page-messages.ts'
import { unsentMessages } from '#src/safety/texts/unsent-messages.ts'

const menuLists = [ppes, deliveries, dueScreen, rounds, trainingItems, qualityItems]

export const safety: Manifest = {
  resources: [ppes, deliveries, rounds, trainingItems, qualityItems],
  handWritten: [dueScreen],
  permissions: {
    safety: [
      'see_menu_ppes',
      'see_ppes',
      'create_ppes',
      'update_ppes',
      'delete_ppes',
      'see_ppe_deliveries',
      'create_ppe_deliveries',
      'update_ppe_deliveries',
      'delete_ppe_deliveries',
      'print_ppe_deliveries',
      'see_training_items',
      'create_training_items',
      'update_training_items',
      'delete_training_items',
      'see_quality_items',
      'create_quality_items',
      'update_quality_items',
      'delete_quality_items',
    ],
  },
  messages: {
    records: { ...safetyMessages, ...deliveryMessages, ...equipmentTabMessages, ...roundMessages, ...duePageMessages },
    bundles: {
      due: dueMessages,
      equipment: equipmentMessages,
      permissions: safetyPermissions,
      guide: safetyGuideMessages,
      rounds: roundScreenMessages,
      staff: safetyDeedMessages,
      unsent: unsentMessages,
    },
    server: printingMessages,
  },
  guide: {
    staff: [
      createListGuideEntry(dueScreen, 3),
      createListGuideEntry(rounds, 4),
      createListGuideEntry(deliveries, 4),
      {
        name: 'safety',
        title: 'guide.safety.title',
        tipCount: 4,
        destinations: menuLists.flatMap((list) => listDestinations(list, 'list')),
      },
    ],
  },
}
