import { useSyncExternalStore } from 'react'

type Toast = typeof import('#src/ui/toast/toasts.tsx').toast

let areLoaded = false
const listeners = new Set<() => void>()

/** Called by the toasts' script when it comes: with the first screen that uses it, or with the first toast. */
export function reportToastsLoaded(): void {
  areLoaded = true
  for (const listener of listeners) listener()
}

/** True once toasts can be shown, and their place is to be mounted. */
export function useToastsLoaded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => areLoaded,
  )
}

/** Lazy loading, for what every screen has: the first screen's script does without the toasts' library. */
export async function withToast(show: (toast: Toast) => void): Promise<void> {
  // Without a connection the script may not come, and there is nothing to say it with.
  const toasts = await import('#src/ui/toast/toasts.tsx').catch(() => null)
  if (toasts) show(toasts.toast)
}
