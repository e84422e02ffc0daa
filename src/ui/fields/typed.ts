import { useEffect, useRef, useState } from 'react'

const pause = 250

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
