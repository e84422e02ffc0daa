import { useEffect, useRef, useState } from 'react'
import type { SourceColumn } from '#src/importer/import-types.ts'

/** Columns are rendered in portions, because each has a select with all fields. */
const columnsPerPress = 200

/** Shows the first columns, and more with each press. The focus moves to the first of the new columns. */
export function useColumnsShownInPortions(columns: readonly SourceColumn[]) {
  const list = useRef<HTMLUListElement>(null)
  const [limit, setLimit] = useState(columnsPerPress)
  useEffect(() => {
    if (limit > columnsPerPress) list.current?.children[limit - columnsPerPress]?.querySelector('select')?.focus()
  }, [limit])
  return {
    list,
    shownColumns: columns.slice(0, limit),
    /** Number of columns that the next press of the button adds. */
    moreCount: Math.min(columnsPerPress, Math.max(0, columns.length - limit)),
    showMore: () => setLimit(limit + columnsPerPress),
  }
}
