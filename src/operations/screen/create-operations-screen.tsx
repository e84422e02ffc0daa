import type { ReactElement } from 'react'
import { OperationsPage } from '#src/operations/screen/OperationsPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/operations/es'),
  en: () => import('virtual:messages/operations/en'),
  pt: () => import('virtual:messages/operations/pt'),
}

/** The page of operations, with its texts. */
export async function createOperationsScreen(): Promise<ReactElement> {
  await loadScreenTexts(textLoaders)
  return <OperationsPage />
}
