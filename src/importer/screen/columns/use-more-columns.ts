import { useEffect, useRef, useState } from 'react'
import type { SourceColumn } from '#src/importer/import-types.ts'

/** More are drawn on demand: each has a select of all fields. */
const portion = 200

/** The first columns, and as many again with each press, which takes the focus to the first of these. */
export function useMoreColumns(columns: readonly SourceColumn[]) {
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(portion)
  useEffect(() => {
    if (most > portion) list.current?.children[most - portion]?.querySelector('select')?.focus()
  }, [most])
  return {
    list,
    shown: columns.slice(0, most),
    /** How many the next press shows. */
    more: Math.min(portion, Math.max(0, columns.length - most)),
    showMore: () => setMost(most + portion),
  }
}
