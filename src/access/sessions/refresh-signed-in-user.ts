import { useEffect } from 'react'
import { call } from '#src/platform/browser/client.ts'
import {
  readCurrentSession,
  type SignedInUser,
  updateStoredUserIfSame,
  useSession,
} from '#src/platform/browser/session.ts'

/** Refreshes the signed-in user when the program opens and after a sign-in. Later changes come with the pulse. */
export function useSignedInUserRefreshOnOpenAndSignIn(): void {
  const { token } = useSession()
  useEffect(() => {
    if (token) void refreshSignedInUser()
  }, [token])
}

/** Reads the signed-in user afresh and updates the session. */
export async function refreshSignedInUser(): Promise<void> {
  const { token, isLapsed } = readCurrentSession()
  if (!token || isLapsed) return
  // `call` handles an ended session. A lost connection shows at the reader's next action.
  const response = await call<SignedInUser>('GET', 'auth/me', { quiet: true }).catch(() => null)
  if (response) updateStoredUserIfSame(response.body)
}
