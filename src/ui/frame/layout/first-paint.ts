const storageKey = 'layout:first-paint'

/** Keeps in this browser how the frame looks, for the first paint of the next page. */
export function storeFirstPaint(darkMode: boolean, classes: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ darkMode, classes }))
}

/**
 * Inline script at the top of `body`: colour mode and classes of whoever last used this browser, before anything is
 * painted. The screens' own script comes later and takes them over.
 */
export const firstPaintScript = `
try {
  const { darkMode, classes } = JSON.parse(localStorage.getItem('${storageKey}'))
  document.documentElement.dataset.bsTheme = darkMode ? 'dark' : 'light'
  document.body.className = classes
} catch {}
`
