import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router'
import { useFreshUser } from '#src/access/sessions/follow-session.ts'
import { useSession, watchSession } from '#src/platform/browser/session.ts'
import { translateOnce, useText } from '#src/platform/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { Stand } from '#src/ui/stand.tsx'
import { useToastsHaveCome, withToast } from '#src/ui/toast/with-toast.ts'

const Toasts = lazy(async () => ({ default: (await import('#src/ui/toast/toasts.tsx')).Toasts }))
const loadSignInAgain = () => import('#src/access/sign-in/SignInAgain.tsx')
const SignInAgain = lazy(async () => ({ default: (await loadSignInAgain()).SignInAgain }))

/** Around every screen: toasts, progress, and the sign-in dialog over a half-filled form. */
export function RootLayout() {
  const queries = useQueryClient()
  const { user, isLapsed } = useSession()
  const { pathname } = useLocation()
  const userId = user?.id
  const haveToasts = useToastsHaveCome()
  useFreshUser()
  // Preload: when a session ends under a half-filled form, what asks for the password must be there already.
  useEffect(() => {
    if (!/^\/admin\/./.test(pathname)) return
    // Without a connection it is loaded at the next screen.
    loadSignInAgain().catch(() => null)
  }, [pathname])
  useEffect(
    () => watchSession(() => void withToast((toast) => toast.warning(translateOnce('access.screens.other_person')))),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person was shown is not kept for another.
  useEffect(() => () => queries.clear(), [queries, userId])
  return (
    <>
      <ScreenProgress />
      <Outlet />
      <Suspense>{isLapsed && <SignInAgain />}</Suspense>
      <Suspense>{haveToasts && <Toasts />}</Suspense>
      <ScrollRestoration />
    </>
  )
}

/** Progress bar while the next screen's script loads; hidden for short waits by its CSS. */
function ScreenProgress() {
  const text = useText()
  const { state } = useNavigation()
  return state === 'loading' ? (
    <div className="screen-progress" role="progressbar" aria-label={text('ui.frame.loading')} />
  ) : null
}

/** Error boundary: a screen's script did not load, or rendering failed. Reloads by itself when back online. */
export function BrokenScreen() {
  const text = useText()
  console.log(useRouteError())
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline])
  return (
    <main className="broken-screen">
      <h1 className="visually-hidden">{text('ui.broken.title')}</h1>
      <Stand
        outline="broken"
        title={text('ui.broken.title')}
        says={text(isOffline ? 'ui.broken.offline' : 'Ocurrió un error. Por favor, inténtalo de nuevo.')}
        isAlert
      >
        <Button icon="arrow-clockwise" onClick={() => window.location.reload()}>
          {text('ui.broken.retry')}
        </Button>
        <a className={buttonClass('quiet')} href="/admin">
          {text('Home')}
        </a>
      </Stand>
    </main>
  )
}
