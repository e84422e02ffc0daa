import { type NoticeType, noticeTypes } from '#src/agenda/notices/notice-types.ts'
import type { Access } from '#src/platform/actor.ts'

/** A notice as the API answers it. */
export type Notice = {
  /** The type, a dash and the id of what it is about: `license-12`, `custom-t5`. */
  id: string
  type: NoticeType
  title: string | null
  expiration_date: string
  /** Days left; negative for a date in the past. */
  days: number
  when: string
  employee_id: number | null
  employee_name: string | null
  employee_file_number: string | null
  driver_license_class: string | null
  ppe_id: number | null
  training_item_id: number | null
  quality_item_id: number | null
  dismissed: boolean
}

/** What a notice is about, for its icon and its deed. A custom notice is about an event or a certification. */
export type NoticeSubject = Exclude<NoticeType, 'custom'> | 'training' | 'quality' | 'event'

const customSubjects: Readonly<Record<string, NoticeSubject>> = { t: 'training', q: 'quality', e: 'event' }

export const subjectOf = ({ id, type }: Pick<Notice, 'id' | 'type'>): NoticeSubject =>
  type === 'custom' ? (customSubjects[id.slice('custom-'.length)[0] ?? ''] ?? 'event') : type

/** The icon of each subject, by its name in the icon font, and the text of its name. */
export const noticeSubjects: Readonly<Record<NoticeSubject, { icon: string; label: string }>> = {
  license: { icon: 'car-front', label: noticeTypes.license },
  medical_check: { icon: 'heart-pulse', label: noticeTypes.medical_check },
  ppe_delivery: { icon: 'shield-check', label: noticeTypes.ppe_delivery },
  birth_date: { icon: 'cake', label: noticeTypes.birth_date },
  training: { icon: 'mortarboard', label: 'agenda.notice_subject.training' },
  quality: { icon: 'patch-check', label: 'agenda.notice_subject.quality' },
  event: { icon: 'calendar-event', label: 'agenda.notice_subject.event' },
}

/** The address of the list of notices, and of the screen of one of them. */
export const noticesAddress = '/admin/notifications'
export const buildNoticeAddress = (id: string): string => `${noticesAddress}/${id}`

/** The address of a person's record, and the permissions that open it. */
export const buildPersonAddress = (employeeId: number): string => `/admin/employee_update/${employeeId}`
export const personAccess = ['update_employees', 'see_employees']

/** A link that leads to where a notice is settled: its address, and the state that the screen there reads. */
export type NoticeLink = { to: string; state?: object; access: Access; label: string }

/**
 * Where a notice is settled: at the very field, the new delivery, the list of certifications of the person, or the
 * event. `access` is the permission for it. A birthday leads to the person. Saving there leads back, or to the address
 * `leadsTo`: the screen of a settled notice is gone.
 */
export function findNoticeLink(notice: Notice, leadsTo?: string): NoticeLink {
  const { id, employee_id: employeeId, ppe_id: ppeId } = notice
  const record = buildPersonAddress(employeeId ?? 0)
  const afterSaving = leadsTo === undefined ? { goesBack: true } : { leadsTo }
  const linkToField = (focusedField: string): NoticeLink => ({
    to: `${record}?tab=complementary`,
    state: { focusedField, ...afterSaving },
    access: 'update_employees',
    label: 'agenda.notices.renew',
  })
  const linkToTab = (tab: string): NoticeLink => ({
    to: `${record}?tab=${tab}`,
    access: 'update_employees',
    label: 'agenda.notices.renew',
  })
  const links: Readonly<Record<NoticeSubject, () => NoticeLink>> = {
    license: () => linkToField('driver_expiration_date'),
    medical_check: () => linkToField('medical_check_expiration'),
    ppe_delivery: () => ({
      to: '/admin/ppe_delivery_create',
      state: { firstValues: { employee_id: employeeId, ppe_id: ppeId }, ...afterSaving },
      access: 'create_ppe_deliveries',
      label: 'agenda.notices.give',
    }),
    birth_date: () => ({ to: record, access: personAccess, label: 'agenda.notices.open' }),
    training: () => linkToTab('trainings'),
    quality: () => linkToTab('qualities'),
    event: () => ({ to: `/admin/calendar/${id.slice('custom-e'.length)}`, access: '', label: 'agenda.notices.open' }),
  }
  return links[subjectOf(notice)]()
}

/** The classes of a license, which are stored as `B.1,C.1`. */
export const spellLicenseClasses = ({
  driver_license_class: classes,
}: Pick<Notice, 'driver_license_class'>): string | undefined => classes?.replaceAll(',', ', ')

/** The key of the words for the days left or past, and their number. */
export const describeDays = (days: number): { key: string; count: number } =>
  days === 0
    ? { key: 'agenda.notices.today', count: 0 }
    : days < 0
      ? { key: 'agenda.notices.days_past', count: -days }
      : { key: 'agenda.notices.days_left', count: days }
