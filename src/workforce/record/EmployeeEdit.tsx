import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { loadScreenTexts, useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { FormTab } from '#src/resource/screens/form/tabs/form-layout.ts'
import { type RecordPanel, usePanelTabs } from '#src/resource/screens/form/tabs/record-panels.tsx'
import { TabbedForm } from '#src/resource/screens/form/tabs/TabbedForm.tsx'
import { useMayReadHistory } from '#src/resource/screens/history/use-may-read-history.ts'
import { RecordHistoryPanel } from '#src/resource/screens/record/RecordHistoryPanel.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { LazyPart } from '#src/ui/lazy-part.tsx'
import { periods } from '#src/workforce/employment/periods.ts'
import { EmployeeHead } from '#src/workforce/head/EmployeeHead.tsx'
import {
  complementarySections,
  employmentSections,
  personalSections,
  responsibilitySections,
  sizeSections,
} from '#src/workforce/record/employee-sections.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { BankHelp } from '#src/workforce/record/help/BankHelp.tsx'
import { CuilHelp } from '#src/workforce/record/help/CuilHelp.tsx'
import { SameDniWarning } from '#src/workforce/record/help/SameDniWarning.tsx'
import './employee.css'

const textLoaders = {
  es: () => import('virtual:messages/employee/es'),
  en: () => import('virtual:messages/employee/en'),
  pt: () => import('virtual:messages/employee/pt'),
}

/** Lazy loading: loads the form's own texts and returns the form. */
export async function loadEmployeeFormAndTexts(): Promise<typeof EmployeeEdit> {
  await loadScreenTexts(textLoaders)
  return EmployeeEdit
}

type EmployeeProps = { entity?: Entity | undefined; panels?: readonly RecordPanel[] }

/**
 * Form of an employee in the tabs of the specification, then tabs with attachments, of other modules, with trainings,
 * qualities and the history. A new employee's form lacks those after the attachments.
 */
function EmployeeEdit({ entity, panels = [] }: EmployeeProps) {
  const text = useText()
  const mayReadHistory = useMayReadHistory(employees)
  const { user } = useSession()
  const panelTabs = usePanelTabs(panels, entity)
  const maySeePeriods = hasAccess(createPermissionHolder(user?.permissions), periods.access.read)
  const tabs: FormTab[] = [
    { name: 'personal', caption: 'workforce.tabs.personal', sections: personalSections },
    { name: 'sizes', caption: 'workforce.tabs.sizes', sections: sizeSections },
    { name: 'complementary', caption: 'workforce.employees.complementary', sections: complementarySections },
    { name: 'responsibilities', caption: 'workforce.tabs.responsibilities', sections: responsibilitySections },
    {
      name: 'employment',
      caption: 'workforce.tabs.employment',
      sections: employmentSections,
      ...(entity && {
        content: (
          <>
            {maySeePeriods && <LazyPart load={loadEmploymentPeriods} props={{ entity }} />}
            {entity['active'] !== true && <LazyPart load={loadEraseEmployee} props={{ entity }} />}
          </>
        ),
      }),
    },
    {
      name: 'attachments',
      caption: 'workforce.attachments.title',
      count: readAttachmentCount(entity),
      content: entity ? <LazyPart load={loadAttachments} props={{ employeeId: entity.id }} /> : <NoAttachmentsYet />,
    },
    ...panelTabs,
    ...(entity
      ? certificationTabs.map(({ name, load }) => ({
          name,
          caption: `pages.${name}.list`,
          content: <LazyPart {...{ load }} props={{ employeeId: entity.id, name }} />,
        }))
      : []),
    ...(entity && mayReadHistory
      ? [
          {
            name: 'history',
            caption: 'resource.history.title',
            content: <RecordHistoryPanel {...{ entity }} resource={employees} />,
          },
        ]
      : []),
  ]
  return (
    <TabbedForm
      resource={employees}
      {...{ entity, tabs }}
      head={entity && <EmployeeHead entity={entity} />}
      help={{
        dni: <SameDniWarning />,
        cuil: <CuilHelp />,
        image: text('workforce.employees.photo_note'),
        admission_date: text(
          entity?.['admission_date'] ? 'workforce.employees.admission_fixed' : 'workforce.employees.admission_opens',
        ),
        active: <TerminationHelp entity={entity} />,
        salary_cbu: <BankHelp cbuField="salary_cbu" bankField="salary_bank_name" />,
        fund_cbu: <BankHelp cbuField="fund_cbu" bankField="fund_bank_name" />,
      }}
    />
  )
}

EmployeeEdit.showsHistory = true as const

const loadEmploymentPeriods = async () =>
  (await import('#src/workforce/employment/EmploymentPeriods.tsx')).EmploymentPeriods

const loadCertifications = async () =>
  (await import('#src/workforce/trainings/CertificationList.tsx')).CertificationList

/** The tabs with the employee's trainings and qualities. */
const certificationTabs = [
  { name: 'trainings', load: loadCertifications },
  { name: 'qualities', load: loadCertifications },
] as const

const loadEraseEmployee = async () => (await import('#src/workforce/personal-data/EraseEmployee.tsx')).EraseEmployee

function readAttachmentCount(entity: Entity | undefined): number | undefined {
  const counts = entity?.['counts']
  return typeof counts === 'object' && counts !== null && 'attachments' in counts
    ? Number(counts.attachments)
    : undefined
}

const loadAttachments = async () => (await import('#src/workforce/attachments/Attachments.tsx')).Attachments

/** Help that names the end of the last employment period, which overrides the checkbox 'active'. */
function TerminationHelp({ entity }: Pick<EmployeeProps, 'entity'>) {
  const text = useText()
  const language = useLanguage()
  const terminationDate = entity?.['termination_date']
  if (typeof terminationDate !== 'string') return null
  const key = terminationDate < readShopDay() ? 'workforce.employees.ended' : 'workforce.employees.ends'
  return text(key, { day: formatDate(terminationDate, language) })
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
