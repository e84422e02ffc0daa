import { useSyncExternalStore } from 'react'

const beside = '(min-width: 992px)'

/** From 992 px the sidebar stands beside the content; below, it opens over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(beside)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(beside).matches,
  )
}
