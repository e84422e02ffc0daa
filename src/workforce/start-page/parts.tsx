import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'
import { expiringCard, headcountCard } from '#src/workforce/start-page/cards.ts'
import { HeadcountCharts } from '#src/workforce/start-page/HeadcountCharts.tsx'
import { StaffCards } from '#src/workforce/start-page/StaffCards.tsx'

export const workforceParts: StartPageParts = {
  wide: [
    { card: headcountCard, Component: HeadcountCharts },
    { card: expiringCard, Component: StaffCards },
  ],
}
