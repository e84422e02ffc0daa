import { useText } from '#src/platform/i18n/i18n.tsx'
import { countSelectedRows, type RowSelector } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** The sentence that tells how many chosen rows a bulk write leaves out as they are. Empty if it leaves out none. */
export function useLeftOutText(chosenRows: RowSelector, writtenRows: RowSelector): string {
  const text = useText()
  const formatCount = useCountFormat()
  const count = countSelectedRows(chosenRows) - countSelectedRows(writtenRows)
  return count > 0 ? text('resource.bulk.left_out', { count, figure: formatCount(count) }) : ''
}
