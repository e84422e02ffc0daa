import { addTexts } from '#src/platform/i18n/i18n.tsx'

const bundles = {
  es: () => import('virtual:messages/permissions/es'),
  en: () => import('virtual:messages/permissions/en'),
  pt: () => import('virtual:messages/permissions/pt'),
}

/** Lazy loading: the texts of this page alone, before it is shown. */
export const loadTexts = (): Promise<void> => addTexts(bundles)
