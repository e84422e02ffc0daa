import { useEffect, useRef, useState } from 'react'
import type { SourceColumn } from '#src/importer/import-types.ts'

/** More are drawn on demand: each has a select of all fields. */
const columnsPerPress = 200

/** The first columns, and as many again with each press, which takes the focus to the first of these. */
export function useMoreColumns(columns: readonly SourceColumn[]) {
  const list = useRef<HTMLUListElement>(null)
  const [limit, setMost] = useState(columnsPerPress)
  useEffect(() => {
    if (limit > columnsPerPress) list.current?.children[limit - columnsPerPress]?.querySelector('select')?.focus()
  }, [limit])
  return {
    list,
    shownColumns: columns.slice(0, limit),
    /** How many the next press shows. */
    moreCount: Math.min(columnsPerPress, Math.max(0, columns.length - limit)),
    showMore: () => setMost(limit + columnsPerPress),
  }
}
