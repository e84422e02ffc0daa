import type { ReactElement } from 'react'
import { ImporterPage } from '#src/importer/screen/ImporterPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

const textLoaders = {
  es: () => import('virtual:messages/importing/es'),
  en: () => import('virtual:messages/importing/en'),
  pt: () => import('virtual:messages/importing/pt'),
}

/** Lazy loading: the data loader with its own texts. */
export async function loadImporterScreen(): Promise<ReactElement> {
  await Promise.all([loadScreenTexts(textLoaders), loadResourceScreenTexts()])
  return <ImporterPage />
}
