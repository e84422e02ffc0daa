import type { ScreenSet } from '#src/resource/registration/screen-manifest.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'
import { CreateRoundPage } from '#src/safety/rounds/create/CreateRoundPage.tsx'
import { RoundsPage } from '#src/safety/rounds/list/RoundsPage.tsx'
import { RoundPage } from '#src/safety/rounds/page/RoundPage.tsx'
import { loadRoundTexts } from '#src/safety/rounds/round-texts.ts'

/** Lazy loading: loads the texts of the screens of rounds, and returns the screens. */
export async function loadRoundScreens(): Promise<ScreenSet> {
  await Promise.all([loadRoundTexts(), loadResourceScreenTexts()])
  return { list: <RoundsPage />, create: <CreateRoundPage />, record: <RoundPage /> }
}
