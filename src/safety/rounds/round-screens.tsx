import type { ReactElement } from 'react'
import { CreateRoundPage } from '#src/safety/rounds/create/CreateRoundPage.tsx'
import { RoundsPage } from '#src/safety/rounds/list/RoundsPage.tsx'
import { RoundPage } from '#src/safety/rounds/page/RoundPage.tsx'
import { loadRoundTexts } from '#src/safety/rounds/round-texts.ts'

type RoundScreens = { list: ReactElement; create: ReactElement; record: ReactElement }

/** Lazy loading: loads the texts of the screens of rounds, and returns the screens. */
export async function loadRoundTextsAndCreateScreens(): Promise<RoundScreens> {
  await loadRoundTexts()
  return { list: <RoundsPage />, create: <CreateRoundPage />, record: <RoundPage /> }
}
