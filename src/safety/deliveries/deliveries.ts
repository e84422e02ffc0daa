import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type ChoiceMessages, choice } from '#src/resource/kinds/choice/choice.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { deliveryDays, findDeliveryRefusal } from '#src/safety/deliveries/delivery-rules.ts'
import { recordDays } from '#src/workforce/dates.ts'
import { employees } from '#src/workforce/record/employees.ts'

export const deliveryStates: ChoiceMessages = {
  open: 'safety.delivery_state.open',
  signed: 'safety.delivery_state.signed',
  annulled: 'safety.delivery_state.annulled',
}

export const signatureMessages: ChoiceMessages = {
  glass: 'safety.signature.glass',
  paper: 'safety.signature.paper',
}

const readOnly = true

/** What was given to whom. Of an open delivery the server copies names and employer anew whenever it is saved. */
const givenFields = {
  employee_id: ref('employees', {
    required: 'safety.ppe_deliveries.employee_required',
    fixed: 'safety.ppe_deliveries.employee_fixed',
    joins: {
      employee_surname: 'surname',
      employee_first_name: 'name',
      employee_file_number: 'employee_file_number',
    },
  }),
  ppe_id: ref('ppes', {
    required: 'safety.ppe_deliveries.ppe_required',
    fixed: 'safety.ppe_deliveries.ppe_fixed',
    joins: { ppe: 'name' },
  }),
  delivery_date: date({ range: deliveryDays, required: 'safety.ppe_deliveries.date_required' }),
  next_delivery_date: date({ range: recordDays, isProposed: true }),
  size: text({ max: 40, isProposed: true }),
  quantity: integer({ min: 1, max: 9999, isProposed: true }),
  brand: text({ max: 100, isProposed: true }),
  model: text({ max: 100, isProposed: true }),
  certification: text({ max: 100, isProposed: true }),
  comments: longText({ max: 2000 }),
  images: pictures({ store: 'private' }),
  /** A delivery is put into a round by the routes of rounds. */
  round_id: ref('ppe_rounds', { readOnly: true, joins: { round: 'title' } }),
  /** True for an item that the same person gets once more on the same day. */
  again: boolean(),
}

/** The signature, and what Resolución SRT 299/2011 wants copied. Only the actions of signing and annulling write it. */
const signatureFields = {
  status: computed(
    choice(deliveryStates, { tones: { open: 'warn', signed: 'ok', annulled: 'neutral' } }),
    'Whether it is signed; a signed one never changes again, but may be annulled',
  ),
  absent: boolean({ readOnly, defaultValue: false }),
  signature: choice(signatureMessages, { readOnly }),
  signed_at: datetime({ readOnly, isExact: true }),
  device_signed_at: datetime({ readOnly, isExact: true }),
  signed_by: integer({ readOnly }),
  signed_by_name: text({ readOnly }),
  scan: file({ readOnly, link: 'scan_url', isShared: true }),
  annulled_at: datetime({ readOnly, isExact: true }),
  annulled_by: integer({ readOnly }),
  annulled_by_name: text({ readOnly }),
  annul_reason: text({ readOnly }),
  ppe_name: text({ readOnly }),
  employee_name: text({ readOnly }),
  employee_dni: text({ readOnly }),
  job_title: text({ readOnly }),
  company_name: text({ readOnly }),
  company_cuit: text({ readOnly }),
  company_address: computed(text(), 'Street, city, postal code and province of the employer'),
  record_hash: text({ readOnly }),
  signature_hash: text({ readOnly }),
}

/** Deliveries of protective equipment. Rules of a row are in `delivery-rules.ts`, hooks in `deliveries.server.ts`. */
export const deliveries = defineResource({
  name: 'ppe_deliveries',
  parent: { resource: employees, fieldName: 'employee_id', hasRootAddress: true, isKeptByChildren: true },
  access: {
    read: 'see_ppe_deliveries',
    create: 'create_ppe_deliveries',
    update: 'update_ppe_deliveries',
    delete: 'delete_ppe_deliveries',
  },
  routePermissions: ['print_ppe_deliveries'],
  screens: {
    list: { path: 'ppe_deliveries', access: 'see_ppe_deliveries' },
    create: { path: 'ppe_delivery_create', access: 'create_ppe_deliveries' },
    update: { path: 'ppe_delivery_update', access: 'update_ppe_deliveries' },
  },
  menu: { icon: 'box-seam', access: 'see_ppe_deliveries', listAccess: 'see_ppe_deliveries' },
  fields: { ...givenFields, ...signatureFields },
  rowRule: findDeliveryRefusal,
  actions: {
    annul: {
      access: 'delete_ppe_deliveries',
      input: { reason: text({ required: 'safety.ppe_deliveries.reason_required', max: 500 }) },
      button: { icon: 'slash-circle', needsConfirmation: true },
    },
  },
  auditPhrases: {
    annul: 'safety.ppe_deliveries.did_annul',
    signed: 'safety.ppe_deliveries.did_sign',
  },
  columns: [
    ...['employee_surname', 'employee_first_name', 'employee_file_number', 'ppe', 'delivery_date', 'status'],
    ...['size', 'quantity', 'next_delivery_date', 'brand', 'model', 'certification'],
  ],
  wideScreenColumns: ['quantity', 'brand', 'model', 'certification'],
  sorts: ['delivery_date', 'next_delivery_date'],
  bulkFields: ['brand', 'model', 'certification', 'next_delivery_date', 'comments'],
  filters: {
    status: ['is'],
    employee_id: ['is'],
    ppe_id: ['is'],
    round_id: ['is', 'empty'],
    absent: ['is'],
    delivery_date: ['range'],
    next_delivery_date: ['range', 'empty'],
  },
  label: ['employee_name', 'ppe_name'],
  display: {
    title: ['employee_surname', 'employee_first_name'],
    subtitle: ['ppe', 'employee_file_number'],
    badge: 'status',
  },
  order: [
    { field: 'delivery_date', dir: 'desc' },
    { field: 'id', dir: 'desc' },
  ],
  duplicateMessage: 'safety.ppe_deliveries.already_given',
})
