import { useCallback, useRef, useState } from 'react'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { withToast } from '#src/ui/toast/with-toast.ts'

type Later<T> = { loaded: T | null; come: () => Promise<T | null> }

/**
 * Lazy loading of what a press opens: `come` loads it and gives null where its script does not come, which a toast then
 * says; the screen stays as it is, with what was typed in it.
 */
export function useLater<T>(load: () => Promise<T>): Later<T> {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null)
  const latest = useRef(load)
  latest.current = load
  const come = useCallback(async () => {
    try {
      const it = await latest.current()
      setLoaded({ it })
      return it
    } catch {
      void withToast((toast) => toast.error(translateOnce('ui.failures.offline')))
      return null
    }
  }, [])
  return { loaded: loaded?.it ?? null, come }
}
