import type { ReactElement } from 'react'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'
import { dueScreen } from '#src/safety/due/due-screen.ts'
import { DuePage } from '#src/safety/due/screen/DuePage.tsx'

const textLoaders = {
  es: () => import('virtual:messages/due/es'),
  en: () => import('virtual:messages/due/en'),
  pt: () => import('virtual:messages/due/pt'),
}

/** The page of what is due, with its texts. */
export async function createDueScreen({ resources }: Pick<Declarations, 'resources'>): Promise<ReactElement> {
  await loadScreenTexts(textLoaders)
  return <DuePage model={deriveModel(dueScreen, indexResourcesByName(resources))} />
}
