import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { headcountCard } from '#src/workforce/start-page/cards.ts'
import { HeadcountCards } from '#src/workforce/start-page/HeadcountCards.tsx'

export const workforcePartsOnSight: readonly StartPagePart[] = [{ card: headcountCard, Component: HeadcountCards }]
