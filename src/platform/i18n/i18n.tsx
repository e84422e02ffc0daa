import i18next from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'
import { listPluralKeys } from '#src/platform/i18n/plural-keys.ts'
import { readRememberedLanguage, rememberLanguage } from '#src/platform/i18n/remembered-language.ts'

type TextBundles = Record<Language, () => Promise<{ texts: Record<string, string> }>>

const bundles: TextBundles = {
  es: () => import('virtual:messages/es'),
  en: () => import('virtual:messages/en'),
  pt: () => import('virtual:messages/pt'),
}

let resolveInitialised: () => void
/** Resolves when i18next is initialised. The script of a screen may load before that. */
const initialised = new Promise<void>((resolve) => {
  resolveInitialised = resolve
})

/** Bundles of screens whose texts are not in the main bundle. */
const screenBundles = new Set<TextBundles>()

export type Translate = (ref: MessageRef, params?: Record<string, string | number>) => string

/** Initialises i18next with the texts of the remembered language. To be awaited before the first render. */
export async function startI18n(): Promise<void> {
  const language = readRememberedLanguage()
  const { texts } = await bundles[language]()
  await i18next.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    // The specification's keys are sentences with dots and colons.
    keySeparator: false,
    nsSeparator: false,
    // `listPluralKeys` chooses the plural: no key ends as those that i18next would look for.
    pluralSeparator: '|',
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, __, key) => console.error(`No text for ${key}`),
  })
  document.documentElement.lang = language
  resolveInitialised()
}

/**
 * Loads one screen's texts in the current language, and in every language chosen later. A screen passes the same object
 * on every call, so that it is registered once.
 */
export async function loadScreenTexts(screenBundle: TextBundles): Promise<void> {
  screenBundles.add(screenBundle)
  const language = readRememberedLanguage()
  const [{ texts }] = await Promise.all([screenBundle[language](), initialised])
  i18next.addResourceBundle(language, 'translation', texts, true)
}

/** Changes and remembers the language of the screen and of the Accept-Language header of later calls. */
export async function changeAndRememberLanguage(language: Language): Promise<void> {
  const loadedBundles = await Promise.all([bundles, ...screenBundles].map((textBundles) => textBundles[language]()))
  for (const { texts } of loadedBundles) i18next.addResourceBundle(language, 'translation', texts, true)
  rememberLanguage(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** Translates keys into the current language; a change of language renders the component again. */
export function useText(): Translate {
  const language = useLanguage()
  return useMemo(() => {
    const t = i18next.getFixedT(language)
    return (ref, params) => translateWith(t, ref, params)
  }, [language])
}

export const useLanguage = (): Language => useSyncExternalStore(subscribeToLanguage, readLanguage)

const readLanguage = () => i18next.language as Language

function subscribeToLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener)
  return () => i18next.off('languageChanged', listener)
}

/** Translates outside of components. A text that is shown already does not follow a change of language. */
export const translateOnce: Translate = (ref, params) => translateWith(i18next.t, ref, params)

function translateWith(t: typeof i18next.t, ref: MessageRef, ownParams?: Record<string, string | number>): string {
  const params = { ...messageParamsOf(ref), ...ownParams }
  return t(listPluralKeys(messageKeyOf(ref), params), params)
}
