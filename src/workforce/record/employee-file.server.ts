import type { DocumentLayout } from '#src/resource/registration/document-layout.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'
import { periods } from '#src/workforce/employment/periods.ts'
import { certifications } from '#src/workforce/trainings/certifications.ts'

/** Layout of the employee's printed file. */
export const employeeFileLayout: DocumentLayout = {
  head: {
    picture: 'image',
    lines: [
      [{ captioned: 'employee_file_number' }, 'job_title', 'job_sector'],
      [{ captioned: 'admission_date' }, 'active'],
    ],
    reference: { field: 'company_id', properties: ['name', 'cuit', 'address'] },
  },
  sections: [
    {
      title: 'workforce.employees.identity',
      properties: ['dni', 'cuil', 'birth_date', 'gender', 'nationality', 'marital_status', 'children'],
    },
    {
      title: 'workforce.employees.address',
      properties: ['address', 'zip_code', 'locality', 'city', 'province', 'country'],
    },
    { title: 'workforce.employees.contact', properties: ['phone_number', 'phone_number_2', 'personal_email'] },
    {
      title: 'workforce.employees.work',
      properties: [
        ...['company', 'client', 'job_sector', 'job_title', 'management_level', 'cost_center_name'],
        ...['cct', 'job_category', 'contract_type', 'status', 'admission_date'],
        ...['termination_date', 'termination_reason', 'termination_comments'],
      ],
    },
    {
      title: 'workforce.employees.complementary',
      properties: ['health_insurance', 'medical_check_expiration', 'driver_license_class', 'driver_expiration_date'],
    },
    { title: 'workforce.employees.ppe_sizes', properties: ['ppe_sizes'] },
    {
      title: 'workforce.employees.banks',
      properties: [
        ...['salary_bank_name', 'salary_account_number', 'salary_cbu'],
        ...['fund_bank_name', 'fund_account_number', 'fund_cbu'],
      ],
    },
    {
      title: 'employees.fields.periods',
      children: periods,
      properties: [
        ...['admission_date', 'termination_date', 'period_seniority', 'termination_reason'],
        ...['termination_comments', 'employable'],
      ],
    },
    ...certifications.map(({ type, resource }) => ({
      title: `pages.${type.name}.list`,
      children: resource,
      properties: [type.item, 'date', 'expiration_date', 'state', 'instructor'],
    })),
    { title: 'workforce.attachments.title', children: attachments, properties: ['type', 'name', 'created_at'] },
  ],
}
