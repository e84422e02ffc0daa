import type { StartPagePart } from '#src/resource/registration/screen-manifest.ts'
import { headcountCard } from '#src/workforce/start-page/cards.ts'
import { HeadcountAndTurnoverCharts } from '#src/workforce/start-page/HeadcountAndTurnoverCharts.tsx'

export const workforcePartsOnSight: readonly StartPagePart[] = [
  { card: headcountCard, Component: HeadcountAndTurnoverCharts },
]
