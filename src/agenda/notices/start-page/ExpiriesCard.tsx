import { Link } from 'react-router'
import { buildNoticeAddress, noticeSubjects, noticesAddress } from '#src/agenda/notices/notice.ts'
import { noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { expiriesCard, type NearestNotice } from '#src/agenda/notices/start-page/cards.ts'
import { useNoticeWords } from '#src/agenda/notices/use-notice-words.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { mapLoadedValue, useCard } from '#src/resource/cards/use-card.ts'
import { Badge } from '#src/ui/badge.tsx'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import './expiries-card.css'

/** What expires within thirty days: how many of each type, and the nearest, each with the way to its notice. */
export function ExpiriesCard() {
  const text = useText()
  const format = useWholeNumberFormat()
  const load = useCard(expiriesCard)
  const total = mapLoadedValue(load, (figures) => figures.total)
  const seeAll = total.state === 'ready' && total.value > 0 && (
    <Link to={`${noticesAddress}?when_in=overdue,week,month`}>
      {text('agenda.cards.see_all', { count: total.value, figure: format(total.value) })}
    </Link>
  )
  return (
    <DashboardCard title={text('agenda.cards.expiries')} headerEnd={seeAll} {...{ load }}>
      {({ types, nearest }) =>
        types.length === 0 ? (
          <p className="card-body soft">{text('agenda.cards.nothing')}</p>
        ) : (
          <>
            <ul className="expiry-types">
              {types.map(({ type, qty }) => (
                <li key={type}>
                  <Link to={`${noticesAddress}?type=${type}`}>
                    {text(noticeTypes[type])} <b>{format(qty)}</b>
                  </Link>
                </li>
              ))}
            </ul>
            <ul className="lines">
              {nearest.map((notice) => (
                <NearestLine key={notice.id} {...{ notice }} />
              ))}
            </ul>
          </>
        )
      }
    </DashboardCard>
  )
}

function NearestLine({ notice }: { notice: NearestNotice }) {
  const { subject, tone, title, subtitle, days } = useNoticeWords()(notice)
  return (
    <li>
      <Link to={buildNoticeAddress(notice.id)}>
        <i className={`bi bi-${noticeSubjects[subject].icon}`} aria-hidden="true" />
        <span className="grow">
          <b>{title}</b>
          <small>{subtitle}</small>
        </span>
        <Badge {...{ tone }}>{days}</Badge>
      </Link>
    </li>
  )
}
