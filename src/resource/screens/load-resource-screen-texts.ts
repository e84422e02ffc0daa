import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/records/es'),
  en: () => import('virtual:messages/records/en'),
  pt: () => import('virtual:messages/records/pt'),
}

/**
 * Lazy loading: loads the translated texts of fields, lists, forms and histories before the first of these screens
 * opens.
 */
export const loadResourceScreenTexts = (): Promise<void> => loadScreenTexts(textLoaders)
