import { type ReactNode, useEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '#src/platform/browser/session.ts'

/** The screens of signing in: who is signed in already is sent to the admin. */
export function PublicOnly() {
  const { user } = useSession()
  return user ? <Navigate to="/admin/" replace /> : <Outlet />
}

/** The admin: who is not signed in is sent to /login. */
export function SignedInOnly() {
  const { user } = useSession()
  return user ? <Outlet /> : <Navigate to="/login" replace />
}

/** Without the permission the reader is sent to the shop, a page of its own. */
export function Allowed({ permission, children }: { permission: string; children: ReactNode }) {
  const { user } = useSession()
  const allowed = permission === '' || user?.permissions.includes(permission)
  useEffect(() => {
    if (!allowed) window.location.replace('/')
  }, [allowed])
  return allowed ? children : null
}
