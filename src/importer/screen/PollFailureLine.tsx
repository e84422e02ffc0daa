import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Why the last poll of the import failed. The page goes on polling. */
export type PollFailure = 'connection' | 'permission'

/** The cause of a failed poll. Null if the last poll succeeded. */
export function classifyPollFailure(failure: Error | null): PollFailure | null {
  if (failure === null) return null
  return failure instanceof CallFailed && failure.status === 403 ? 'permission' : 'connection'
}

const icons: Readonly<Record<PollFailure, string>> = { connection: 'wifi-off', permission: 'lock-fill' }

/**
 * Tells why polling failed. If the connection is lost, the import goes on without the page. If the user's permission is
 * lost, the import stops.
 */
export function PollFailureLine({ pollFailure }: { pollFailure: PollFailure }) {
  const text = useText()
  return (
    <p className="load-note tone-warn" role="status">
      <i className={`bi bi-${icons[pollFailure]}`} aria-hidden="true" /> {text(`importer.screen.lost.${pollFailure}`)}
    </p>
  )
}
