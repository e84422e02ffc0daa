import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'
import { expiringCard, headcountCard } from '#src/workforce/start-page/cards.ts'

export const workforceParts: StartPageParts = { onSight: [headcountCard, expiringCard] }
