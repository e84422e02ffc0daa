import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { loadNoticeTexts } from '#src/agenda/notices/load-notice-texts.ts'
import {
  buildNoticeAddress,
  describeDays,
  type Notice,
  noticeSubjects,
  noticesAddress,
  subjectOf,
} from '#src/agenda/notices/notice.ts'
import { type NoticeType, noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { formatTime } from '#src/ui/figures/format-values.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'

type BellMenuProps = { onLeave: () => void }

/** Loads the texts of the bell's menu, and returns the menu. */
export async function loadBellMenuAndTexts(): Promise<ComponentType<BellMenuProps>> {
  await loadNoticeTexts()
  return BellMenu
}

/** How many notices there are of each type, the nearest of them, and all of them behind a link. */
function BellMenu({ onLeave }: BellMenuProps) {
  const text = useText()
  const language = useLanguage()
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['notifications', 'bell'],
    queryFn: async ({ signal }) => {
      const [types, nearest] = await Promise.all([
        call<{ type: NoticeType; qty: number }[]>('GET', 'notifications/type', { signal }),
        call<Notice[]>('GET', 'notifications?dismissed=0&page=1&per_page=5', { signal }),
      ])
      return { types: types.body, nearest: nearest.body }
    },
  })
  if (isError) return <p className="bell-note">{text('agenda.bell.failed')}</p>
  if (!data) return <FormSkeleton />
  return (
    <>
      <header>
        <h2>{text('pages.notifications.list')}</h2>
        <span className="soft">
          {text('agenda.bell.computed', { time: formatTime(new Date(dataUpdatedAt).toISOString(), language) })}
        </span>
      </header>
      {data.types.length === 0 && <p className="bell-note">{text('agenda.notices.nothing')}</p>}
      {data.types.length > 0 && (
        <ul className="bell-types">
          {data.types.map(({ type, qty }) => (
            <li key={type}>
              <Link to={`${noticesAddress}?type=${type}`} onClick={onLeave}>
                {text(noticeTypes[type])} <b>{qty}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="bell-lines">
        {data.nearest.map((notice) => {
          const { key, count } = describeDays(notice.days)
          const { icon, label } = noticeSubjects[subjectOf(notice)]
          return (
            <li key={notice.id}>
              <Link to={buildNoticeAddress(notice.id)} onClick={onLeave}>
                <i className={`bi bi-${icon}`} aria-hidden="true" />
                <span className="bell-words">
                  <b>{notice.title ?? text(label)}</b>
                  <span className="soft">{notice.employee_name ?? text(label)}</span>
                </span>
                <Badge tone={notice.days < 0 ? 'danger' : 'warn'}>{text(key, { count })}</Badge>
              </Link>
            </li>
          )
        })}
      </ul>
      <footer>
        <Link to="/notifications" onClick={onLeave}>
          {text('agenda.bell.see_all')}
        </Link>
      </footer>
    </>
  )
}
