import type { Page } from 'playwright-core'

/** Lowest contrast of a surface's words and of its icons and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
export type Legibility = { variant: string; darkMode: boolean; words: number; marks: number }

/** Gives the page each variant in both colour modes and measures what the browser paints in `surface`. */
export function legibilityOf(page: Page, surface: string, variants: readonly string[]): Promise<Legibility[]> {
  return page.evaluate(
    ([selector, names]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const root = document.querySelector(selector)
      if (!canvas || !root) throw new Error(`There is no ${selector} on the page.`)

      /** These colours painted one over the other, as relative luminance. */
      const luminance = (colours: readonly string[]) => {
        for (const colour of colours) {
          canvas.fillStyle = colour
          canvas.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
          byte <= 0.04045 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const groundsOf = (element: Element): string[] => {
        const own = getComputedStyle(element).backgroundColor
        return element === root || !element.parentElement ? [own] : [...groundsOf(element.parentElement), own]
      }
      const contrastOf = (element: Element, ink: string) => {
        const ground = groundsOf(element)
        const [low = 0, high = 0] = [luminance([...ground, ink]), luminance(ground)].sort((a, b) => a - b)
        return (high + 0.05) / (low + 0.05)
      }
      const inkOf = (element: Element) => getComputedStyle(element).color
      const saysWords = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

      const shown = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility())
      const words = shown.filter(saysWords)
      const icons = shown.filter((element) => element.matches('.bi'))
      const current = root.querySelectorAll('.nav-link.active')
      const classes = document.body.className
      const measured = names.flatMap((variant) =>
        [false, true].map((darkMode) => {
          document.documentElement.dataset.bsTheme = darkMode ? 'dark' : 'light'
          const former = variant.startsWith('navbar-') ? /(^| )navbar-\S+/ : /(^| )sidebar-(light|dark)-\S+/
          document.body.className = classes.replace(former, ` ${variant}`)
          const accent = getComputedStyle(document.body).getPropertyValue('--sidebar-accent')
          return {
            variant,
            darkMode,
            words: Math.min(...words.map((element) => contrastOf(element, inkOf(element)))),
            marks: Math.min(
              ...icons.map((element) => contrastOf(element, inkOf(element))),
              ...[...current].map((element) => contrastOf(element, accent)),
            ),
          }
        }),
      )
      document.body.className = classes
      return measured
    },
    [surface, variants] as const,
  )
}
