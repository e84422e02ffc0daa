import { useEffect } from 'react'
import { call } from '#src/platform/browser/client.ts'
import { currentSession, refreshUser, type SignedInUser, useSession } from '#src/platform/browser/session.ts'

/** Refreshes the signed-in user at the start and on every window focus. */
export function useFreshUser(): void {
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    void refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [token])
}

async function refresh(): Promise<void> {
  const { token, lapsed } = currentSession()
  if (!token || lapsed) return
  // `call` itself handles an ended session; a lost connection shows at the reader's next action.
  const answer = await call<SignedInUser>('GET', 'auth/me', { quiet: true }).catch(() => null)
  if (answer) refreshUser(answer.body)
}
