import { changesSource } from '#src/access/audit/changes-card.server.ts'
import { firstSteps } from '#src/app/first-steps.ts'
import { catalogCards } from '#src/catalog/cards.server.ts'
import { inboxCards } from '#src/inbox/cards.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { firstStepsSource } from '#src/resource/cards/first-steps.server.ts'

/** Every card of the start page. */
export const cardSources: readonly CardSource[] = [
  firstStepsSource(firstSteps),
  ...catalogCards,
  ...inboxCards,
  changesSource,
]
