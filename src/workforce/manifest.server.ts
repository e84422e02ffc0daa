import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { attachmentsRules } from '#src/workforce/attachments/attachments.server.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'
import { employeeSheetWords } from '#src/workforce/employee-sheet-words.server.ts'
import { employeesRules } from '#src/workforce/employees.server.ts'
import { employees } from '#src/workforce/employees.ts'
import { generalData } from '#src/workforce/general-data.ts'
import { generalDataSheetWords } from '#src/workforce/general-data-sheet-words.server.ts'

export const workforceServer: ServerManifest = {
  parts: [
    { resource: employees, rules: employeesRules, sheetWords: employeeSheetWords },
    { resource: attachments, rules: attachmentsRules },
    ...generalData.map((resource) => ({ resource, sheetWords: generalDataSheetWords(resource) })),
  ],
}
