import type { ReactElement } from 'react'
import { CreateRoundPage } from '#src/safety/rounds/create/CreateRoundPage.tsx'
import { loadRoundTexts } from '#src/safety/rounds/round-texts.ts'

/** The screen of a new round, with its texts. */
export async function createNewRoundScreen(): Promise<ReactElement> {
  await loadRoundTexts()
  return <CreateRoundPage />
}
