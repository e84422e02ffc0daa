const idleAfterMs = 60_000
let lastInputMs = 0

for (const type of ['pointerdown', 'keydown', 'wheel'])
  globalThis.addEventListener?.(
    type,
    () => {
      lastInputMs = performance.now()
    },
    { capture: true, passive: true },
  )

/**
 * Idle detection: true if a pointer, a key or the wheel was used on this page within the last minute, or if the page is
 * younger than a minute.
 */
export const isUserActive = (): boolean => performance.now() - lastInputMs < idleAfterMs
