import { addDays } from '#src/platform/days/add-days.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { createListCardSource } from '#src/resource/cards/list-card.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { requirePrepared } from '#src/resource/registration/prepared.server.ts'
import type { OverdueEquipmentFigures } from '#src/safety/due/due.ts'
import { readOverdueSums } from '#src/safety/due/read-due-sums.server.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { openRoundsCard, overdueEquipmentCard } from '#src/safety/start-page/cards.ts'

const countSchema = { type: 'integer', minimum: 0 }

const overdueEquipmentSource: CardSource<OverdueEquipmentFigures> = {
  card: overdueEquipmentCard,
  summary: 'Equipment that is overdue or was never given, and apart from it what an open round will bring',
  schema: objectSchema({ people: countSchema, overdue: countSchema, never: countSchema, in_rounds: countSchema }),
  scope: rounds.scope,
  computeFigures(tx, { actor, registry, settings }) {
    const employees = requirePrepared(registry, 'employees').narrowTo(actor)
    const deliveries = requirePrepared(registry, 'ppe_deliveries').narrowTo(actor)
    const until = addDays(computeTodayOnServer(settings.tzShop), -1)
    const query = { people: parseListQuery(employees, {}), itemFilters: [], until }
    return readOverdueSums({ db: tx, actor, employees, deliveries }, query)
  },
}

export const safetyCards: readonly CardSource[] = [
  overdueEquipmentSource,
  createListCardSource(openRoundsCard, rounds, 'Rounds that wait for signatures'),
]
