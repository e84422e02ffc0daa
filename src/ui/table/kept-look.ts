import { useMemo, useState } from 'react'
import { useSession } from '#src/platform/browser/session.ts'

/** How a reader wants a list to look: its columns in order, and the height of its rows. */
export type Look = { columns: readonly string[]; density: Density }

export type Density = 'compact' | 'comfortable'

/**
 * A list's look, kept in localStorage for each user and list. What is kept of columns that no longer exist is let go;
 * without a choice the `usual` columns stand.
 */
export function useLook(
  list: string,
  known: readonly string[],
  usual: readonly string[],
): [Look, (look: Look) => void] {
  const { user } = useSession()
  const key = `list:${user?.id}:${list}`
  const [kept, setKept] = useState(() => localStorage.getItem(key))
  const look = useMemo(() => readLook(kept, known, usual), [kept, known, usual])
  const keep = (next: Look) => {
    const isUsual = next.density === 'compact' && next.columns.join() === usual.join()
    const text = isUsual ? null : JSON.stringify(next)
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    setKept(text)
  }
  return [look, keep]
}

/** Reads a kept look; whatever is malformed counts as absent. */
export function readLook(kept: string | null, known: readonly string[], usual: readonly string[]): Look {
  const { columns, density } = parsed(kept)
  const chosen = Array.isArray(columns) ? known.filter((name) => columns.includes(name)) : []
  const ordered = Array.isArray(columns) ? [...new Set(columns)].filter((name) => chosen.includes(name)) : []
  return {
    columns: ordered.length > 0 ? ordered : usual,
    density: density === 'comfortable' ? 'comfortable' : 'compact',
  }
}

function parsed(kept: string | null): { columns?: unknown; density?: unknown } {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
