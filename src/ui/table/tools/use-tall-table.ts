import { useState } from 'react'
import { useSession } from '#src/platform/browser/session.ts'

/**
 * True if lists are as tall as the window instead of 350 px, and a function that toggles this. The choice is kept in
 * localStorage for each user.
 */
export function useTallTable(): [boolean, () => void] {
  const { user } = useSession()
  const key = `table:${user?.id}`
  const [isTall, setTall] = useState(() => localStorage.getItem(key) === 'tall')
  const toggle = () => {
    if (isTall) localStorage.removeItem(key)
    else localStorage.setItem(key, 'tall')
    setTall(!isTall)
  }
  return [isTall, toggle]
}
