import { useMemo, useState } from 'react'
import { useSession } from '#src/platform/browser/session.ts'

/** A reader's settings for a list: its columns in order, and the height of its rows. */
export type ListAppearance = { columns: readonly string[]; density: Density }

export type Density = 'compact' | 'comfortable'

/**
 * Appearance of a list, kept in localStorage by user and list. `defaultColumns` apply until the reader chooses. Stored
 * columns that no longer exist are ignored.
 */
export function useListAppearance(
  list: string,
  columnNames: readonly string[],
  defaultColumns: readonly string[],
): [ListAppearance, (appearance: ListAppearance) => void] {
  const { user } = useSession()
  const key = `list:${user?.id}:${list}`
  const [storedText, setStoredText] = useState(() => localStorage.getItem(key))
  const appearance = useMemo(
    () => parseListAppearance(storedText, columnNames, defaultColumns),
    [storedText, columnNames, defaultColumns],
  )
  const storeAppearance = (newAppearance: ListAppearance) => {
    const isDefault = newAppearance.density === 'compact' && newAppearance.columns.join() === defaultColumns.join()
    const text = isDefault ? null : JSON.stringify(newAppearance)
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    setStoredText(text)
  }
  return [appearance, storeAppearance]
}

/** Parses a stored appearance. Malformed values count as absent. */
export function parseListAppearance(
  storedText: string | null,
  columnNames: readonly string[],
  defaultColumns: readonly string[],
): ListAppearance {
  const { columns, density } = parseStoredText(storedText)
  const storedColumns = Array.isArray(columns) ? columnNames.filter((name) => columns.includes(name)) : []
  const orderedColumns = Array.isArray(columns)
    ? [...new Set(columns)].filter((name) => storedColumns.includes(name))
    : []
  return {
    columns: orderedColumns.length > 0 ? orderedColumns : defaultColumns,
    density: density === 'comfortable' ? 'comfortable' : 'compact',
  }
}

function parseStoredText(storedText: string | null): { columns?: unknown; density?: unknown } {
  try {
    const value: unknown = JSON.parse(storedText ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
