import type { NoticeSubject } from '#src/agenda/notices/notice.ts'

/** Days of notice of each column of the parameters, if the parameters have no row. */
export const defaultLeadTimes = {
  license_notice_days: 30,
  medical_check_notice_days: 30,
  ppe_delivery_notice_days: 15,
  birth_date_notice_days: 7,
  certification_notice_days: 30,
}

export type LeadTimeName = keyof typeof defaultLeadTimes

export const leadTimeNames = Object.keys(defaultLeadTimes) as LeadTimeName[]

/** The lead times in force, with the row of the parameters that has them and its stamp. Both are null without a row. */
export type LeadTimes = Record<LeadTimeName, number> & { parameters_id: number | null; updated_at: string | null }

/** The column by which each subject notifies. An event has its own days. */
export const leadTimeNamesBySubject: Readonly<Record<NoticeSubject, LeadTimeName | null>> = {
  license: 'license_notice_days',
  medical_check: 'medical_check_notice_days',
  ppe_delivery: 'ppe_delivery_notice_days',
  birth_date: 'birth_date_notice_days',
  training: 'certification_notice_days',
  quality: 'certification_notice_days',
  event: null,
}
