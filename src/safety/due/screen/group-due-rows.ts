import { addDays } from '#src/platform/days/add-days.ts'
import type { DueNeed, DueRow } from '#src/safety/due/due.ts'
import type { Tone } from '#src/ui/badge.tsx'

/** A section: what was never given, what was due before today, or what is due in a month, `YYYY-MM`. */
export type DueSection = { name: string; people: DuePerson[]; rowCount: number }

/** A person of a section, with their rows. */
export type DuePerson = { id: number; rows: DueRow[] }

/** Divides rows, in the order of the list, into sections. Each person stands in a section once. */
export function groupDueRows(rows: readonly DueRow[], today: string): DueSection[] {
  const rowsBySection = Map.groupBy(rows, ({ due }) =>
    due === null ? 'never' : due < today ? 'overdue' : due.slice(0, 7),
  )
  return [...rowsBySection].map(([name, rowsOfSection]) => ({
    name,
    people: [...Map.groupBy(rowsOfSection, ({ employee_id: id }) => id)].map(([id, rowsOfPerson]) => ({
      id,
      rows: rowsOfPerson,
    })),
    rowCount: rowsOfSection.length,
  }))
}

/** Days before the day on which an item is due, from which it counts as near. */
const nearDays = 15

export const toneOfDue = (due: string | null, today: string): Tone => {
  if (due === null) return 'warn'
  if (due < today) return 'danger'
  return due <= addDays(today, nearDays) ? 'warn' : 'info'
}

/** An item that is needed, with its quantity in each size. */
export type NeededItem = { ppe_id: number; ppe_name: string; sizes: DueNeed[]; total: number }

/** Joins the sizes of each item. The items that are needed most come first. */
export const groupNeeds = (needs: readonly DueNeed[]): NeededItem[] =>
  [...Map.groupBy(needs, ({ ppe_id: id }) => id)]
    .map(([id, sizes]) => ({
      ppe_id: id,
      ppe_name: sizes[0]?.ppe_name ?? '',
      sizes,
      total: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .sort((first, second) => second.total - first.total)
