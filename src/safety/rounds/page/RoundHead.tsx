import { useText } from '#src/platform/i18n/i18n.tsx'
import type { RoundProgress } from '#src/safety/rounds/page/merge-unsent.ts'

/** How far the round is: people and signatures, those that wait to be sent apart. */
export function ProgressCard({ progress }: { progress: RoundProgress }) {
  const text = useText()
  const { rows, signed, unsent, people, finishedPeople } = progress
  const share = (count: number) => (rows === 0 ? 0 : (count / rows) * 100)
  return (
    <section className="card round-progress">
      <span>
        <b>{finishedPeople}</b> <span className="soft">{text('safety.round.of_people', { count: people })}</span>
      </span>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={text('safety.round.signatures')}
        aria-valuenow={signed + unsent}
        aria-valuemin={0}
        aria-valuemax={rows}
      >
        <rect className="round-progress-signed" width={share(signed)} height="8" />
        <rect className="round-progress-unsent" x={share(signed)} width={share(unsent)} height="8" />
      </svg>
      <span className="num" role="status">
        <b>{signed}</b> <span className="soft">{text('safety.round.of_signatures', { count: rows })}</span>
        {unsent > 0 && (
          <span className="round-progress-waiting">
            {' · '}
            <i className="bi bi-cloud-arrow-up" aria-hidden="true" /> {text('safety.round.to_send', { count: unsent })}
          </span>
        )}
      </span>
    </section>
  )
}

type RoundNotesProps = {
  isFromDevice: boolean
  isClosed: boolean
  /** Null until the browser has been asked. */
  canStore: boolean | null
  /** True after a signature that the browser could not store. */
  storageFailure: boolean
  unsent: number
}

/** What is to be known before signing: no connection, a browser that stores nothing, a page without https. */
export function RoundNotes({ isFromDevice, isClosed, canStore, storageFailure, unsent }: RoundNotesProps) {
  const text = useText()
  const hasWorker = 'serviceWorker' in navigator
  return (
    <>
      {storageFailure && (
        <p className="round-note tone-danger" role="alert">
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" /> {text('safety.round.storage_full')}
        </p>
      )}
      {canStore === false && !storageFailure && (
        <p className="round-note tone-danger">
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" /> {text('safety.round.no_storage')}
        </p>
      )}
      {canStore === true && !hasWorker && (
        <p className="round-note tone-warn">
          <i className="bi bi-wifi-off" aria-hidden="true" /> {text('safety.round.no_https')}
        </p>
      )}
      <div role="status">
        {isFromDevice && (
          <p className="round-note tone-warn">
            <i className="bi bi-wifi-off" aria-hidden="true" />{' '}
            <span>
              <b>{text('safety.round.offline')}</b> {text('safety.round.offline_note', { count: unsent })}
            </span>
          </p>
        )}
      </div>
      {isClosed && <p className="round-note tone-neutral">{text('safety.round.closed_note')}</p>}
    </>
  )
}
