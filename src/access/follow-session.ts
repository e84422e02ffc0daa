import { useEffect } from 'react'
import { call } from '#src/platform/browser/client.ts'
import { currentSession, refreshUser, type SignedInUser, useSession } from '#src/platform/browser/session.ts'

/** Who is signed in, as the server knows them now: at the start and whenever the window comes to the front. */
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
  // A session that ended is told by the client; a lost connection will be told by what the reader does next.
  const answer = await call<SignedInUser>('GET', 'auth/me', { quiet: true }).catch(() => null)
  if (answer) refreshUser(answer.body)
}
