import type { CallFailed } from '#src/platform/browser/call-failed.ts'

/** True for the refusal of a signature that has signed its deliveries before: its answer was lost. */
export function isSignedBefore({ status, body }: Pick<CallFailed, 'status' | 'body'>): boolean {
  const refused = body['refused']
  return (
    status === 409 &&
    Array.isArray(refused) &&
    refused.length > 0 &&
    refused.every((refusal) => refusal.code === 'SIGNED' && refusal.same === true)
  )
}
