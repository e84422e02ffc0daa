import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useNavigation } from 'react-router'
import { refreshSession } from '#src/access/sessions/follow-session.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import { currentSession, type SignedInUser, useSession } from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Route guard of the sign-in screens: a signed-in user goes to /admin/. */
export function PublicOnly() {
  const { user } = useSession()
  return user ? <Navigate to="/admin/" replace /> : <Outlet />
}

/** Route guard of the admin: a visitor goes to /login. */
export function SignedInOnly() {
  const { user } = useSession()
  return user ? <Outlet /> : <Navigate to="/login" replace />
}

/**
 * Route guard of a permission. Without it the reader is sent to the shop, by a full page load, which says why; the
 * server is asked first, as it may have been given since. Who loses it over a half-filled form keeps what they typed;
 * who is on the way to another screen already goes there.
 */
export function Allowed({ permission, children }: { permission: string; children: ReactNode }) {
  const { user } = useSession()
  const text = useText()
  const isLeaving = useNavigation().state !== 'idle'
  const isAllowed = may(user, permission)
  const wasAllowed = useRef(isAllowed)
  const isKept = !isAllowed && wasAllowed.current && unsavedForms.any()
  const isRefused = !isAllowed && !isKept
  useEffect(() => {
    if (!isRefused || isLeaving) return
    let isLeft = false
    void refreshSession().then(() => {
      if (isLeft || may(currentSession().user, permission)) return
      sessionStorage.setItem('notice', 'forbidden')
      window.location.replace('/')
    })
    return () => {
      isLeft = true
    }
  }, [isRefused, isLeaving, permission])
  if (isRefused) return null
  return (
    <>
      {isKept && (
        <p className="lost-right" role="alert">
          <i className="bi bi-lock-fill" aria-hidden="true" /> {text('access.screens.lost_right')}
        </p>
      )}
      {children}
    </>
  )
}

const may = (user: SignedInUser | null, permission: string) => holds(holderOf(user?.permissions), permission)
