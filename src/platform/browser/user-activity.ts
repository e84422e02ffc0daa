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

/** Idle detection: true where the page was opened, touched or typed in within the last minute. */
export const isUserActive = (): boolean => performance.now() - lastInputMs < idleAfterMs
