import { useEffect, useState } from 'react'

const leastMs = 400

/** True once `is` has been so for a while: what is over at once shows no bar. */
export function useLasting(is: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), leastMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is])
  return is && isLasting
}
