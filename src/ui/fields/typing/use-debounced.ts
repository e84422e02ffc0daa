import { useEffect, useRef, useState } from 'react'

const pauseMs = 250

/**
 * Debounce: returns a new value only after it has not changed for 250 ms, and the former one until then. Values are
 * compared as JSON.
 */
export function useDebounced<T>(value: T): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  const valueAsJson = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON stands for the value.
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), pauseMs)
    return () => clearTimeout(timer)
  }, [valueAsJson])
  return debouncedValue
}

/** Debounced input: reports typed text after 250 ms without typing. A new value from outside (Back) shows at once. */
export function useDebouncedInput(value: string, onChange: (typed: string) => void): [string, (typed: string) => void] {
  const [typedText, setTypedText] = useState(value)
  const lastValue = useRef(value)
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  useEffect(() => {
    if (lastValue.current === value) return
    lastValue.current = value
    setTypedText(value)
  }, [value])
  useEffect(() => {
    if (typedText === lastValue.current) return
    const timer = setTimeout(() => {
      lastValue.current = typedText
      latestOnChange.current(typedText)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typedText])
  return [typedText, setTypedText]
}
