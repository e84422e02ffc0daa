import type { Notice } from '#src/agenda/notices/notice.ts'
import type { NoticeType } from '#src/agenda/notices/notice-types.ts'
import { defineCard } from '#src/resource/cards/card.ts'

/** What the card tells of a notice. */
export type NearestNotice = Omit<Notice, 'dismissed' | 'ppe_id' | 'training_item_id' | 'quality_item_id'>

/** What expires until thirty days from today, what is overdue included. */
export type ExpiriesFigures = {
  total: number
  types: readonly { type: NoticeType; qty: number }[]
  nearest: readonly NearestNotice[]
}

export const expiriesCard = defineCard<ExpiriesFigures>('expiries', 'see_notifications')
