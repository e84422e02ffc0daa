import { useSyncExternalStore } from 'react'

/** From 992 px on, the sidebar stands beside the content; below, it opens over it. */
export const useIsWide = () => useMediaQuery('(min-width: 992px)')

/** Below 576 px, table rows are shown as cards. */
export const useIsPhone = () => useMediaQuery('(max-width: 575.98px)')

function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const mediaQuery = window.matchMedia(condition)
      mediaQuery.addEventListener('change', listener)
      return () => mediaQuery.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
  )
}
