import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type ChoiceMessages, choice } from '#src/resource/kinds/choice/choice.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { computed, detail } from '#src/resource/kinds/kind.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { structure } from '#src/resource/kinds/structure/structure.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { deliveryStates, signatureMessages } from '#src/safety/deliveries/deliveries.ts'
import { deliveryDays } from '#src/safety/deliveries/delivery-rules.ts'
import { findRoundRefusal } from '#src/safety/rounds/round-rules.ts'

/** One signature for each delivery, or one of each person for all that they receive. */
export const signatureModes: ChoiceMessages = {
  row: 'safety.signature_mode.row',
  person: 'safety.signature_mode.person',
}

const roundStates: ChoiceMessages = {
  open: 'safety.round_state.open',
  closed: 'safety.round_state.closed',
}

const readOnly = true
const required = 'resource.fields.required'

const deliveryOfRoundFields = {
  id: integer({ required }),
  ppe_id: integer({ required }),
  ppe_name: text({ required }),
  size: text(),
  missing_size: boolean({ required }),
  quantity: integer({ required }),
  brand: text(),
  model: text(),
  certification: text(),
  delivery_date: date({ required }),
  next_delivery_date: date(),
  comments: text(),
  status: choice(deliveryStates, { required }),
  give_again: boolean({ required }),
  absent: boolean({ required }),
  signature: choice(signatureMessages),
  signed_at: text(),
  updated_at: text({ required }),
}

const personOfRoundFields = {
  employee_id: integer({ required }),
  name: text({ required }),
  employee_file_number: text(),
  employee_dni: text(),
  job_title: text(),
  image_url: text(),
  deliveries: structure({ isList: true, fields: deliveryOfRoundFields }),
}

/** Rounds of deliveries. `POST /api/ppe_deliveries/round` alone creates them, with their deliveries. */
export const rounds = defineResource({
  name: 'ppe_rounds',
  access: {
    read: 'see_ppe_deliveries',
    create: 'never',
    update: 'update_ppe_deliveries',
    delete: 'delete_ppe_deliveries',
  },
  screens: {
    list: { path: 'ppe_rounds', access: 'see_ppe_deliveries' },
    create: { path: 'ppe_round_create', access: 'create_ppe_deliveries' },
    update: { path: 'ppe_rounds', access: 'see_ppe_deliveries' },
  },
  menu: { icon: 'clipboard-check', access: 'see_ppe_deliveries', parentTitle: 'pages.ppe_deliveries.list' },
  fields: {
    title: text({ required, max: 200 }),
    date: date({ required, range: deliveryDays }),
    signature: choice(signatureModes, { required }),
    closed_at: datetime({ readOnly, isExact: true }),
    closed_by_name: text({ readOnly }),
    company_id: ref('companies', { readOnly, joins: { company: 'name' } }),
    client_id: ref('clients', { readOnly, joins: { client: 'name' } }),
    status: computed(choice(roundStates, { tones: { open: 'warn', closed: 'neutral' } }), 'Whether it may be signed'),
    people_count: computed(integer(), 'Number of people with a delivery that is not annulled'),
    open: computed(integer(), 'Deliveries that are neither signed nor absent'),
    signed: computed(integer(), 'Signed deliveries'),
    absent: computed(integer(), 'Unsigned deliveries of people who were absent'),
    absent_people: computed(integer(), 'People with an unsigned delivery who were absent'),
    annulled: computed(integer(), 'Annulled deliveries, neither signed nor open'),
    missing: computed(integer(), 'What a next round would have: unsigned ones, annulled ones not given again since'),
    people: detail(structure({ isList: true, fields: personOfRoundFields }), 'The people, each with their deliveries'),
  },
  rowRule: findRoundRefusal,
  actions: {
    close: {
      access: 'create_ppe_deliveries',
      button: { icon: 'lock', needsConfirmation: true },
    },
    absent: {
      access: 'create_ppe_deliveries',
      input: {
        employee_id: ref('employees', { required: 'safety.ppe_deliveries.employee_required' }),
        absent: boolean({ required }),
      },
    },
  },
  auditPhrases: { close: 'safety.ppe_rounds.did_close', absent: 'safety.ppe_rounds.did_mark_absent' },
  columns: ['title', 'date', 'signature', 'people_count', 'signed', 'open', 'absent', 'annulled', 'status'],
  sorts: ['date'],
  filters: { status: ['is'], signature: ['is'], date: ['range'] },
  display: { title: ['title'], subtitle: ['date'], badge: 'status' },
  order: [
    { field: 'date', dir: 'desc' },
    { field: 'id', dir: 'desc' },
  ],
  scope: { company_id: 'company_id', client_id: 'client_id' },
})
