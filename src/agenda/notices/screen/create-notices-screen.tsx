import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { notices } from '#src/agenda/notices/notices.ts'
import { NoticePage } from '#src/agenda/notices/screen/NoticePage.tsx'
import { NoticesPage } from '#src/agenda/notices/screen/NoticesPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { deriveModel, indexResourcesByName, type Model } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

const textLoaders = {
  es: () => import('virtual:messages/notices/es'),
  en: () => import('virtual:messages/notices/en'),
  pt: () => import('virtual:messages/notices/pt'),
}

/** The page of notices and that of one notice, with their texts. */
export async function createNoticesScreen({ resources }: Pick<Declarations, 'resources'>): Promise<ReactElement> {
  await loadScreenTexts(textLoaders)
  const resourcesByName = indexResourcesByName(resources)
  const parameters = resourcesByName.get('parameters')
  return <NoticesScreen model={deriveModel(notices, resourcesByName)} {...{ parameters }} />
}

/** The notice that the address names, or all of them. */
function NoticesScreen({ model, parameters }: { model: Model; parameters: Resource | undefined }) {
  const { id } = useParams()
  return id === undefined ? <NoticesPage {...{ model, parameters }} /> : <NoticePage key={id} {...{ id }} />
}
