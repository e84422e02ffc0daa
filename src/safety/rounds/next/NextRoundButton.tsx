import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import { rounds } from '#src/safety/rounds/rounds.ts'
import { RoundDialog } from '#src/safety/rounds/terms/RoundDialog.tsx'
import { Button, type ButtonSize } from '#src/ui/button/button.tsx'

/** The deliveries of a round that nobody signed, by person. */
export const listUnsigned = ({ people }: Pick<Round, 'people'>) =>
  people.flatMap(({ employee_id: id, name, deliveries }) => {
    const unsignedIds = deliveries.flatMap((delivery) => (delivery.status === 'open' ? [delivery.id] : []))
    return unsignedIds.length > 0 ? [{ id, name, unsignedIds }] : []
  })

const listUnsignedIds = (round: Pick<Round, 'people'>) => listUnsigned(round).flatMap(({ unsignedIds }) => unsignedIds)

/** Makes the next round of what a closed one left unsigned, after asking for its title, date and signature. */
export function NextRoundButton({ round, size = 'default' }: { round: Round; size?: ButtonSize }) {
  const text = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [deliveryIds, setDeliveryIds] = useState<readonly number[]>([])
  if (listUnsignedIds(round).length === 0) return null
  // Read afresh: another round may have taken some. From then on they stay, so that a repeated write is the same.
  const readAndAsk = async () => {
    const current = await call<Round>('GET', `ppe_rounds/${round.id}`).catch(rethrowUnlessShown)
    if (!current) return
    setDeliveryIds(listUnsignedIds(current.body))
    await queries.invalidateQueries({ queryKey: [rounds.name] })
  }
  return (
    <>
      <Button
        variant="secondary"
        {...{ size }}
        icon="clipboard-plus"
        className="keep"
        onClick={() => void readAndAsk()}
      >
        {text('safety.rounds.next')}
      </Button>
      {deliveryIds.length > 0 && (
        <RoundDialog
          initialValues={{ title: round.title, date: readShopDay(), signature: round.signature }}
          title={text('safety.rounds.next')}
          note={text('safety.rounds.next_note', { count: deliveryIds.length })}
          onClose={() => setDeliveryIds([])}
          write={async (values, idempotencyKey) => {
            const body = { ...values, deliveries: deliveryIds.map((id) => ({ id })) }
            const next = await call<Round>('POST', 'ppe_deliveries/round', { body, idempotencyKey, quiet: true })
            await queries.invalidateQueries()
            void navigate(buildFormAddress(rounds, next.body.id))
          }}
        />
      )}
    </>
  )
}

/** `call` has shown a failure of its own. */
function rethrowUnlessShown(failure: unknown): null {
  if (!(failure instanceof CallFailed)) throw failure
  return null
}
