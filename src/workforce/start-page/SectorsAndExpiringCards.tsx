import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { Badge } from '#src/ui/badge.tsx'
import { DashboardCard, Meter } from '#src/ui/dashboard/dashboard-card.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import {
  buildActiveAndStateFilter,
  type ExpiryKind,
  expiringCard,
  headcountCard,
} from '#src/workforce/start-page/cards.ts'

/** Today's staff: the number of people by sector, and the numbers of near and past expirations. */
export function SectorsAndExpiringCards() {
  return (
    <div className="cols dashboard-cards">
      <SectorsCard />
      <ExpiringCard />
    </div>
  )
}

/** The number of people in each of the largest sectors, with links to their lists, and in all others together. */
function SectorsCard() {
  const text = useText()
  const format = useWholeNumberFormat()
  const employees = useOutline('employees')
  const listLink = <Link to={buildListScreenAddress(employees, 'active=1')}>{text('workforce.cards.see_list')}</Link>
  return (
    <DashboardCard title={text('workforce.cards.by_sector')} headerEnd={listLink} load={useCard(headcountCard)}>
      {({ total, sectors, others: otherSectors }) => (
        <ul className="meters">
          <li className="soft">{text('workforce.cards.total', { count: total, figure: format(total) })}</li>
          {sectors.map(({ id, name, headcount }) => (
            <li key={id}>
              <Link
                to={buildListScreenAddress(
                  employees,
                  `active=1&${id === null ? 'job_sector_id_empty=1' : `job_sector_id=${id}`}`,
                )}
              >
                <span className="row-ends">
                  <span className="cut">{name ?? text('workforce.cards.no_sector')}</span>
                  <b className="num">{format(headcount)}</b>
                </span>
                <Meter part={headcount} whole={sectors[0]?.headcount ?? 0} />
              </Link>
            </li>
          ))}
          {otherSectors.sectors > 0 && (
            <li className="soft">
              <div className="row-ends">
                <span className="cut">{text('workforce.cards.other_sectors', { count: otherSectors.sectors })}</span>
                <b className="num">{format(otherSectors.headcount)}</b>
              </div>
            </li>
          )}
        </ul>
      )}
    </DashboardCard>
  )
}

/**
 * By kind, such as licences: the numbers of employees with an expiration within the days of the parameters, and with a
 * past one. Each number links to its list.
 */
function ExpiringCard() {
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
