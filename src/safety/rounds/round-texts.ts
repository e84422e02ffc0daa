import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/rounds/es'),
  en: () => import('virtual:messages/rounds/en'),
  pt: () => import('virtual:messages/rounds/pt'),
}

/** Lazy loading: loads the texts of the screens of rounds. */
export const loadRoundTexts = (): Promise<void> => loadScreenTexts(textLoaders)
