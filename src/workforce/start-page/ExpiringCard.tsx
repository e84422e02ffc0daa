import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { Badge } from '#src/ui/badge.tsx'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import { buildActiveAndStateFilter, type ExpiryKind, expiringCard } from '#src/workforce/start-page/cards.ts'

/**
 * By kind, such as licences: the numbers of employees with an expiration within the days of the parameters, and with a
 * past one. Each number links to its list.
 */
export function ExpiringCard() {
  const text = useText()
  const employees = useOutline('employees')
  return (
    <DashboardCard title={text('workforce.cards.expiring')} load={useCard(expiringCard)}>
      {({ kinds }) => {
        const shownKinds = kinds.filter(({ soon, expired }) => soon + expired > 0)
        if (shownKinds.length === 0) return <p className="card-body soft">{text('workforce.cards.nothing_expires')}</p>
        return (
          <ul className="lines">
            {shownKinds.map(({ kind, ...counts }) => (
              <li key={kind}>
                <span className="grow strong">{text(`workforce.cards.kind.${kind}`)}</span>
                {(['soon', 'expired'] as const).map(
                  (state) =>
                    counts[state] > 0 && (
                      <Link key={state} to={buildListScreenAddress(employees, buildActiveAndStateFilter(kind, state))}>
                        <StateCount {...{ kind, state }} count={counts[state]} />
                      </Link>
                    ),
                )}
              </li>
            ))}
          </ul>
        )
      }}
    </DashboardCard>
  )
}

type StateCountProps = { kind: ExpiryKind; state: 'soon' | 'expired'; count: number }

/** A number of people as a badge. The server counts no further than 10,000. */
function StateCount({ kind, state, count }: StateCountProps) {
  const text = useText()
  const format = useWholeNumberFormat()
  return (
    <Badge tone={state === 'soon' ? 'warn' : 'danger'}>
      {text(`workforce.cards.${state}`, { count, figure: format(count) })}
      <span className="visually-hidden"> {text(`workforce.cards.kind.${kind}`)}</span>
    </Badge>
  )
}
