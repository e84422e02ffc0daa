import { Link } from 'react-router'
import { describeDays, findNoticeLink, iconsBySubject, type Notice, subjectOf } from '#src/agenda/notices/notice.ts'
import { noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Badge, type Tone } from '#src/ui/badge.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'

const tonesByUrgency: Readonly<Record<string, Tone>> = { overdue: 'danger', week: 'warn', month: 'info' }

type NoticeLineProps = { notice: Notice; onDismiss: (isDismissed: boolean) => void }

/** A notice: what it is about, whom it concerns, its date, the one deed that settles it, and dismissing it. */
export function NoticeLine({ notice, onDismiss }: NoticeLineProps) {
  const text = useText()
  const language = useLanguage()
  const subject = subjectOf(notice)
  const tone = subject === 'birth_date' ? 'info' : (tonesByUrgency[notice.when] ?? 'neutral')
  const { key, count } = describeDays(notice.days)
  const { title, employee_name: name, employee_file_number: fileNumber, driver_license_class: classes } = notice
  const what = [title ?? text(noticeTypes[notice.type]), ...(classes ? [classes] : [])].join(' · ')
  const whom = [name, fileNumber && text('agenda.notices.file_number', { number: fileNumber })].filter(Boolean)
  return (
    <li>
      <span className={`notice-icon tone-${tone}`} aria-hidden="true">
        <i className={`bi bi-${iconsBySubject[subject].icon}`} />
      </span>
      <span className="notice-words">
        <b>{what}</b>
        <span className="soft">
          {title !== null && subject === 'ppe_delivery' ? `${text(noticeTypes[notice.type])} · ` : ''}
          {whom.join(' · ') || text('agenda.notices.of_calendar')}
        </span>
      </span>
      <span className="notice-day">
        <time dateTime={notice.expiration_date}>{formatDate(notice.expiration_date, language)}</time>
        <Badge {...{ tone }}>{text(key, { count })}</Badge>
      </span>
      <span className="notice-deeds">
        <NoticeDeed {...{ notice }} />
        <Button
          variant="quiet"
          size="small"
          icon={notice.dismissed ? 'arrow-counterclockwise' : 'eye-slash'}
          title={text(notice.dismissed ? 'agenda.notices.undismiss' : 'agenda.notices.dismiss')}
          aria-label={`${text(notice.dismissed ? 'agenda.notices.undismiss' : 'agenda.notices.dismiss')}: ${what}`}
          onClick={() => onDismiss(!notice.dismissed)}
        />
      </span>
    </li>
  )
}

/** The link to where the notice is settled, for who may do that there. */
function NoticeDeed({ notice }: { notice: Notice }) {
  const text = useText()
  const { user } = useSession()
  const { to, state, access, label } = findNoticeLink(notice)
  if (!hasAccess(createPermissionHolder(user?.permissions), access)) return null
  return (
    <Link className={buttonClass('secondary', 'small')} {...{ to, state }}>
      {text(label)}
    </Link>
  )
}
