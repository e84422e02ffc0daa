import { createListGuideEntry, listDestinations } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'
import { periods } from '#src/workforce/employment/periods.ts'
import { generalData } from '#src/workforce/general-data/general-data.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { expiringCard, headcountCard } from '#src/workforce/start-page/cards.ts'
import { attachmentMessages } from '#src/workforce/texts/attachment-messages.ts'
import { certificationMessages } from '#src/workforce/texts/certification-messages.ts'
import { employeeFormMessages } from '#src/workforce/texts/employee-form-messages.ts'
import { employeeMessages } from '#src/workforce/texts/employee-messages.ts'
import { employmentFormMessages } from '#src/workforce/texts/employment-form-messages.ts'
import { employmentMessages } from '#src/workforce/texts/employment-messages.ts'
import { givingMessages } from '#src/workforce/texts/giving-messages.ts'
import { workforceGuideMessages } from '#src/workforce/texts/guide-messages.ts'
import { workforceMessages } from '#src/workforce/texts/messages.ts'
import { workforcePermissions } from '#src/workforce/texts/permission-messages.ts'
import { personalDataMessages } from '#src/workforce/texts/personal-data-messages.ts'
import { workforceCardMessages } from '#src/workforce/texts/start-page-messages.ts'
import { certificationsScreen } from '#src/workforce/trainings/board/certifications-screen.ts'
import { certifications } from '#src/workforce/trainings/certifications.ts'
import { qualityState, trainingState } from '#src/workforce/trainings/state/certification-state-filters.ts'

export const workforce: Manifest = {
  resources: [employees, periods, attachments, ...certifications.map(({ resource }) => resource), ...generalData],
  handWritten: [certificationsScreen],
  rowFilters: [trainingState, qualityState],
  cards: [headcountCard, expiringCard],
  permissions: {
    workforce: [
      'see_menu_employees',
      'see_employees',
      'create_employees',
      'update_employees',
      'delete_employees',
      'see_employee_termination',
      'create_employee_termination',
      'update_employee_termination',
      'delete_employee_termination',
      'see_employee_general_data',
      'create_employee_general_data',
      'update_employee_general_data',
      'delete_employee_general_data',
      'print_employee_file',
    ],
  },
  messages: {
    records: {
      ...workforceMessages,
      ...employeeMessages,
      ...employmentMessages,
      ...attachmentMessages,
      ...certificationMessages,
      ...givingMessages,
      ...personalDataMessages,
    },
    bundles: {
      employee: { ...employeeFormMessages, ...employmentFormMessages },
      permissions: workforcePermissions,
      guide: workforceGuideMessages,
      staff: workforceCardMessages,
    },
  },
  guide: {
    staff: [
      createListGuideEntry(employees, 3),
      createListGuideEntry(certificationsScreen, 4),
      {
        name: 'employee_form',
        title: 'guide.employee_form.title',
        tipCount: 4,
        destinations: listDestinations(employees, 'create', 'list'),
      },
      {
        name: 'employment',
        title: 'guide.employment.title',
        tipCount: 4,
        destinations: listDestinations(employees, 'list'),
      },
      {
        name: 'personal_data',
        title: 'guide.personal_data.title',
        tipCount: 3,
        destinations: listDestinations(employees, 'list'),
      },
      {
        name: 'general_data',
        title: 'workforce.general_data.title',
        tipCount: 3,
        destinations: generalData.flatMap((list) => listDestinations(list, 'list')),
      },
    ],
  },
}
