import { plainHeading } from '#src/importer/columns/remembered-columns.ts'
import type { ColumnFound } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type Named = Pick<ColumnFound, 'column' | 'heading'>

/** What a column is called: its heading, with its letters where others have it too; else its letters. */
export function useColumnName(all: readonly Named[]): (column: Named) => string {
  const text = useText()
  const named = Map.groupBy(all, ({ heading }) => plainHeading(heading))
  return ({ column, heading }) => {
    const letters = text('importer.screen.column', { column })
    if (heading === '') return letters
    return (named.get(plainHeading(heading))?.length ?? 0) > 1 ? `${heading} (${letters})` : heading
  }
}
