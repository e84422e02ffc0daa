import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { listUnsignedIds } from '#src/safety/rounds/next/list-unsigned.ts'
import { proposeNextTitle } from '#src/safety/rounds/next/propose-next-title.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { RoundDialog } from '#src/safety/rounds/terms/RoundDialog.tsx'

/**
 * Makes the next round of what a closed one left unsigned. `readAndAsk` asks for its title, date and signature in
 * `dialog`, which is rendered once, and its screen opens.
 */
export function useNextRound() {
  const text = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [former, setFormer] = useState<{ round: Round; deliveryIds: readonly number[] } | null>(null)
  // Read afresh: another round may have taken some. From then on they stay, so that a repeated write is the same.
  const readAndAsk = async (roundId: number) => {
    const current = await call<Round>('GET', `ppe_rounds/${roundId}`).catch(rethrowUnlessShown)
    if (!current) return
    const deliveryIds = listUnsignedIds(current.body)
    if (deliveryIds.length > 0) setFormer({ round: current.body, deliveryIds })
    await queries.invalidateQueries({ queryKey: [rounds.name] })
  }
  const dialog = former && (
    <RoundDialog
      initialValues={{
        title: proposeNextTitle(former.round.title),
        date: readShopDay(),
        signature: former.round.signature,
      }}
      title={text('safety.rounds.next')}
      note={text('safety.rounds.next_note', { count: former.deliveryIds.length })}
      onClose={() => setFormer(null)}
      write={async (values, idempotencyKey) => {
        const body = { ...values, deliveries: former.deliveryIds.map((id) => ({ id })) }
        const next = await call<Round>('POST', 'ppe_deliveries/round', { body, idempotencyKey, quiet: true })
        await queries.invalidateQueries()
        void navigate(buildFormAddress(rounds, next.body.id))
      }}
    />
  )
  return { readAndAsk, dialog }
}

/** `call` has shown a failure of its own. */
function rethrowUnlessShown(failure: unknown): null {
  if (!(failure instanceof CallFailed)) throw failure
  return null
}
