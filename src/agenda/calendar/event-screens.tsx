import { CalendarPage } from '#src/agenda/calendar/CalendarPage.tsx'
import { EventActions } from '#src/agenda/calendar/record/EventActions.tsx'
import { EventEdit } from '#src/agenda/calendar/record/EventEdit.tsx'
import { events } from '#src/agenda/events/events.ts'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import type { ScreenSet } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'
import { CreateScreen, UpdateScreen } from '#src/resource/screens/record/RecordScreen.tsx'

const textLoaders = {
  es: () => import('virtual:messages/calendar/es'),
  en: () => import('virtual:messages/calendar/en'),
  pt: () => import('virtual:messages/calendar/pt'),
}

/** Lazy loading: loads the texts of the calendar and of its events, and returns the screens. */
export async function loadEventScreens(): Promise<ScreenSet> {
  await Promise.all([loadScreenTexts(textLoaders), loadResourceScreenTexts()])
  return {
    list: <CalendarPage />,
    create: <CreateScreen resource={events} form={EventEdit} />,
    record: <UpdateScreen resource={events} form={EventEdit} link={EventActions} panels={[]} hasNeighbors={false} />,
  }
}
