import { useEffect, useState } from 'react'

const delayMs = 400

/** True once `is` has been so for a while: what is over at once shows no bar. */
export function useDelayed(isActive: boolean): boolean {
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
