import { eventsRules } from '#src/agenda/events/events.server.ts'
import { events } from '#src/agenda/events/events.ts'
import { spanFilterRules } from '#src/agenda/events/span-filters.server.ts'
import { expiriesCardSource } from '#src/agenda/notices/start-page/expiries-card.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'

export const agendaServer: ServerManifest = {
  parts: [{ resource: events, rules: eventsRules }],
  rowFilters: spanFilterRules,
  cards: [expiriesCardSource],
}
