import { useEffect, useState } from 'react'

const delayMs = 400

/** True after `isActive` has been true for 400 ms, so that short tasks show no progress bar. */
export function useIsActiveForAWhile(isActive: boolean): boolean {
  const [isDelayOver, setDelayOver] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setDelayOver(true), delayMs)
    return () => {
      clearTimeout(timer)
      setDelayOver(false)
    }
  }, [isActive])
  return isActive && isDelayOver
}
