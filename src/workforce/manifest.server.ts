import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { attachmentsRules } from '#src/workforce/attachments/attachments.server.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'
import { generalData } from '#src/workforce/general-data/general-data.ts'
import { buildGeneralDataSheetWords } from '#src/workforce/general-data/general-data-sheet-words.server.ts'
import { employeeSheetWords } from '#src/workforce/record/employee-sheet-words.server.ts'
import { employeesRules } from '#src/workforce/record/employees.server.ts'
import { employees } from '#src/workforce/record/employees.ts'

export const workforceServer: ServerManifest = {
  parts: [
    { resource: employees, rules: employeesRules, sheetWords: employeeSheetWords },
    { resource: attachments, rules: attachmentsRules },
    ...generalData.map((resource) => ({ resource, sheetWords: buildGeneralDataSheetWords(resource) })),
  ],
}
