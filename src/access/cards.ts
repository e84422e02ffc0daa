import { defineCard } from '#src/resource/cards/card.ts'

/** An audit entry in words: who did what to which record, and when. */
export type Change = {
  id: number
  at: string
  /** Null where the account is gone. */
  who: { name: string; surname: string } | null
  resource: string
  action: string
  entity_id: string
  /** The record's name; null where the reader may not read its resource, or it has none. */
  label: string | null
  /** False where the record is gone, or not the reader's. */
  is_there: boolean
}

export type ChangesFigures = { changes: readonly Change[] }

export const changesCard = defineCard<ChangesFigures>('last_changes', 'see_audit')
