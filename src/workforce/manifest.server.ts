import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { attachmentsRules } from '#src/workforce/attachments/attachments.server.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'
import { periodSheetWords } from '#src/workforce/employment/period-sheet-words.server.ts'
import { periodsRules } from '#src/workforce/employment/periods.server.ts'
import { periods } from '#src/workforce/employment/periods.ts'
import { generalData } from '#src/workforce/general-data/general-data.ts'
import { buildGeneralDataSheetWords } from '#src/workforce/general-data/general-data-sheet-words.server.ts'
import { employeeSheetWords } from '#src/workforce/record/employee-sheet-words.server.ts'
import { employeesRules } from '#src/workforce/record/employees.server.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { workforceCards } from '#src/workforce/start-page/cards.server.ts'
import { buildCertificationSheetWords } from '#src/workforce/trainings/certification-sheet-words.server.ts'
import { buildCertificationRules } from '#src/workforce/trainings/certifications.server.ts'
import { certifications } from '#src/workforce/trainings/certifications.ts'
import { certificationStateRules } from '#src/workforce/trainings/state/certification-state-filters.server.ts'

export const workforceServer: ServerManifest = {
  parts: [
    { resource: employees, rules: employeesRules, sheetWords: employeeSheetWords },
    { resource: periods, rules: periodsRules, sheetWords: periodSheetWords },
    { resource: attachments, rules: attachmentsRules },
    ...certifications.map(({ type, resource }) => ({
      resource,
      rules: buildCertificationRules(type),
      sheetWords: buildCertificationSheetWords(type),
    })),
    ...generalData.map((resource) => ({ resource, sheetWords: buildGeneralDataSheetWords(resource) })),
  ],
  rowFilters: certificationStateRules,
  cards: workforceCards,
}
