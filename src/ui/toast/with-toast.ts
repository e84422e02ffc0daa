import { useSyncExternalStore } from 'react'

type Toast = typeof import('#src/ui/toast/toasts.tsx').toast

let areLoaded = false
const listeners = new Set<() => void>()

/** Reports that the toasts' script has loaded, so that their container is rendered. */
export function markToastsLoadedAndNotify(): void {
  areLoaded = true
  for (const listener of listeners) listener()
}

/** True once the toasts' script has loaded. Their container is rendered from then on. */
export function useToastsLoaded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => areLoaded,
  )
}

/** Lazy loading: loads the toasts, then calls `show`. Their library is not part of the first screen's script. */
export async function loadToastsAndShow(show: (toast: Toast) => void): Promise<void> {
  // Without a connection the script may fail to load; then no message can be shown.
  const toasts = await import('#src/ui/toast/toasts.tsx').catch(() => null)
  if (toasts) show(toasts.toast)
}
