import { useMemo, useState } from 'react'
import type { Assignment } from '#src/access/permissions/page/assignment/use-assignment.ts'
import type { Showing } from '#src/access/permissions/page/matrix/MatrixFrame.tsx'
import {
  type PermissionRegistry,
  type PermissionTable,
  tableOf,
} from '#src/access/permissions/page/matrix/permission-table.ts'
import { foundPart, heldPart } from '#src/access/permissions/page/matrix/table-part.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

export type VisibleTable = {
  table: PermissionTable
  /** True where a search or a choice leaves something out. */
  isPart: boolean
  typed: string
  onType: (typed: string) => void
  showing: Showing
  onShow: (showing: Showing) => void
}

/** What of the table is to be seen. */
export function useVisibleTable(
  registry: PermissionRegistry,
  { base, wanted }: Pick<Assignment, 'base' | 'wanted'>,
): VisibleTable {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [showing, onShow] = useState<Showing>('all')
  const whole = useMemo(() => tableOf(registry.groups), [registry])
  const found = useMemo(() => foundPart(whole, typed, text), [whole, typed, text])
  // What was just taken stays in sight, to be given back.
  const table = showing === 'given' ? heldPart(found, new Set([...base, ...wanted])) : found
  const onType = (next: string) => {
    setTyped(next)
    // A search looks into the table, not into the list of changes.
    if (showing === 'changed' && next !== '') onShow('all')
  }
  return { table, isPart: showing === 'given' || typed.trim() !== '', typed, onType, showing, onShow }
}
