import { useCallback, useRef, useState } from 'react'
import { translateOnce } from '#src/platform/i18n/i18n.tsx'
import { loadToastsAndShow } from '#src/ui/toast/with-toast.ts'

type LazyLoad<T> = { loadedValue: T | null; load: () => Promise<T | null> }

/**
 * Loads a value, for example a component, when a press needs it. `loadedValue` is null until then. If the script fails
 * to load, `load` returns null and shows a toast, and the screen keeps its state.
 */
export function useLazyLoad<T>(importValue: () => Promise<T>): LazyLoad<T> {
  const [loadedValue, setLoadedValue] = useState<{ value: T } | null>(null)
  const latestImport = useRef(importValue)
  latestImport.current = importValue
  const load = useCallback(async () => {
    try {
      const value = await latestImport.current()
      setLoadedValue({ value })
      return value
    } catch {
      void loadToastsAndShow((toast) => toast.error(translateOnce('ui.failures.offline')))
      return null
    }
  }, [])
  return { loadedValue: loadedValue?.value ?? null, load }
}
