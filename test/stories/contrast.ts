import type { Page } from 'playwright-core'

/** Lowest contrast of a surface's texts, and of its icons and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
export type LowestContrast = { variant: string; darkMode: boolean; words: number; marks: number }

/** Shows each variant of the page in both colour modes, and measures the contrast in the element `surface`. */
export function measureContrast(page: Page, surface: string, variants: readonly string[]): Promise<LowestContrast[]> {
  return page.evaluate(
    ([selector, names]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const root = document.querySelector(selector)
      if (!canvas || !root) throw new Error(`There is no ${selector} on the page.`)

      /** Relative luminance of these colours, painted one over the other. */
      const computeLuminance = (colours: readonly string[]) => {
        for (const colour of colours) {
          canvas.fillStyle = colour
          canvas.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
          byte <= 0.04045 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const listGrounds = (element: Element): string[] => {
        const ownBackground = getComputedStyle(element).backgroundColor
        return element === root || !element.parentElement
          ? [ownBackground]
          : [...listGrounds(element.parentElement), ownBackground]
      }
      const computeContrast = (element: Element, ink: string) => {
        const ground = listGrounds(element)
        const [low = 0, high = 0] = [computeLuminance([...ground, ink]), computeLuminance(ground)].sort((a, b) => a - b)
        return (high + 0.05) / (low + 0.05)
      }
      const readInk = (element: Element) => getComputedStyle(element).color
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

      const visibleElements = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility())
      const words = visibleElements.filter(hasText)
      const icons = visibleElements.filter((element) => element.matches('.bi'))
      const current = root.querySelectorAll('.nav-link.active')
      const classes = document.body.className
      const contrasts = names.flatMap((variant) =>
        [false, true].map((darkMode) => {
          document.documentElement.dataset.bsTheme = darkMode ? 'dark' : 'light'
          const formerVariant = variant.startsWith('navbar-') ? /(^| )navbar-\S+/ : /(^| )sidebar-(light|dark)-\S+/
          document.body.className = classes.replace(formerVariant, ` ${variant}`)
          const accent = getComputedStyle(document.body).getPropertyValue('--sidebar-accent')
          return {
            variant,
            darkMode,
            words: Math.min(...words.map((element) => computeContrast(element, readInk(element)))),
            marks: Math.min(
              ...icons.map((element) => computeContrast(element, readInk(element))),
              ...[...current].map((element) => computeContrast(element, accent)),
            ),
          }
        }),
      )
      document.body.className = classes
      return contrasts
    },
    [surface, variants] as const,
  )
}
