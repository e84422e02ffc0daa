import { Link } from 'react-router'
import { leadTimeNamesBySubject } from '#src/agenda/notices/lead-times/lead-times.ts'
import { useLeadTimes } from '#src/agenda/notices/lead-times/use-lead-times.ts'
import { buildNoticeAddress, type Notice, noticeSubjects } from '#src/agenda/notices/notice.ts'
import { NoticeDeed } from '#src/agenda/notices/screen/NoticeDeed.tsx'
import { useDayQuery } from '#src/agenda/notices/screen/use-day-query.ts'
import { isSecondPress } from '#src/agenda/notices/screen/use-notices.ts'
import { useNoticeWords } from '#src/agenda/notices/use-notice-words.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { RowCheckbox, type RowCheckboxProps } from '#src/ui/table/selection/row-checkbox.tsx'

type NoticeLineProps = {
  notice: Notice
  isChosen: boolean
  /** Undefined for a notice that is not renewed together with others. */
  onChoose: RowCheckboxProps['onChoose'] | undefined
  onDismiss: (isDismissed: boolean) => void
}

/** A notice: what it is about, whom it concerns, its date, the one deed that settles it, and dismissing it. */
export function NoticeLine({ notice, isChosen, onChoose, onDismiss }: NoticeLineProps) {
  const text = useText()
  const dayQuery = useDayQuery()
  const language = useLanguage()
  const leadTimes = useLeadTimes()
  const { subject, tone, title, subtitle, days: daysInWords } = useNoticeWords()(notice)
  const leadTimeName = leadTimeNamesBySubject[subject]
  const days = leadTimeName && leadTimes?.[leadTimeName]
  const dismissal = text(notice.dismissed ? 'agenda.notices.undismiss' : 'agenda.notices.dismiss')
  return (
    <li className={isChosen ? 'on' : undefined}>
      {onChoose && <RowCheckbox name={`${title}, ${subtitle}`} {...{ isChosen, onChoose }} />}
      <span className={`notice-icon tone-${tone}`} aria-hidden="true">
        <i className={`bi bi-${noticeSubjects[subject].icon}`} />
      </span>
      <span className="notice-words">
        <Link to={`${buildNoticeAddress(notice.id)}${dayQuery}`}>{title}</Link>
        <span className="soft">{subtitle}</span>
      </span>
      <span className="notice-day">
        <span className="notice-date">
          <time dateTime={notice.expiration_date}>{formatDate(notice.expiration_date, language)}</time>
          {typeof days === 'number' && (
            <span className="soft">{text('agenda.notices.notifies_before', { count: days })}</span>
          )}
        </span>
        <Badge {...{ tone }}>{daysInWords}</Badge>
      </span>
      <span className="notice-deeds">
        <NoticeDeed {...{ notice }} variant="secondary" size="small" />
        <Button
          variant="quiet"
          size="small"
          icon={notice.dismissed ? 'arrow-counterclockwise' : 'eye-slash'}
          title={dismissal}
          aria-label={`${dismissal}: ${title}`}
          className="notice-dismissal"
          onClick={(event) => !isSecondPress(event) && onDismiss(!notice.dismissed)}
        />
      </span>
    </li>
  )
}
