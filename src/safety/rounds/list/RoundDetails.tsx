import { useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { listMissing } from '#src/safety/rounds/next/list-missing.ts'
import { NextRoundButton } from '#src/safety/rounds/next/NextRoundButton.tsx'
import { PrintRoundButton } from '#src/safety/rounds/PrintRoundButton.tsx'
import type { ListedRound, Round } from '#src/safety/rounds/round-answer.ts'
import { formatDateTime } from '#src/ui/figures/format-values.ts'

/** Below a round of the list: when it was closed, who did not sign, and of whom what is annulled. */
export function RoundDetails({ round, mayCreate }: { round: ListedRound; mayCreate: boolean }) {
  const text = useText()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['ppe_rounds', round.id],
    queryFn: async ({ signal }) => (await call<Round>('GET', `ppe_rounds/${round.id}`, { signal })).body,
  })
  const peopleWhoMiss = data ? listMissing(data) : []
  const isUnsigned = peopleWhoMiss.some(({ unsigned }) => unsigned.length > 0)
  return (
    <div className="round-details" aria-busy={data === undefined}>
      <div>
        {round.closed_at && (
          <p>
            <b>{text('safety.rounds.closed_at', { moment: formatDateTime(round.closed_at, language) })}</b>{' '}
            <span className="soft">
              {text('safety.rounds.closed_by', { name: round.closed_by_name ?? '' })}
              {isUnsigned && ` ${text('safety.rounds.still_open')}`}
            </span>
          </p>
        )}
        {data && !isUnsigned && <p className="soft">{text('safety.rounds.everybody_signed')}</p>}
        <ul>
          {peopleWhoMiss.map(({ id, name, unsigned, annulled }) => (
            <li key={id}>
              {name}
              {unsigned.length > 0 && (
                <span className="soft"> · {text('safety.rounds.deliveries', { count: unsigned.length })}</span>
              )}
              {annulled.length > 0 && (
                <span className="soft"> · {text('safety.rounds.to_give_again', { count: annulled.length })}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="row-gap">
        {data && mayCreate && round.status === 'closed' && <NextRoundButton round={data} size="small" />}
        <PrintRoundButton roundId={round.id} size="small" />
      </div>
    </div>
  )
}
