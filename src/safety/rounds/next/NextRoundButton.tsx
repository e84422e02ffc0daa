import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
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

const listUnsignedIds = (round: Round) => listUnsigned(round).flatMap(({ unsignedIds }) => unsignedIds)

const readRound = async (id: number) => (await call<Round>('GET', `ppe_rounds/${id}`, { quiet: true })).body

/** Makes the next round of what a closed one left unsigned, after asking for its title, date and signature. */
export function NextRoundButton({ round, size = 'default' }: { round: Round; size?: ButtonSize }) {
  const text = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leftCount = listUnsignedIds(round).length
  if (leftCount === 0) return null
  return (
    <>
      <Button variant="secondary" {...{ size }} icon="clipboard-plus" className="keep" onClick={() => setAsking(true)}>
        {text('safety.rounds.next')}
      </Button>
      {isAsking && (
        <RoundDialog
          initialValues={{ title: round.title, date: readShopDay(), signature: round.signature }}
          title={text('safety.rounds.next')}
          note={text('safety.rounds.next_note', { count: leftCount })}
          onClose={() => setAsking(false)}
          write={async (values, idempotencyKey) => {
            // Another round may have taken some of them since the round was shown.
            const deliveries = listUnsignedIds(await readRound(round.id)).map((id) => ({ id }))
            const body = { ...values, deliveries }
            const next = await call<Round>('POST', 'ppe_deliveries/round', { body, idempotencyKey, quiet: true })
            await queries.invalidateQueries()
            void navigate(buildFormAddress(rounds, next.body.id))
          }}
        />
      )}
    </>
  )
}
