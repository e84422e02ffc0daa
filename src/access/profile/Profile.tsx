import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { OwnChanges } from '#src/access/profile/OwnChanges.tsx'
import { OwnSettings } from '#src/access/profile/OwnSettings.tsx'
import { profile } from '#src/access/profile/profile.ts'
import { call } from '#src/platform/browser/client.ts'
import { currentSession, refreshUser, useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { Avatar } from '#src/ui/frame/avatar.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import '#src/access/profile/profile.css'

const tabNames = ['activity', 'timeline', 'settings'] as const

/** One's own account: what one did, and the settings; the chosen tab stands in the address. */
export function Profile() {
  const text = useText()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const own = useOwnRecord()
  const chosen = tabNames.find((name) => name === search.get('tab')) ?? 'activity'
  if (!user) return null
  return (
    <Page title={text('access.profile.title')}>
      <section className="card">
        <div className="profile-head">
          <Avatar user={user} width={100} />
          <div>
            <p className="profile-name">{`${user.name} ${user.surname}`}</p>
            {own.data && <p className="soft">{String(own.data.email ?? '')}</p>}
          </div>
        </div>
        <Tabs
          label={text('access.profile.title')}
          chosenName={chosen}
          onChoose={(tab) => setSearch({ tab }, { replace: true })}
          tabs={[
            { name: 'activity', caption: text('ACTIVITY'), content: <OwnChanges as="list" /> },
            { name: 'timeline', caption: text('TIMELINE'), content: <OwnChanges as="timeline" /> },
            {
              name: 'settings',
              caption: text('SETTINGS'),
              content:
                own.data && own.isFetchedAfterMount ? (
                  <OwnSettings key={own.data.id} own={own.data} />
                ) : own.isError ? (
                  <FailedTable onRetry={() => void own.refetch()} />
                ) : (
                  <FormSkeleton />
                ),
            },
          ]}
        />
      </section>
    </Page>
  )
}

/** One's own record; a newer name or picture goes into the frame too. */
function useOwnRecord() {
  const own = useQuery({
    queryKey: [profile.name, profile.ownAddress],
    queryFn: async ({ signal }) => (await call<Entity>('GET', profile.ownAddress ?? '', { signal })).body,
  })
  const { data } = own
  useEffect(() => {
    const { user } = currentSession()
    if (!data || !user) return
    const image = data.image === null ? null : String(data.image)
    refreshUser({ ...user, name: String(data.name), surname: String(data.surname), image })
  }, [data])
  return own
}
