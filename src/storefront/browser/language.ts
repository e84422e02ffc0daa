import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { rememberLanguage } from '#src/platform/i18n/language.ts'

/** The chosen language is kept for the pages that have no address of their own in each: signing in and the office. */
export function rememberChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    const chosen = link?.dataset['language']
    if (isLanguage(chosen)) rememberLanguage(chosen)
  })
}
