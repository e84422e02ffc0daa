import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { expiringCard, headcountCard } from '#src/workforce/start-page/cards.ts'
import { HeadcountAndTurnoverCharts } from '#src/workforce/start-page/HeadcountAndTurnoverCharts.tsx'
import { SectorsAndExpiringCards } from '#src/workforce/start-page/SectorsAndExpiringCards.tsx'

export const workforcePartsOnSight: readonly StartPagePart[] = [
  { card: headcountCard, Component: HeadcountAndTurnoverCharts },
  { card: expiringCard, Component: SectorsAndExpiringCards },
]
