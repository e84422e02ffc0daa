import { useNavigate, useParams } from 'react-router'
import { AssignmentForm } from '#src/access/permissions/page/assignment/AssignmentForm.tsx'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { PersonSearch } from '#src/access/permissions/page/people/PersonSearch.tsx'
import { usePersonPermissions } from '#src/access/permissions/page/person-permissions.ts'
import { buildPermissionsAddress } from '#src/access/permissions/permissions.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import './permissions.css'

/** The permissions of the user in the address, or a search of users if the address names none. */
export function PermissionsPage({ registry }: { registry: PermissionRegistry }) {
  const text = useText()
  const { id } = useParams()
  const { user } = useSession()
  const maySeeUsers = user?.permissions.includes('see_users')
  const parentPage = maySeeUsers ? { name: text('pages.users.list'), path: '/admin/users' } : undefined
  if (id !== undefined) return <UserPermissions key={id} {...{ id, registry, parentPage }} />
  return (
    <Page title={text('pages.permissions.list')} note={text('access.permissions_page.note')} list={parentPage}>
      <PersonSearchCard />
    </Page>
  )
}

function PersonSearchCard() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <section className="card permission-start">
      <header className="card-header">
        <h2>{text('access.permissions_page.who_title')}</h2>
      </header>
      <div className="card-body">
        <p className="soft">{text('access.permissions_page.who')}</p>
        <PersonSearch onPick={(person) => void navigate(buildPermissionsAddress(person.id))} />
      </div>
    </section>
  )
}

type UserPermissionsProps = {
  id: string
  registry: PermissionRegistry
  parentPage: { name: string; path: string } | undefined
}

function UserPermissions({ id, registry, parentPage }: UserPermissionsProps) {
  const text = useText()
  const { data, error, refetch, isFetchedAfterMount } = usePersonPermissions(id)
  const isGone = error instanceof CallFailed && error.status === 404
  if (parseId(id) === null || isGone) return <NotFoundPage backTo={buildPermissionsAddress()} />
  return (
    <Page title={text('pages.permissions.list')} note={text('access.permissions_page.note')} list={parentPage}>
      {data && isFetchedAfterMount ? (
        <AssignmentForm {...{ registry }} initial={data} />
      ) : error ? (
        <div className="card">
          <FailedTable onRetry={() => void refetch()} />
        </div>
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}
