import type { ComponentProps, ReactElement } from 'react'
import { useParams } from 'react-router'
import { loadNoticeTexts } from '#src/agenda/notices/load-notice-texts.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import { NoticePage } from '#src/agenda/notices/screen/NoticePage.tsx'
import { NoticesPage } from '#src/agenda/notices/screen/NoticesPage.tsx'
import { deriveModel, indexResourcesByName } from '#src/resource/model.ts'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

/** The page of notices and that of one notice, with their texts. */
export async function createNoticesScreen({ resources }: Pick<Declarations, 'resources'>): Promise<ReactElement> {
  await loadNoticeTexts()
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
