import type { FormSectionLayout } from '#src/resource/screens/form/tabs/form-layout.ts'

/** The sections of an employee's form, by the tab that shows them. */
export const personalSections: readonly FormSectionLayout[] = [
  {
    title: 'workforce.employees.identity',
    note: 'workforce.employees.identity_note',
    rows: [
      ['name', 'surname'],
      ['employee_file_number', 'dni', 'cuil'],
      ['birth_date', 'gender', 'nationality'],
      ['marital_status', 'children'],
      ['image'],
    ],
  },
  {
    title: 'workforce.employees.address',
    note: 'workforce.employees.address_note',
    rows: [
      ['address', 'zip_code'],
      ['city', 'locality'],
      ['province', 'country'],
    ],
  },
  { title: 'workforce.employees.contact', rows: [['phone_number', 'phone_number_2', 'personal_email']] },
]

export const sizeSections: readonly FormSectionLayout[] = [
  {
    title: 'workforce.employees.ppe_sizes',
    note: 'workforce.employees.ppe_sizes_note',
    rows: [['ppe_sizes']],
    isCaptionHidden: true,
  },
]

export const complementarySections: readonly FormSectionLayout[] = [
  {
    title: 'workforce.employees.agreement',
    rows: [
      ['health_insurance', 'cct_id'],
      ['contract_type_id', 'job_category_id'],
    ],
  },
  {
    title: 'workforce.employees.licence',
    rows: [['driver_license_class'], ['driver_expiration_date', 'medical_check_expiration']],
  },
  {
    title: 'workforce.employees.banks',
    note: 'workforce.employees.banks_note',
    rows: ['salary', 'fund'].map((account) => [`${account}_cbu`, `${account}_bank_name`, `${account}_account_number`]),
  },
]

export const responsibilitySections: readonly FormSectionLayout[] = [
  {
    title: 'workforce.employees.work',
    note: 'workforce.employees.work_note',
    rows: [
      ['company_id', 'client_id'],
      ['job_sector_id', 'job_title_id', 'management_level_id'],
      ['cost_center', 'status_id'],
    ],
  },
]

export const employmentSections: readonly FormSectionLayout[] = [
  { title: 'workforce.employees.employment', rows: [['admission_date'], ['active']] },
]
