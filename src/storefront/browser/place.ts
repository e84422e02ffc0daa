import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { rememberLanguage } from '#src/platform/i18n/language.ts'

/** A place on the page that holds in every language: pixels below a section's top; `under` is the window's query. */
type Place = { section: string; below: number; under: string }

const stored = 'place'

/**
 * Language switch: keeps the place for the page in the other language, and the language for the sign-in and the admin,
 * whose addresses do not tell it. `under` gives the query of the window shown, which a product's address does not hold.
 */
export function keepPlaceOnSwitch(under: () => string): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    const chosen = link?.dataset['language']
    if (!isLanguage(chosen)) return
    rememberLanguage(chosen)
    const sections = [...document.querySelectorAll('main > section')]
    const reached = sections.filter((section) => section.getBoundingClientRect().top <= innerHeight / 3).at(-1)
    const below = reached ? -reached.getBoundingClientRect().top : 0
    const place: Place = { section: reached?.id ?? '', below, under: under() }
    sessionStorage.setItem(stored, JSON.stringify(place))
  })
}

/** The place that the page in the other language has left, once; null on any other arrival. */
export function takePlace(): Place | null {
  const text = sessionStorage.getItem(stored)
  sessionStorage.removeItem(stored)
  return text === null ? null : JSON.parse(text)
}

export function goToPlace({ section, below }: Place): void {
  const top = (section && document.getElementById(section)?.getBoundingClientRect().top) || -scrollY
  scrollTo({ top: scrollY + top + below, behavior: 'instant' })
}
