import { sameHeadings } from '#src/importer/screen/columns/twins.ts'
import type { ColumnFound } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type Named = Pick<ColumnFound, 'column' | 'heading'>

/** What a column is called: its heading, with its letters where others have it too; else its letters. */
export function useColumnName(all: readonly Named[]): (column: Named) => string {
  const text = useText()
  const shared = new Set(sameHeadings(all).flatMap((own) => own.map(({ column }) => column)))
  return ({ column, heading }) => {
    const letters = text('importer.screen.column', { column })
    if (heading === '') return letters
    return shared.has(column) ? `${heading} (${letters})` : heading
  }
}
