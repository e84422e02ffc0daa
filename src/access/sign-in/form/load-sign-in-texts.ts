import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/signIn/es'),
  en: () => import('virtual:messages/signIn/en'),
  pt: () => import('virtual:messages/signIn/pt'),
}

/** Loads the texts of the fields where one signs in. */
export const loadSignInTexts = (): Promise<void> => loadScreenTexts(textLoaders)
