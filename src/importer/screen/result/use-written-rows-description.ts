import type { ImportSummary } from '#src/importer/screen/import-summary.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Returns a function that describes how many rows a cancelled import had written by then. */
export function useWrittenRowsDescription(): (sheetImport: ImportSummary) => string {
  const text = useText()
  const figure = useCountFormat()
  return ({ status, created, updated, rows }) => {
    // The counts of a pending import say what a run would write.
    const count = status === 'pending' ? 0 : created + updated
    return count === 0
      ? text('importer.screen.cancelled.none')
      : text('importer.screen.cancelled.wrote', { count, figure: figure(count), total: figure(rows) })
  }
}
