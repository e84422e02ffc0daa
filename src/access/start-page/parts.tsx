import { ChangesCard } from '#src/access/start-page/ChangesCard.tsx'
import { changesCard } from '#src/access/start-page/cards.ts'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'

export const accessParts: StartPageParts = { cards: [{ card: changesCard, Component: ChangesCard }] }
