import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import type { DraftedDelivery } from '#src/safety/rounds/create/round-draft.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import type { RoundValues } from '#src/safety/rounds/terms/RoundFields.tsx'

/** A person who already gets the item on that day. */
export type GivenPair = { index: number; employee_id: number; ppe_id: number }

/**
 * Writes a round with its deliveries in one request or, with `roundId`, adds them to that round. A repeated press with
 * the same content carries the same idempotency key.
 */
export function useWriteRound(roundId: number | null) {
  const queries = useQueryClient()
  const lastWrite = useRef({ content: '', key: '' })
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const [isWriting, setWriting] = useState(false)
  return {
    failure,
    isWriting,
    clearFailure: () => setFailure(null),
    /** Returns the round, or null if it was refused. */
    async write(values: RoundValues, deliveries: readonly DraftedDelivery[]): Promise<Round | null> {
      const body = roundId === null ? { ...values, deliveries } : { deliveries }
      const content = JSON.stringify(body)
      if (lastWrite.current.content !== content) lastWrite.current = { content, key: createIdempotencyKey() }
      setFailure(null)
      setWriting(true)
      try {
        const path = roundId === null ? 'ppe_deliveries/round' : `ppe_rounds/${roundId}/deliveries`
        const answer = await call<Round>('POST', path, { body, idempotencyKey: lastWrite.current.key, quiet: true })
        await queries.invalidateQueries()
        return answer.body
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        setFailure(error)
        return null
      } finally {
        setWriting(false)
      }
    },
  }
}

/** The pairs that a refusal names, because they get the item already on that day. */
export function listGivenPairs(failure: CallFailed | null): readonly GivenPair[] {
  const refused = failure?.code === 'ALREADY_GIVEN' ? failure.body['refused'] : undefined
  return Array.isArray(refused) ? refused : []
}
