import type { ScreenManifest } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

export const agendaScreens: ScreenManifest = {
  screens: {
    notifications: async (loadDeclarations) => {
      const [{ createNoticesScreen }, declarations] = await Promise.all([
        import('#src/agenda/notices/screen/create-notices-screen.tsx'),
        loadDeclarations(),
        loadResourceScreenTexts(),
      ])
      return createNoticesScreen(declarations)
    },
  },
  profileSection: async () => (await import('#src/agenda/digest/DigestSection.tsx')).loadDigestSection(),
  screenSets: { events: async () => (await import('#src/agenda/calendar/event-screens.tsx')).loadEventScreens() },
}
