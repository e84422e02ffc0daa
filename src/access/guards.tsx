import { type ReactNode, useEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '#src/platform/browser/session.ts'

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

/** Route guard of a permission: without it the reader is sent to the shop, by a full page load, which says why. */
export function Allowed({ permission, children }: { permission: string; children: ReactNode }) {
  const { user } = useSession()
  const allowed = permission === '' || user?.permissions.includes(permission)
  useEffect(() => {
    if (allowed) return
    sessionStorage.setItem('notice', 'forbidden')
    window.location.replace('/')
  }, [allowed])
  return allowed ? children : null
}
