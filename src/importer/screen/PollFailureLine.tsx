import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Why a page no longer follows its load. */
export type PollFailure = 'connection' | 'permission'

/** Null where the last look at a load did not fail. */
export function classifyPollFailure(failure: Error | null): PollFailure | null {
  if (failure === null) return null
  return failure instanceof CallFailed && failure.status === 403 ? 'permission' : 'connection'
}

const icons: Readonly<Record<PollFailure, string>> = { connection: 'wifi-off', permission: 'lock-fill' }

/** Without a connection the work goes on without this page; without the permission nobody may go on with it. */
export function PollFailureLine({ pollFailure }: { pollFailure: PollFailure }) {
  const text = useText()
  return (
    <p className="load-note tone-warn" role="status">
      <i className={`bi bi-${icons[pollFailure]}`} aria-hidden="true" /> {text(`importer.screen.lost.${pollFailure}`)}
    </p>
  )
}
