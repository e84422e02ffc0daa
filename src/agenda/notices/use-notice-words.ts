import {
  describeDays,
  type Notice,
  type NoticeSubject,
  noticeSubjects,
  spellLicenseClasses,
  subjectOf,
} from '#src/agenda/notices/notice.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Tone } from '#src/ui/badge.tsx'

const tonesByUrgency: Readonly<Record<string, Tone>> = { overdue: 'danger', week: 'warn', month: 'info' }

/** The properties of a notice that its words tell. */
type DescribedNotice = Pick<
  Notice,
  'id' | 'type' | 'title' | 'days' | 'when' | 'employee_name' | 'employee_file_number' | 'driver_license_class'
>

export type NoticeWords = {
  subject: NoticeSubject
  tone: Tone
  /** What the notice is about, with the class of a license. */
  title: string
  /** The label of the subject unless it is the title, the person and the file number. */
  subtitle: string
  /** Days left or past. */
  days: string
}

/** Returns a function that tells a notice in words. */
export function useNoticeWords(): (notice: DescribedNotice) => NoticeWords {
  const text = useText()
  return (notice) => {
    const subject = subjectOf(notice)
    const { title, employee_name: name, employee_file_number: fileNumber } = notice
    const { key, count } = describeDays(notice.days)
    const label = text(noticeSubjects[subject].label)
    const subtitleParts = [
      title && subject !== 'event' && label,
      name,
      fileNumber && text('agenda.notices.file_number', { number: fileNumber }),
    ]
    return {
      subject,
      tone: subject === 'birth_date' ? 'info' : (tonesByUrgency[notice.when] ?? 'neutral'),
      title: [title ?? label, spellLicenseClasses(notice)].filter(Boolean).join(' · '),
      subtitle: subtitleParts.filter(Boolean).join(' · ') || label,
      days: text(key, { count }),
    }
  }
}
