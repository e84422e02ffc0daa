import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { DashboardCard, Meter } from '#src/ui/dashboard/dashboard-card.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import { headcountCard } from '#src/workforce/start-page/cards.ts'

/** The number of people in each of the largest sectors, with links to their lists, and in all others together. */
export function SectorsCard() {
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
