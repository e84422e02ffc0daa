import { useSyncExternalStore } from 'react'

/** From 992 px the sidebar stands beside the content; below, it opens over it. */
export const useIsWide = () => useMatches('(min-width: 992px)')

/** Below 576 px rows are cards. */
export const useIsPhone = () => useMatches('(max-width: 575.98px)')

function useMatches(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
  )
}
