import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/notices/es'),
  en: () => import('virtual:messages/notices/en'),
  pt: () => import('virtual:messages/notices/pt'),
}

/** Lazy loading: loads the texts of the screens of notices and of the bell's menu. */
export const loadNoticeTexts = (): Promise<void> => loadScreenTexts(textLoaders)
