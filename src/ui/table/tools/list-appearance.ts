import { useMemo, useState } from 'react'
import { useSession } from '#src/platform/browser/session.ts'

/** How a reader wants a list to look: its columns in order, and the height of its rows. */
export type ListAppearance = { columns: readonly string[]; density: Density }

export type Density = 'compact' | 'comfortable'

/**
 * A list's look, kept in localStorage for each user and list. What is kept of columns that no longer exist is let go;
 * without a choice the `usual` columns stand.
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

/** Reads a kept look; whatever is malformed counts as absent. */
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
