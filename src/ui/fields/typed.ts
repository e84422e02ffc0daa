import { useEffect, useRef, useState } from 'react'

const pause = 250

/** Debounce: a value once it has not changed for 250 ms; compared as JSON. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const latest = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the value.
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(later)
  }, [latest])
  return settled
}

/** Debounce: what is typed is told after 250 ms; another value from outside (Back) shows at once. */
export function useTyped(value: string, onChange: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === known.current) return
    const later = setTimeout(() => {
      known.current = typed
      tell.current(typed)
    }, pause)
    return () => clearTimeout(later)
  }, [typed])
  return [typed, setTyped]
}
