import { events } from '#src/agenda/events/events.ts'
import { spanFrom, spanTo } from '#src/agenda/events/span-filters.ts'
import { eventMessages } from '#src/agenda/texts/event-messages.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const agenda: Manifest = {
  resources: [events],
  rowFilters: [spanFrom, spanTo],
  messages: { records: eventMessages },
}
