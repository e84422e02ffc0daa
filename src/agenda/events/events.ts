import { type EventValues, findSkipProblems } from '#src/agenda/events/event-rules.ts'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type ChoiceMessages, choice } from '#src/resource/kinds/choice/choice.ts'
import { type DayRange, date } from '#src/resource/kinds/date/date.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { texts } from '#src/resource/kinds/texts/texts.ts'
import { time } from '#src/resource/kinds/time/time.ts'

export const eventTypes: ChoiceMessages = {
  meeting: 'agenda.event_type.meeting',
  training: 'agenda.event_type.training',
  medical_check: 'agenda.event_type.medical_check',
  delivery: 'agenda.event_type.delivery',
  other: 'agenda.event_type.other',
}

const repetitions: ChoiceMessages = {
  none: 'agenda.repetition.none',
  weekly: 'agenda.repetition.weekly',
  monthly: 'agenda.repetition.monthly',
}

const eventDays: DayRange = { from: '1900-01-01', to: '2100-12-31', message: 'agenda.events.day_out_of_range' }

/** The most occurrences that a series leaves out. */
export const maxSkippedDays = 500

/**
 * Events of the calendar, of the company of who wrote them. A row is a whole series. Its occurrences are worked out by
 * `occurrences.ts`, and rules between fields are in `event-rules.ts`.
 */
export const events = defineResource({
  name: 'events',
  access: { read: 'signed_in', create: 'signed_in', update: 'signed_in', delete: 'signed_in' },
  screens: {
    list: { path: 'calendar', access: '' },
    create: { path: 'calendar/new', access: '' },
    update: { path: 'calendar', access: '' },
  },
  menu: { icon: 'calendar3', access: '' },
  fields: {
    title: text({ required: 'agenda.events.title_required', max: 200 }),
    type: choice(eventTypes, { required: 'agenda.events.type_required' }),
    start: date({ range: eventDays, required: 'resource.fields.required' }),
    end: date({ range: eventDays, isProposed: true }),
    time: time(),
    end_time: time(),
    notify: boolean({ defaultValue: false }),
    notify_days: integer({ min: 0, max: 365 }),
    repeat: choice(repetitions),
    repeat_until: date({ range: eventDays }),
    skipped: texts({ readOnly: true, max: 10, maxCount: maxSkippedDays }),
    company_id: ref('companies', { joins: { company: 'name' } }),
    client_id: ref('clients', { joins: { client: 'name' } }),
  },
  actions: {
    skip: {
      access: 'signed_in',
      input: { date: date({ required: 'resource.fields.required' }) },
      rule: findSkipProblems,
    },
  },
  auditPhrases: { skip: 'agenda.events.did_skip', unskip: 'agenda.events.did_unskip' },
  columns: ['title', 'type', 'start', 'end', 'time', 'end_time', 'notify', 'repeat'],
  wideScreenColumns: ['end_time', 'notify'],
  sorts: ['start'],
  filters: { type: ['is'], start: ['range'] },
  display: { title: ['title'], subtitle: ['start'], badge: 'type' },
  order: [
    { field: 'start', dir: 'desc' },
    { field: 'id', dir: 'desc' },
  ],
  scope: { company_id: 'company_id', client_id: 'client_id' },
})

/** An event as it is read: a series. */
export type EventRow = Entity & EventValues & { title: string; type: string }
