import { isLoadable } from '#src/importer/targets.ts'
import type { RowFilter } from '#src/resource/filters.ts'

export const loadedStatuses = ['created', 'updated', 'same', 'skipped'] as const
export type LoadedStatus = (typeof loadedStatuses)[number]

/** Rows that a load created, changed, left the same or skipped: `created.` and the id of the request that wrote it. */
export const loadedRows: RowFilter = {
  name: 'loaded',
  appliesTo: isLoadable,
  pattern: `^(${loadedStatuses.join('|')})\\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
  messageOf: (value) => `importer.loaded.${value.split('.')[0]}`,
}

type LoadedRows = { status: LoadedStatus; request: string }

/** The query of a list that shows these rows of a load alone. */
export const loadedQuery = ({ status, request }: LoadedRows): string => `${loadedRows.name}=${status}.${request}`
