import { useNavigate, useParams } from 'react-router'
import { AssignmentForm } from '#src/access/permissions/page/assignment/AssignmentForm.tsx'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { PersonSearch } from '#src/access/permissions/page/people/PersonSearch.tsx'
import { useLoaded } from '#src/access/permissions/page/permissions-of-person.ts'
import { permissionsAddress } from '#src/access/permissions/permissions.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { parseId } from '#src/resource/record-id.ts'
import { NotFoundPage } from '#src/ui/frame/not-found-page.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'
import './permissions.css'

/** Permissions of the user in the address; without one, a search of people. */
export function PermissionsPage({ registry }: { registry: PermissionRegistry }) {
  const text = useText()
  const { id } = useParams()
  const { user } = useSession()
  const maySeeUsers = user?.permissions.includes('see_users')
  const within = maySeeUsers ? { name: text('pages.users.list'), path: '/admin/users' } : undefined
  if (id !== undefined) return <OfOne key={id} {...{ id, registry, within }} />
  return (
    <Page title={text('pages.permissions.list')} note={text('access.permissions_page.note')} list={within}>
      <ChoosePerson />
    </Page>
  )
}

function ChoosePerson() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <section className="card permission-start">
      <header className="card-header">
        <h2>{text('access.permissions_page.who_title')}</h2>
      </header>
      <div className="card-body">
        <p className="soft">{text('access.permissions_page.who')}</p>
        <PersonSearch onPick={(person) => void navigate(permissionsAddress(person.id))} />
      </div>
    </section>
  )
}

type OfOneProps = { id: string; registry: PermissionRegistry; within: { name: string; path: string } | undefined }

function OfOne({ id, registry, within }: OfOneProps) {
  const text = useText()
  const { data, error, refetch, isFetchedAfterMount } = useLoaded(id)
  const isGone = error instanceof CallFailed && error.status === 404
  if (parseId(id) === null || isGone) return <NotFoundPage backTo={permissionsAddress()} />
  return (
    <Page title={text('pages.permissions.list')} note={text('access.permissions_page.note')} list={within}>
      {data && isFetchedAfterMount ? (
        <AssignmentForm {...{ registry }} loaded={data} />
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
