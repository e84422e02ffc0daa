import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { buildNextDeliveries } from '#src/safety/rounds/next/list-missing.ts'
import { proposeNextTitle } from '#src/safety/rounds/next/propose-next-title.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { RoundDialog } from '#src/safety/rounds/terms/RoundDialog.tsx'

/**
 * Makes the next round of what a closed one left unsigned and of what was annulled. `readAndAsk` asks for its title,
 * date and signature in `dialog`, which is rendered once, and its screen opens.
 */
export function useNextRound() {
  const text = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [former, setFormer] = useState<{ round: Round; deliveries: ReturnType<typeof buildNextDeliveries> } | null>(
    null,
  )
  // Read afresh: another round may have taken some. From then on they stay, so that a repeated write is the same.
  const readAndAsk = async (roundId: number) => {
    const current = await call<Round>('GET', `ppe_rounds/${roundId}`).catch(rethrowUnlessShown)
    if (!current) return
    const deliveries = buildNextDeliveries(current.body)
    if (deliveries.length > 0) setFormer({ round: current.body, deliveries })
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
      note={describeNextRound(former.deliveries, text)}
      onClose={() => setFormer(null)}
      write={async (values, idempotencyKey) => {
        const body = { ...values, deliveries: former.deliveries }
        const next = await call<Round>('POST', 'ppe_deliveries/round', { body, idempotencyKey, quiet: true })
        await queries.invalidateQueries()
        void navigate(buildFormAddress(rounds, next.body.id))
      }}
    />
  )
  return { readAndAsk, dialog }
}

/** What moves into the new round, and what is given anew in it. */
function describeNextRound(deliveries: ReturnType<typeof buildNextDeliveries>, text: Translate): string {
  const movedCount = deliveries.filter((delivery) => 'id' in delivery).length
  const newCount = deliveries.length - movedCount
  return [
    ...(movedCount > 0 ? [text('safety.rounds.next_note', { count: movedCount })] : []),
    ...(newCount > 0 ? [text('safety.rounds.next_note_annulled', { count: newCount })] : []),
  ].join(' ')
}

/** `call` has shown a failure of its own. */
function rethrowUnlessShown(failure: unknown): null {
  if (!(failure instanceof CallFailed)) throw failure
  return null
}
