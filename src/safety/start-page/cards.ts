import { defineCard, defineListCard } from '#src/resource/cards/card.ts'
import type { OverdueEquipmentFigures } from '#src/safety/due/due.ts'

export const overdueEquipmentCard = defineCard<OverdueEquipmentFigures>('ppe_overdue', 'see_ppe_deliveries')

/** Rounds that wait for signatures, the oldest first. */
export const openRoundsCard = defineListCard('ppe_rounds_open', {
  resourceName: 'ppe_rounds',
  access: 'see_ppe_deliveries',
  filter: 'status=open&sort=date',
  noteProperty: 'date',
})
