import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router'
import { useSignedInUserRefreshOnOpenAndSignIn } from '#src/access/sessions/refresh-signed-in-user.ts'
import { followSessionOfOtherTabs, useSession } from '#src/platform/browser/session.ts'
import { translateOnce, useText } from '#src/platform/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { loadToastsAndShow, useToastsLoaded } from '#src/ui/toast/with-toast.ts'

const Toasts = lazy(async () => ({ default: (await import('#src/ui/toast/toasts.tsx')).Toasts }))
const loadSignInAgain = async () => (await import('#src/access/sign-in/page/SignInAgain.tsx')).loadSignInAgainAndTexts()
const SignInAgain = lazy(async () => ({ default: await loadSignInAgain() }))

/** Wraps every screen: toasts, progress bar, and the dialog to sign in again if a session ends over unsaved values. */
export function SessionLayout() {
  const queries = useQueryClient()
  const { user, isLapsed } = useSession()
  const { pathname } = useLocation()
  const userId = user?.id
  const areToastsLoaded = useToastsLoaded()
  useSignedInUserRefreshOnOpenAndSignIn()
  // Preload: the dialog's script must be in the browser before a session ends over unsaved values.
  useEffect(() => {
    if (!/^\/admin\/./.test(pathname)) return
    // If loading fails, for example without a connection, the next screen tries again.
    loadSignInAgain().catch(() => null)
  }, [pathname])
  useEffect(
    () =>
      followSessionOfOtherTabs(
        () => void loadToastsAndShow((toast) => toast.warning(translateOnce('access.screens.other_person'))),
      ),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears one user's cached answers when another signs in.
  useEffect(() => () => queries.clear(), [queries, userId])
  return (
    <>
      <ScreenProgress />
      <Outlet />
      <Suspense>{isLapsed && <SignInAgain />}</Suspense>
      <Suspense>{areToastsLoaded && <Toasts />}</Suspense>
      <ScrollRestoration />
    </>
  )
}

/** Progress bar while the next screen's script loads. Its CSS hides it during short waits. */
function ScreenProgress() {
  const text = useText()
  const { state } = useNavigation()
  return state === 'loading' ? (
    <div className="screen-progress" role="progressbar" aria-label={text('ui.frame.loading')} />
  ) : null
}

/**
 * Error boundary for a screen whose script did not load or whose rendering failed. If the browser is offline, it
 * reloads the page once the connection is back.
 */
export function BrokenScreen() {
  return (
    <main>
      <BrokenScreenInFrame />
    </main>
  )
}

/** The same beside the menu, within the frame's own `main`. */
export function BrokenScreenInFrame() {
  const text = useText()
  console.log(useRouteError())
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <div className="broken-screen">
      <h1 className="visually-hidden">{text('ui.broken.title')}</h1>
      <EmptyState
        outline="broken"
        title={text('ui.broken.title')}
        description={text(isOffline ? 'ui.broken.offline' : 'Ocurrió un error. Por favor, inténtalo de nuevo.')}
        isAlert
      >
        <Button icon="arrow-clockwise" onClick={() => window.location.reload()}>
          {text('ui.broken.retry')}
        </Button>
        <a className={buttonClass('quiet')} href="/admin">
          {text('Home')}
        </a>
      </EmptyState>
    </div>
  )
}
