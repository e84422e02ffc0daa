import { events } from '#src/agenda/events/events.ts'
import { spanFrom, spanTo } from '#src/agenda/events/span-filters.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import { calendarMessages } from '#src/agenda/texts/calendar-messages.ts'
import { digestMailMessages, digestScreenMessages } from '#src/agenda/texts/digest-messages.ts'
import { eventMessages } from '#src/agenda/texts/event-messages.ts'
import { feedMessages } from '#src/agenda/texts/feed-messages.ts'
import { agendaGuideMessages } from '#src/agenda/texts/guide-messages.ts'
import { noticeMessages } from '#src/agenda/texts/notice-messages.ts'
import { noticeScreenMessages } from '#src/agenda/texts/notice-screen-messages.ts'
import { agendaCardMessages } from '#src/agenda/texts/start-page-messages.ts'
import { createListGuideEntry } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const agenda: Manifest = {
  resources: [events],
  handWritten: [notices],
  rowFilters: [spanFrom, spanTo],
  messages: {
    records: { ...eventMessages, ...noticeMessages },
    bundles: {
      calendar: { ...calendarMessages, ...feedMessages },
      digest: digestScreenMessages,
      guide: agendaGuideMessages,
      notices: noticeScreenMessages,
      staff: agendaCardMessages,
    },
    server: digestMailMessages,
  },
  guide: { staff: [createListGuideEntry(events, 4), createListGuideEntry(notices, 4)] },
}
