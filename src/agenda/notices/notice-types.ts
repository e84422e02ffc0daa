/** Types of notices. An event, a training and a quality certification are notices of the type custom. */
export const noticeTypes = {
  license: 'agenda.notice_type.license',
  medical_check: 'agenda.notice_type.medical_check',
  ppe_delivery: 'agenda.notice_type.ppe_delivery',
  birth_date: 'agenda.notice_type.birth_date',
  custom: 'agenda.notice_type.custom',
} as const

export type NoticeType = keyof typeof noticeTypes
