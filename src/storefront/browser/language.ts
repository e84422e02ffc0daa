import { isLanguage } from '#src/platform/i18n/define-messages.ts'
import { rememberLanguage } from '#src/platform/i18n/language.ts'

/** Stores the chosen language for the sign-in and the admin, whose addresses do not tell it. */
export function rememberChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    const chosen = link?.dataset['language']
    if (isLanguage(chosen)) rememberLanguage(chosen)
  })
}
