const storageKey = 'layout:first-paint'

/** Stores the frame's appearance in this browser, for the first paint of the next page. */
export function storeFirstPaint(darkMode: boolean, classes: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ darkMode, classes }))
}

/** Signing out: the next page is painted as at first. */
export function forgetFirstPaint(): void {
  localStorage.removeItem(storageKey)
}

/**
 * Inline script at the top of `body`: applies the last user's colour mode and classes before the first paint. The app's
 * script replaces them later.
 */
export const firstPaintScript = `
try {
  const { darkMode, classes } = JSON.parse(localStorage.getItem('${storageKey}'))
  document.documentElement.dataset.bsTheme = darkMode ? 'dark' : 'light'
  document.body.className = classes
} catch {}
`
