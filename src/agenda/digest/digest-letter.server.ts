import {
  describeDays,
  type Notice,
  noticeSubjects,
  spellLicenseClasses,
  subjectOf,
} from '#src/agenda/notices/notice.ts'
import { noticeUrgencies } from '#src/agenda/notices/notices.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'

type DigestContent = {
  /** The reader's first name. */
  name: string
  language: Language
  /** The nearest notices, by date. */
  notices: readonly Notice[]
  /** How many notices there are, with those that are not listed. */
  total: number
  listAddress: string
  stopAddress: string
}

/** Subject and plain text of a digest. It names nobody at medical checks. */
export function buildDigestLetter({ name, language, notices, total, listAddress, stopAddress }: DigestContent) {
  const text = createTranslation(language)
  const sections = Object.entries(noticeUrgencies).flatMap(([when, caption]) => {
    const lines = foldSameLines(
      notices.filter((notice) => notice.when === when).map((notice) => formatNotice(notice, text, language)),
    )
    return lines.length > 0 ? [[text(caption), ...lines].join('\n')] : []
  })
  const restCount = total - notices.length
  return {
    subject: text('agenda.digest.subject', { count: total }),
    text: [
      text('agenda.digest.greeting', { name: isolateBidi(name) }),
      ...sections,
      ...(restCount > 0 ? [text('agenda.digest.more', { count: restCount })] : []),
      `${text('agenda.digest.see_all')}\n${listAddress}`,
      `${text('agenda.digest.to_stop')}\n${stopAddress}\n`,
    ].join('\n\n'),
  }
}

function formatNotice(notice: Notice, text: Translate, language: Language): string {
  const { title, employee_name: person, employee_file_number: fileNumber } = notice
  const { key, count } = describeDays(notice.days)
  const subject = subjectOf(notice)
  const namesPerson = subject !== 'medical_check'
  const label = subject !== 'event' && text(noticeSubjects[subject].label)
  const subjectParts = [label, title !== null && isolateBidi(title), spellLicenseClasses(notice)]
  const personParts = namesPerson
    ? [person && isolateBidi(person), fileNumber && text('agenda.notices.file_number', { number: fileNumber })]
    : []
  const day = `${formatDate(notice.expiration_date, language)} (${text(key, { count })})`
  return `- ${[day, ...subjectParts, ...personParts].filter(Boolean).join(' · ')}`
}

/** Lines that say the same, as medical checks of one day do, become one with their number. */
function foldSameLines(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} × ${count}`))
}
