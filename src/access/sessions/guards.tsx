import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router'
import { findPageToReturnTo, type SentFrom } from '#src/access/sessions/page-to-return-to.ts'
import { refreshSignedInUser } from '#src/access/sessions/refresh-signed-in-user.ts'
import { type Access, createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { readCurrentSession, type SignedInUser, useSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Route guard of the sign-in screens: sends signed-in users to the page that they were sent from, else to /admin/. */
export function VisitorGuard() {
  const { user } = useSession()
  const { state } = useLocation()
  return user ? <Navigate to={findPageToReturnTo(state, user.id) ?? '/admin/'} replace /> : <Outlet />
}

/** Route guard of the back office: sends visitors to /login, which leads back. */
export function SignedInGuard() {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const lastUserId = useRef<number | null>(null)
  if (user) {
    lastUserId.current = user.id
    return <Outlet />
  }
  const state: SentFrom = { page: `${pathname}${search}`, userId: lastUserId.current }
  return <Navigate to="/login" replace {...{ state }} />
}

/**
 * Route guard of a permission. Before a refusal the user is read afresh: the permission may have been given meanwhile.
 * A reader without the permission goes to the shop by a full page load, and the shop shows why. If a form has unsaved
 * values, its reader stays. A reader who is already leaving the screen is not redirected.
 */
export function PermissionGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { user } = useSession()
  const text = useText()
  const isLeaving = useNavigation().state !== 'idle'
  const isUserPermitted = isPermitted(user, access)
  const wasPermitted = useRef(isUserPermitted)
  const keepsForm = !isUserPermitted && wasPermitted.current && unsavedForms.any()
  const isRefused = !isUserPermitted && !keepsForm
  useEffect(() => {
    if (!isRefused || isLeaving) return
    let isCancelled = false
    void refreshSignedInUser().then(() => {
      if (isCancelled || isPermitted(readCurrentSession().user, access)) return
      sessionStorage.setItem('notice', 'forbidden')
      window.location.replace('/')
    })
    return () => {
      isCancelled = true
    }
  }, [isRefused, isLeaving, access])
  if (isRefused) return null
  return (
    <>
      {keepsForm && (
        <p className="lost-right" role="alert">
          <i className="bi bi-lock-fill" aria-hidden="true" /> {text('ui.frame.lost_right')}
        </p>
      )}
      {children}
    </>
  )
}

/** True if the access is open to everybody who is signed in, or if the user holds its permission. */
const isPermitted = (user: SignedInUser | null, access: Access) =>
  hasAccess(createPermissionHolder(user?.permissions), access)
