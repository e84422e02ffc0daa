import { useEffect, useState } from 'react'

const pauseMs = 250

/** Debounce: what was typed, once the typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const later = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(later)
  }, [typed])
  return settled
}
