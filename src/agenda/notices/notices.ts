import { noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type ChoiceMessages, choice } from '#src/resource/kinds/choice/choice.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'

/** How near the date is. Today belongs to the coming week. */
export const noticeUrgencies: ChoiceMessages = {
  overdue: 'agenda.notice_urgency.overdue',
  week: 'agenda.notice_urgency.week',
  month: 'agenda.notice_urgency.month',
  later: 'agenda.notice_urgency.later',
}

/** The last day of each urgency, in days from today. */
export const lastDayOfWeek = 7
export const lastDayOfMonth = 30

const readOnly = true

/**
 * Notices of what expires, of birthdays and of events. They are derived when they are read: `notices.server.ts` has
 * the selects. They tell a person's name and file number, a date and what it is about, and nothing more.
 */
export const notices = defineResource({
  name: 'notifications',
  isDerived: true,
  access: { read: 'see_notifications', create: 'never', update: 'never', delete: 'never' },
  screens: {
    list: { path: 'notifications', access: 'see_notifications' },
    update: { path: 'notifications', access: 'see_notifications' },
  },
  menu: { icon: 'bell', access: 'see_notifications' },
  fields: {
    type: choice(noticeTypes, { readOnly, required: 'resource.fields.required' }),
    title: text({ readOnly }),
    expiration_date: date({ readOnly, required: 'resource.fields.required' }),
    days: computed(integer({ min: -100_000, max: 100_000 }), 'Days left; negative for a date in the past'),
    when: computed(
      choice(noticeUrgencies, { tones: { overdue: 'danger', week: 'warn', month: 'info', later: 'neutral' } }),
      'Overdue, within 7 days, within 30 days, or later',
    ),
    employee_id: integer({ readOnly }),
    employee_name: text({ readOnly }),
    employee_file_number: text({ readOnly }),
    driver_license_class: text({ readOnly }),
    ppe_id: integer({ readOnly }),
    training_item_id: integer({ readOnly }),
    quality_item_id: integer({ readOnly }),
    job_sector_id: ref('job_sectors', { readOnly }),
    client_id: ref('clients', { readOnly }),
    dismissed: boolean({ readOnly }),
  },
  columns: [
    'type',
    'title',
    'employee_name',
    'employee_file_number',
    'expiration_date',
    'days',
    'driver_license_class',
  ],
  filters: {
    ...{ type: ['is'], when: ['is'], expiration_date: ['is'] },
    ...{ job_sector_id: ['is'], client_id: ['is'], dismissed: ['is'] },
  },
  label: ['employee_name', 'title'],
  order: [
    { field: 'expiration_date', dir: 'asc' },
    { field: 'id', dir: 'asc' },
  ],
  scope: { company_id: 'company_id', client_id: 'client_id' },
})
