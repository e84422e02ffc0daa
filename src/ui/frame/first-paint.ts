const key = 'layout:first-paint'

/** Keeps in this browser how the frame looks, for the first paint of the next page. */
export function keepFirstPaint(darkMode: boolean, classes: string): void {
  localStorage.setItem(key, JSON.stringify({ darkMode, classes }))
}

/**
 * Inline script at the top of `body`: colour mode and classes of whoever last used this browser, before anything is
 * painted. The screens' own script comes later and takes them over.
 */
export const firstPaintScript = `
try {
  const { darkMode, classes } = JSON.parse(localStorage.getItem('${key}'))
  document.documentElement.dataset.bsTheme = darkMode ? 'dark' : 'light'
  document.body.className = classes
} catch {}
`
