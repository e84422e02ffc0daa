import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Why a page no longer follows its load. */
export type Lost = 'connection' | 'permission'

/** Null where the last look at a load did not fail. */
export function lostBy(failure: Error | null): Lost | null {
  if (failure === null) return null
  return failure instanceof CallFailed && failure.status === 403 ? 'permission' : 'connection'
}

const icons: Readonly<Record<Lost, string>> = { connection: 'wifi-off', permission: 'lock-fill' }

/** Without a connection the work goes on without this page; without the permission nobody may go on with it. */
export function LostLine({ lost }: { lost: Lost }) {
  const text = useText()
  return (
    <p className="load-note tone-warn" role="status">
      <i className={`bi bi-${icons[lost]}`} aria-hidden="true" /> {text(`importer.screen.lost.${lost}`)}
    </p>
  )
}
