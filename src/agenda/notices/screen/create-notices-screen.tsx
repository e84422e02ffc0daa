import type { ReactElement } from 'react'
import { notices } from '#src/agenda/notices/notices.ts'
import { NoticesPage } from '#src/agenda/notices/screen/NoticesPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

const textLoaders = {
  es: () => import('virtual:messages/notices/es'),
  en: () => import('virtual:messages/notices/en'),
  pt: () => import('virtual:messages/notices/pt'),
}

/** The page of notices, with its texts. */
export async function createNoticesScreen({ resources }: Pick<Declarations, 'resources'>): Promise<ReactElement> {
  await loadScreenTexts(textLoaders)
  return <NoticesPage model={deriveModel(notices, indexResourcesByName(resources))} />
}
