import type { ComponentProps, ReactElement } from 'react'
import { useParams } from 'react-router'
import { notices } from '#src/agenda/notices/notices.ts'
import { NoticePage } from '#src/agenda/notices/screen/NoticePage.tsx'
import { NoticesPage } from '#src/agenda/notices/screen/NoticesPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
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
  const employees = resourcesByName.get('employees')
  return (
    <NoticesScreen
      model={deriveModel(notices, resourcesByName)}
      parameters={resourcesByName.get('parameters')}
      employees={employees && deriveModel(employees, resourcesByName)}
    />
  )
}

/** The notice that the address names, or all of them. */
function NoticesScreen(props: ComponentProps<typeof NoticesPage>) {
  const { id } = useParams()
  return id === undefined ? <NoticesPage {...props} /> : <NoticePage key={id} {...{ id }} />
}
