import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/digest/es'),
  en: () => import('virtual:messages/digest/en'),
  pt: () => import('virtual:messages/digest/pt'),
}

/** Lazy loading: loads the texts of the weekly mail's screens. */
export const loadDigestTexts = (): Promise<void> => loadScreenTexts(textLoaders)
