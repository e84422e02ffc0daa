import { cuitPattern, dniPattern } from '#src/platform/text/cuit-cuil-and-dni.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { choice } from '#src/resource/kinds/choice/choice.ts'
import { choices } from '#src/resource/kinds/choices/choices.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { email } from '#src/resource/kinds/email/email.ts'
import { detail } from '#src/resource/kinds/kind.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { phone } from '#src/resource/kinds/phone/phone.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { rows } from '#src/resource/kinds/rows/rows.ts'
import { structure } from '#src/resource/kinds/structure/structure.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { birthDays, recordDays } from '#src/workforce/dates.ts'
import { licenceClasses } from '#src/workforce/driver-licences.ts'
import {
  employmentActions,
  employmentEntryPermissions,
  employmentPhrases,
} from '#src/workforce/employment/employment-actions.ts'
import {
  periodFields,
  periodSeniorityMeaning,
  seniorityParts,
  terminationPermission,
} from '#src/workforce/employment/period-fields.ts'
import { defineExpiryStateField, expiryKinds } from '#src/workforce/expiry/expiry-states.ts'
import { cbuPattern, parseCbu } from '#src/workforce/numbers/cbu.ts'
import { parseCuil, parseDni } from '#src/workforce/numbers/cuil.ts'
import { eraseEmployee } from '#src/workforce/personal-data/erase-employee.ts'
import { provinces } from '#src/workforce/provinces.ts'
import {
  genders,
  genderWords,
  maritalStatuses,
  maritalStatusWords,
  nationalities,
  nationalityWords,
} from '#src/workforce/record/employee-choices.ts'

const required = 'resource.fields.required'
const unique = 'workforce.employees.duplicated'
const isSensitive = true
/**
 * Options of health and bank data: only the record shows them, lists do not. The expiration of the medical check is not
 * among these fields, because lists and notices show it.
 */
const isPrivate = { isSensitive, isRecordOnly: true } as const

const personalFields = {
  name: text({ required, max: 100 }),
  surname: text({ required, max: 100 }),
  image: picture({ store: 'private', fallback: '/img/default-profile.png', isOfPerson: true }),
  employee_file_number: text({ required, max: 20, unique: 'workforce.employees.file_number_taken' }),
  dni: text({ max: 20, rule: parseDni, pattern: dniPattern, unique }),
  cuil: text({ max: 20, rule: parseCuil, pattern: cuitPattern, unique }),
  birth_date: date({ range: birthDays }),
  gender: choice(genders, { synonyms: genderWords }),
  nationality: choice(nationalities, { synonyms: nationalityWords }),
  marital_status: choice(maritalStatuses, { synonyms: maritalStatusWords }),
  children: integer({ max: 99 }),
}

const contactFields = {
  address: text(),
  zip_code: text({ max: 20 }),
  city: text({ max: 100 }),
  locality: text({ max: 100 }),
  province: text({ max: 100, suggestions: provinces }),
  country: text({ max: 100 }),
  phone_number: phone(),
  phone_number_2: phone(),
  personal_email: email(),
}

const workFields = {
  company_id: ref('companies', { joins: { company: 'name' } }),
  client_id: ref('clients', { joins: { client: 'name' } }),
  job_sector_id: ref('job_sectors', { joins: { job_sector: 'name' } }),
  job_title_id: ref('job_titles', { joins: { job_title: 'name' } }),
  job_category_id: ref('job_categories', { joins: { job_category: 'name' } }),
  contract_type_id: ref('contract_types', { joins: { contract_type: 'name' } }),
  cct_id: ref('ccts', { joins: { cct: 'name' } }),
  management_level_id: ref('management_levels', { joins: { management_level: 'name' } }),
  cost_center: ref('cost_centers', { joins: { cost_center_name: 'name' } }),
  status_id: ref('employee_status', { joins: { status: 'name' } }),
  /** A new employee's admission date opens the first period. Later, the date changes only with the periods. */
  admission_date: date({ range: recordDays, fixed: 'workforce.employees.admission_by_periods' }),
  active: boolean({
    defaultValue: true,
    badges: {
      yes: { tone: 'ok', message: 'workforce.employees.active' },
      no: { tone: 'neutral', message: 'workforce.employees.inactive' },
    },
  }),
}

const hiddenField = {
  readOnly: true,
  readPermission: terminationPermission,
  sheetAccess: 'create_employee_termination',
}

/** The last employment period's values, maintained by a database trigger. */
const terminationFields = {
  termination_date: date(hiddenField),
  termination_reason: text(hiddenField),
  termination_comments: longText({ ...hiddenField, max: 2000 }),
  employable: boolean({ ...hiddenField, defaultValue: true }),
}

const seniorityFields = {
  period_seniority: detail(
    seniorityParts,
    `Of the last period that has begun. ${periodSeniorityMeaning}; of a period with an end only for who holds ${terminationPermission}`,
  ),
  seniority: detail(
    seniorityParts,
    `Of all periods that have begun, added up; null for who lacks ${terminationPermission}`,
  ),
  periods: detail(
    structure({
      isList: true,
      readPermission: terminationPermission,
      fields: {
        id: integer({ required }),
        ...periodFields,
        period_seniority: seniorityParts,
      },
    }),
    'The employment periods, the last one first',
  ),
}

