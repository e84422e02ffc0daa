import type { ReactElement } from 'react'
import { RoundPage } from '#src/safety/rounds/page/RoundPage.tsx'
import { loadRoundTexts } from '#src/safety/rounds/round-texts.ts'

/** The screen of one round, with its texts. */
export async function createRoundPageScreen(): Promise<ReactElement> {
  await loadRoundTexts()
  return <RoundPage />
}
