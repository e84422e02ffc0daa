import type { ReactElement } from 'react'
import { RoundsPage } from '#src/safety/rounds/list/RoundsPage.tsx'
import { loadRoundTexts } from '#src/safety/rounds/round-texts.ts'

/** The list of rounds, with its texts. */
export async function createRoundsScreen(): Promise<ReactElement> {
  await loadRoundTexts()
  return <RoundsPage />
}
