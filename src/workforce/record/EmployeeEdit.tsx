import { loadScreenTexts, useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { shopDay } from '#src/platform/settings/shop-day.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { Field, Row } from '#src/resource/screens/form/Field.tsx'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { CaptionHiddenContext } from '#src/ui/fields/field-frame.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { Attachments } from '#src/workforce/attachments/Attachments.tsx'
import { BankHelp } from '#src/workforce/record/BankHelp.tsx'
import { CuilHelp } from '#src/workforce/record/CuilHelp.tsx'
import { employees } from '#src/workforce/record/employees.ts'
import './employee.css'

const textLoaders = {
  es: () => import('virtual:messages/employee/es'),
  en: () => import('virtual:messages/employee/en'),
  pt: () => import('virtual:messages/employee/pt'),
}

/** Lazy loading: loads the form's own texts and returns the form. */
export async function loadEmployeeForm(): Promise<typeof EmployeeEdit> {
  await loadScreenTexts(textLoaders)
  return EmployeeEdit
}

type EmployeeProps = { entity?: Entity | undefined }

/** Form of an employee: identity, address, contact, work, complementary data, banks; below it the attachments. */
function EmployeeEdit({ entity }: EmployeeProps) {
  return (
    <>
      <ResourceForm resource={employees} entity={entity}>
        <div className="card">
          <IdentitySection />
          <AddressAndContactSections />
          <WorkSection entity={entity} />
          <ComplementarySection />
          <SizesSection />
          <BanksSection />
          {!entity && <NoAttachmentsYet />}
        </div>
      </ResourceForm>
      {entity && <Attachments employeeId={entity.id} />}
    </>
  )
}

function IdentitySection() {
  const text = useText()
  return (
    <FormSection title="workforce.employees.identity" note="workforce.employees.identity_note">
      <Row>
        <Field name="name" />
        <Field name="surname" />
      </Row>
      <Row>
        <Field name="employee_file_number" />
        <Field name="dni" />
        <Field name="cuil" help={<CuilHelp />} />
      </Row>
      <Row>
        <Field name="birth_date" />
        <Field name="gender" />
        <Field name="nationality" />
      </Row>
      <Row>
        <Field name="marital_status" />
        <Field name="children" />
      </Row>
      <Field name="image" help={text('workforce.employees.photo_note')} />
    </FormSection>
  )
}

function AddressAndContactSections() {
  return (
    <>
      <FormSection title="workforce.employees.address" note="workforce.employees.address_note">
        <Row>
          <Field name="address" />
          <Field name="zip_code" />
        </Row>
        <Row>
          <Field name="city" />
          <Field name="locality" />
        </Row>
        <Row>
          <Field name="province" />
          <Field name="country" />
        </Row>
      </FormSection>
      <FormSection title="workforce.employees.contact">
        <Row>
          <Field name="phone_number" />
          <Field name="phone_number_2" />
          <Field name="personal_email" />
        </Row>
      </FormSection>
    </>
  )
}

function WorkSection({ entity }: EmployeeProps) {
  const text = useText()
  return (
    <FormSection title="workforce.employees.work" note="workforce.employees.work_note">
      <Row>
        <Field name="company_id" />
        <Field name="client_id" />
      </Row>
      <Row>
        <Field name="job_sector_id" />
        <Field name="job_title_id" />
        <Field name="management_level_id" />
      </Row>
      <Row>
        <Field name="contract_type_id" />
        <Field name="cct_id" />
        <Field name="job_category_id" />
      </Row>
      <Row>
        <Field name="cost_center" />
        <Field name="status_id" />
        <Field
          name="admission_date"
          help={text(entity ? 'workforce.employees.admission_fixed' : 'workforce.employees.admission_opens')}
        />
      </Row>
      <Field name="active" help={<TerminationHelp entity={entity} />} />
    </FormSection>
  )
}

/** Help that names the end of the last employment period, which overrides the checkbox 'active'. */
function TerminationHelp({ entity }: EmployeeProps) {
  const text = useText()
  const language = useLanguage()
  const terminationDate = entity?.['termination_date']
  if (typeof terminationDate !== 'string') return null
  const key = terminationDate < shopDay() ? 'workforce.employees.ended' : 'workforce.employees.ends'
  return text(key, { day: formatDate(terminationDate, language) })
}

function ComplementarySection() {
  return (
    <FormSection title="workforce.employees.complementary">
      <Row>
        <Field name="health_insurance" />
        <Field name="medical_check_expiration" />
        <Field name="driver_expiration_date" />
      </Row>
      <Field name="driver_license_class" />
    </FormSection>
  )
}

function SizesSection() {
  return (
    <FormSection title="workforce.employees.ppe_sizes" note="workforce.employees.ppe_sizes_note">
      <CaptionHiddenContext value={true}>
        <Field name="ppe_sizes" />
      </CaptionHiddenContext>
    </FormSection>
  )
}

function BanksSection() {
  return (
    <FormSection title="workforce.employees.banks" note="workforce.employees.banks_note">
      {['salary', 'fund'].map((account) => (
        <Row key={account}>
          <Field name={`${account}_cbu`} help={<BankHelp cbu={`${account}_cbu`} bank={`${account}_bank_name`} />} />
          <Field name={`${account}_bank_name`} />
          <Field name={`${account}_account_number`} />
        </Row>
      ))}
    </FormSection>
  )
}

/** A new record has no attachments until it is saved. */
function NoAttachmentsYet() {
  const text = useText()
  return (
    <FormSection title="workforce.attachments.title">
      <p className="soft">{text('workforce.attachments.later')}</p>
    </FormSection>
  )
}
