import { describeDays, type Notice, type NoticeSubject, noticeSubjects, subjectOf } from '#src/agenda/notices/notice.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Tone } from '#src/ui/badge.tsx'

const tonesByUrgency: Readonly<Record<string, Tone>> = { overdue: 'danger', week: 'warn', month: 'info' }

/** The properties of a notice that its words tell. */
type ToldNotice = Pick<
  Notice,
  'id' | 'type' | 'title' | 'days' | 'when' | 'employee_name' | 'employee_file_number' | 'driver_license_class'
>

export type NoticeWords = {
  subject: NoticeSubject
  tone: Tone
  /** What it is about, with the class of a license. */
  what: string
  /** The kind of what has a name of its own, the person and the file number. */
  whom: string
  /** Days left or past. */
  days: string
}

/** The classes of a license, which are stored as `B.1,C.1`. */
export const spellLicenseClasses = ({
  driver_license_class: classes,
}: Pick<Notice, 'driver_license_class'>): string | undefined => classes?.replaceAll(',', ', ')

/** Returns a function that tells a notice in words. */
export function useNoticeWords(): (notice: ToldNotice) => NoticeWords {
  const text = useText()
  return (notice) => {
    const subject = subjectOf(notice)
    const { title, employee_name: name, employee_file_number: fileNumber } = notice
    const { key, count } = describeDays(notice.days)
    const kind = text(noticeSubjects[subject].label)
    const whom = [
      title && subject !== 'event' && kind,
      name,
      fileNumber && text('agenda.notices.file_number', { number: fileNumber }),
    ]
    return {
      subject,
      tone: subject === 'birth_date' ? 'info' : (tonesByUrgency[notice.when] ?? 'neutral'),
      what: [title ?? kind, spellLicenseClasses(notice)].filter(Boolean).join(' · '),
      whom: whom.filter(Boolean).join(' · ') || kind,
      days: text(key, { count }),
    }
  }
}
