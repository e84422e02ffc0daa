import { isImportable } from '#src/importer/import-targets.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'

export const importedStatuses = ['created', 'updated', 'same', 'skipped'] as const
export type ImportedStatus = (typeof importedStatuses)[number]

/** Filters a list by the outcomes of an import. The value is an outcome, a dot and the request id of its run. */
export const importedRows: RowFilter = {
  name: 'loaded',
  appliesTo: isImportable,
  pattern: `^(${importedStatuses.join('|')})\\.((?:load-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
  messageKeyOf: (value) => `importer.loaded.${value.split('.')[0]}`,
}

type ImportedRows = { status: ImportedStatus; request: string }

/** The query string of a list that shows only the records with this outcome of the import. */
export const buildImportedRowsQuery = ({ status, request }: ImportedRows): string =>
  `${importedRows.name}=${status}.${request}`
