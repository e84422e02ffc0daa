import { clients } from '#src/directory/clients.ts'
import { companies } from '#src/directory/companies.ts'
import { clientSheetWords, companySheetWords } from '#src/directory/sheet-words.server.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'

export const directoryServer: ServerManifest = {
  parts: [
    { resource: clients, sheetWords: clientSheetWords },
    { resource: companies, sheetWords: companySheetWords },
  ],
}
