import { useEffect } from 'react'
import { call } from '#src/platform/browser/client.ts'
import { currentSession, refreshUser, type SignedInUser, useSession } from '#src/platform/browser/session.ts'

/** Refreshes the signed-in user at the start and on every window focus. */
export function useFreshUser(): void {
  const { token } = useSession()
  useEffect(() => {
    if (!token) return
    void refreshSession()
    window.addEventListener('focus', refreshSession)
    return () => window.removeEventListener('focus', refreshSession)
  }, [token])
}

/** Reads the signed-in user anew: their permissions may have changed. */
export async function refreshSession(): Promise<void> {
  const { token, lapsed } = currentSession()
  if (!token || lapsed) return
  // `call` itself handles an ended session; a lost connection shows at the reader's next action.
  const answer = await call<SignedInUser>('GET', 'auth/me', { quiet: true }).catch(() => null)
  if (answer) refreshUser(answer.body)
}
