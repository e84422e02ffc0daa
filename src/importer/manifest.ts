import { importedRows } from '#src/importer/imported-rows.ts'
import { imports } from '#src/importer/imports.ts'
import { loaderMessages } from '#src/importer/screen/messages.ts'
import { sheetMessages } from '#src/importer/template/messages.ts'
import { importerGuideMessages } from '#src/importer/texts/guide-messages.ts'
import { importedRowsMessages } from '#src/importer/texts/imported-rows-messages.ts'
import { importMessages } from '#src/importer/texts/messages.ts'
import { importerPermissionMessages } from '#src/importer/texts/permission-messages.ts'
import { spreadsheetMessages } from '#src/platform/spreadsheets/messages.ts'
import { createListGuideEntry } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const importer: Manifest = {
  handWritten: [imports],
  rowFilters: [importedRows],
  permissions: { workforce: ['load_database'] },
  messages: {
    records: importedRowsMessages,
    bundles: {
      importing: { ...loaderMessages, ...spreadsheetMessages },
      permissions: importerPermissionMessages,
      guide: importerGuideMessages,
    },
    server: { ...importMessages, ...sheetMessages },
  },
  guide: { people: [createListGuideEntry(imports, 4)] },
}
