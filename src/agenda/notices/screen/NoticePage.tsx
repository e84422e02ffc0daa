import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  buildPersonAddress,
  type Notice,
  noticeSubjects,
  noticesAddress,
  personAccess,
  spellLicenseClasses,
} from '#src/agenda/notices/notice.ts'
import { NoticeDeed } from '#src/agenda/notices/screen/NoticeDeed.tsx'
import { useDayQuery } from '#src/agenda/notices/screen/use-day-query.ts'
import { isSecondPress, useDismissNotice } from '#src/agenda/notices/screen/use-notices.ts'
import { useNoticeWords } from '#src/agenda/notices/use-notice-words.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import './notices.css'

/** One notice. It is read again with the list, so that a renewal elsewhere is seen here too. */
export function NoticePage({ id }: { id: string }) {
  const text = useText()
  const describeNotice = useNoticeWords()
  const dismiss = useDismissNotice()
  const dayQuery = useDayQuery()
  const {
    data: notice,
    error,
    refetch,
  } = useQuery({
    queryKey: ['notifications', 'one', id, dayQuery],
    queryFn: async ({ signal }) =>
      (await call<Notice>('GET', `notifications/${encodeURIComponent(id)}${dayQuery}`, { signal })).body,
  })
  const list = { name: text('pages.notifications.list'), path: noticesAddress }
  const isGone = error instanceof CallFailed && error.status === 404
  if (isGone || !notice)
    return (
      <Page title={text('agenda.notices.one')} {...{ list }}>
        <div className="card">
          {isGone ? <GoneNotice /> : error ? <FailedTable onRetry={() => void refetch()} /> : <FormSkeleton />}
        </div>
      </Page>
    )
  const { title, subtitle } = describeNotice(notice)
  const dismissal = text(notice.dismissed ? 'agenda.notices.undismiss' : 'agenda.notices.dismiss')
  return (
    <Page
      {...{ title, list }}
      note={subtitle}
      actions={
        <>
          <Button
            variant="secondary"
            icon={notice.dismissed ? 'arrow-counterclockwise' : 'eye-slash'}
            title={dismissal}
            onClick={(event) => !isSecondPress(event) && void dismiss(notice, !notice.dismissed)}
          >
            {dismissal}
          </Button>
          <NoticeDeed {...{ notice }} variant="primary" size="default" leadsTo={noticesAddress} />
        </>
      }
    >
      <NoticeFacts {...{ notice }} />
    </Page>
  )
}

/** A notice whose date was renewed, whose day has passed, or which the reader may not see. */
function GoneNotice() {
  const text = useText()
  return (
    <EmptyState outline="missing" title={text('agenda.notices.gone')} description={text('agenda.notices.gone_why')}>
      <Link className={buttonClass()} to={noticesAddress}>
        {text('agenda.notices.see_list')}
      </Link>
    </EmptyState>
  )
}

const dayInWords: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

function NoticeFacts({ notice }: { notice: Notice }) {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const { subject, tone, days } = useNoticeWords()(notice)
  const { employee_id: employeeId, employee_name: name, expiration_date: date } = notice
  const mayOpenPerson = hasAccess(createPermissionHolder(user?.permissions), personAccess)
  const expires = subject !== 'birth_date' && subject !== 'event'
  const facts = [
    {
      label: text(expires ? 'notifications.fields.expiration_date' : 'agenda.notices.day'),
      content: (
        <>
          <time dateTime={date}>{formatDate(date, language, dayInWords)}</time> <Badge {...{ tone }}>{days}</Badge>
        </>
      ),
    },
    { label: text('notifications.fields.type'), content: text(noticeSubjects[subject].label) },
    { label: text('notifications.fields.title'), content: notice.title },
    { label: text('notifications.fields.driver_license_class'), content: spellLicenseClasses(notice) },
    {
      label: text('notifications.fields.employee_name'),
      content: employeeId !== null && mayOpenPerson ? <Link to={buildPersonAddress(employeeId)}>{name}</Link> : name,
    },
    { label: text('notifications.fields.employee_file_number'), content: notice.employee_file_number },
  ]
  return (
    <div className="card notice-facts">
      <dl>
        {facts.map(
          ({ label, content }) =>
            content && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{content}</dd>
              </div>
            ),
        )}
      </dl>
      {notice.dismissed && (
        <p className="note">
          <i className="bi bi-eye-slash" aria-hidden="true" />
          <span>{text('agenda.notices.is_dismissed')}</span>
        </p>
      )}
    </div>
  )
}
