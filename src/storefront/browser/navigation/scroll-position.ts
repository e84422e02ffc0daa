import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { rememberLanguage } from '#src/platform/i18n/remembered-language.ts'

/** Scroll position that is valid in every language: pixels below a section's top, and the window's query. */
type ScrollPosition = { section: string; pixelsBelow: number; windowQuery: string }

const storageKey = 'place'

/**
 * Language switch: stores the scroll position for the page in the other language. Also stores the language for the
 * sign-in and the admin, whose addresses do not name a language. `readWindowQuery` returns the query of the window,
 * which a product's address does not contain.
 */
export function storePositionAndLanguageOnSwitch(readWindowQuery: () => string): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    const language = link?.dataset['language']
    if (!isLanguage(language)) return
    rememberLanguage(language)
    const sections = [...document.querySelectorAll('main > section')]
    const reachedSection = sections.filter((section) => section.getBoundingClientRect().top <= innerHeight / 3).at(-1)
    const pixelsBelow = reachedSection ? -reachedSection.getBoundingClientRect().top : 0
    const position: ScrollPosition = { section: reachedSection?.id ?? '', pixelsBelow, windowQuery: readWindowQuery() }
    sessionStorage.setItem(storageKey, JSON.stringify(position))
  })
}

/**
 * Reads and removes the position that a language switch stored. Null if the page was not opened by a language switch.
 */
export function takeStoredPosition(): ScrollPosition | null {
  const text = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return text === null ? null : JSON.parse(text)
}

export function scrollToPosition({ section, pixelsBelow }: ScrollPosition): void {
  const top = (section && document.getElementById(section)?.getBoundingClientRect().top) || -scrollY
  scrollTo({ top: scrollY + top + pixelsBelow, behavior: 'instant' })
}
