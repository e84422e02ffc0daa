import type { CardSource } from '#src/resource/cards/card.server.ts'
import { expiringCardSource } from '#src/workforce/start-page/expiring-card.server.ts'
import { headcountCardSource } from '#src/workforce/start-page/headcount-card.server.ts'

export const workforceCards: readonly CardSource[] = [headcountCardSource, expiringCardSource]