/** Fields computed from other fields and from other records of the employee. */
const derivedFields = {
  age: detail(integer(), 'Whole years today'),
  license_state: defineExpiryStateField('the driver license'),
  medical_check_state: defineExpiryStateField('the medical check'),
  next_expiry: detail(
    structure({ fields: { kind: choice(expiryKinds), date: date() } }),
    'What expires first, past days too; null for an inactive employee',
  ),
  counts: detail(
    structure({
      fields: {
        attachments: integer({ required }),
        trainings: integer({ required }),
        qualities: integer({ required }),
        deliveries: integer({ required }),
      },
      phrases: {
        attachments: 'workforce.counts.attachments',
        trainings: 'workforce.counts.trainings',
        qualities: 'workforce.counts.qualities',
        deliveries: 'workforce.counts.deliveries',
      },
    }),
    'Numbers of the records that belong to the employee',
  ),
}

const complementaryFields = {
  health_insurance: text(isPrivate),
  medical_check_expiration: date({ range: recordDays, isSensitive }),
  driver_license_class: choices(licenceClasses),
  driver_expiration_date: date({ range: recordDays }),
}

/** The employee's size for each item of protective equipment. */
const sizeFields = {
  ppe_sizes: rows({
    table: 'employee_ppe_sizes',
    ownerColumn: 'employee_id',
    fields: {
      ppe_id: ref('ppes', { required: 'workforce.employees.ppe_required', joins: { ppe: 'name' } }),
      size: text({ required: 'workforce.employees.size_required', max: 40 }),
    },
    subjectField: 'ppe_id',
    suggestions: { size: 'sizes' },
    max: 100,
  }),
}

const cbuOptions = { max: 30, rule: parseCbu, pattern: cbuPattern, ...isPrivate }

const bankFields = {
  salary_cbu: text(cbuOptions),
  salary_bank_name: text({ max: 100, ...isPrivate }),
  salary_account_number: text({ max: 40, ...isPrivate }),
  fund_cbu: text(cbuOptions),
  fund_bank_name: text({ max: 100, ...isPrivate }),
  fund_account_number: text({ max: 40, ...isPrivate }),
}

/** The companies' staff. Rules between fields are in `employee-rules.ts`, hooks in `employees.server.ts`. */
export const employees = defineResource({
  name: 'employees',
  access: {
    read: ['see_employees', 'update_employees'],
    create: 'create_employees',
    update: 'update_employees',
    delete: 'delete_employees',
  },
  screens: {
    list: { path: 'employees', access: 'see_employees' },
    create: { path: 'employee_create', access: 'create_employees' },
    update: { path: 'employee_update', access: 'update_employees' },
  },
  menu: { icon: 'person-vcard', access: 'see_menu_employees', listAccess: 'see_employees' },
  fields: {
    ...personalFields,
    ...contactFields,
    ...workFields,
    ...terminationFields,
    ...seniorityFields,
    ...derivedFields,
    ...complementaryFields,
    ...sizeFields,
    ...bankFields,
  },
  erasedTable: 'erased_employees',
  documents: {
    file: { access: 'print_employee_file', icon: 'printer' },
    'personal-data': { access: 'print_employee_file', icon: 'file-zip', format: 'zip' },
  },
  columns: [
    ...['image', 'surname', 'name', 'employee_file_number', 'dni', 'job_title', 'job_sector', 'company'],
    ...['admission_date', 'active'],
  ],
  wideScreenColumns: ['dni', 'company', 'admission_date'],
  sorts: [
    ...['surname', 'name', 'employee_file_number', 'dni', 'birth_date', 'company', 'client', 'job_sector', 'job_title'],
    ...['job_category', 'contract_type', 'management_level', 'cct', 'cost_center_name', 'status', 'admission_date'],
    ...['termination_date', 'medical_check_expiration', 'driver_expiration_date'],
  ],
  bulkFields: ['job_sector_id', 'job_title_id', 'job_category_id', 'status_id', 'medical_check_expiration'],
  filters: {
    active: ['is'],
    job_sector_id: ['is', 'empty'],
    job_title_id: ['is'],
    status_id: ['is'],
    company_id: ['is'],
    client_id: ['is'],
    license_state: ['is'],
    medical_check_state: ['is'],
    admission_date: ['range'],
    termination_date: ['range'],
    medical_check_expiration: ['range', 'empty'],
    driver_expiration_date: ['range'],
    driver_license_class: ['is'],
    birth_date: ['range'],
    job_category_id: ['is'],
    contract_type_id: ['is'],
    management_level_id: ['is'],
    cct_id: ['is'],
    cost_center: ['is'],
    gender: ['is'],
  },
  actions: { ...employmentActions, erased: eraseEmployee },
  auditPhrases: {
    ...employmentPhrases,
    erased: 'workforce.employees.did_erase',
    downloaded: 'workforce.employees.did_download',
  },
  entryPermissions: employmentEntryPermissions,
  display: {
    picture: 'image',
    title: ['surname', 'name'],
    subtitle: ['job_title', 'employee_file_number'],
    badge: 'active',
  },
  order: [
    { field: 'surname', dir: 'asc' },
    { field: 'name', dir: 'asc' },
  ],
  scope: { company_id: 'company_id', client_id: 'client_id' },
  duplicateMessage: unique,
})
