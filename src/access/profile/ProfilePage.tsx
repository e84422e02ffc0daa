import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ProfileChanges } from '#src/access/profile/ProfileChanges.tsx'
import { ProfileSettings } from '#src/access/profile/ProfileSettings.tsx'
import { profile } from '#src/access/profile/profile.ts'
import { call } from '#src/platform/browser/client.ts'
import { readCurrentSession, updateStoredUserIfSame, useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import type { ProfileSections } from '#src/resource/registration/screen-manifest.ts'
import { Avatar } from '#src/ui/frame/avatar.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import '#src/access/profile/profile.css'

const tabNames = ['activity', 'timeline', 'settings'] as const

/**
 * The signed-in user's own account: their changes and their settings, to which modules add `sections`. The chosen tab
 * is in the address.
 */
export function ProfilePage({ sections }: { sections: ProfileSections }) {
  const text = useText()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const account = useOwnAccountAndUpdateSession()
  const chosenTab = tabNames.find((name) => name === search.get('tab')) ?? 'activity'
  if (!user) return null
  return (
    <Page title={text('access.profile.title')}>
      <section className="card">
        <div className="profile-head">
          <Avatar user={user} width={100} />
          <div>
            <p className="profile-name">{`${user.name} ${user.surname}`}</p>
            {account.data && <p className="soft">{String(account.data.email ?? '')}</p>}
          </div>
        </div>
        <Tabs
          label={text('access.profile.title')}
          chosenName={chosenTab}
          onChoose={(tab) => setSearch({ tab }, { replace: true })}
          tabs={[
            { name: 'activity', caption: text('ACTIVITY'), content: <ProfileChanges as="list" /> },
            { name: 'timeline', caption: text('TIMELINE'), content: <ProfileChanges as="timeline" /> },
            {
              name: 'settings',
              caption: text('SETTINGS'),
              content:
                account.data && account.isFetchedAfterMount ? (
                  <ProfileSettings key={account.data.id} account={account.data} {...{ sections }} />
                ) : account.isError ? (
                  <FailedTable onRetry={() => void account.refetch()} />
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

/** The signed-in user's own record. A new name or picture also updates the menu bar, through the session. */
function useOwnAccountAndUpdateSession() {
  const account = useQuery({
    queryKey: [profile.name, profile.readersAddress],
    queryFn: async ({ signal }) => (await call<Entity>('GET', profile.readersAddress ?? '', { signal })).body,
  })
  const { data } = account
  useEffect(() => {
    const { user } = readCurrentSession()
    if (!data || !user) return
    const image = data.image === null ? null : String(data.image)
    updateStoredUserIfSame({ ...user, name: String(data.name), surname: String(data.surname), image })
  }, [data])
  return account
}
