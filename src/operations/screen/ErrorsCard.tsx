import { useState } from 'react'
import type { OperationsError, OperationsState } from '#src/operations/state/operations-state.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

/** Errors on the page before the reader asks for all. */
const shownAtFirst = 5

/** The last errors of the server, each with the id by which it is found in the log. */
export function ErrorsCard({ state: { errors, errors_of_week: errorsOfWeek } }: { state: OperationsState }) {
  const text = useText()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <section className="card" aria-labelledby="operations-errors">
      <header className="card-header">
        <h2 id="operations-errors">
          {text('operations.errors.title')}
          {errorsOfWeek > 0 && (
            <span className="soft"> · {text('operations.errors.of_week', { count: errorsOfWeek })}</span>
          )}
        </h2>
      </header>
      {errors.length === 0 ? (
        <p className="operations-empty soft">{text('operations.errors.none')}</p>
      ) : (
        <ul className="plain operations-errors">
          {(showsAll ? errors : errors.slice(0, shownAtFirst)).map((error) => (
            <ErrorLine key={`${error.request_id} ${error.at}`} {...{ error }} />
          ))}
        </ul>
      )}
      {errors.length > shownAtFirst && !showsAll && (
        <p className="operations-more">
          <Button variant="link" size="small" onClick={() => setShowsAll(true)}>
            {text('operations.errors.all', { count: errors.length })}
          </Button>
        </p>
      )}
    </section>
  )
}

function ErrorLine({ error: { at, what, method, route, status, request_id: id } }: { error: OperationsError }) {
  const text = useText()
  const shortId = id.slice(0, 8)
  const title = text('operations.page.copy', { id: shortId })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      toast.success(text('operations.page.copied'))
    } catch {
      // Without https there is no clipboard.
      toast.error(text('operations.page.not_copied', { id }))
    }
  }
  return (
    <li>
      <span className="soft when">
        <RelativeMoment value={at} />
      </span>
      <span className="what">
        <b>{what}</b>
        <small className="soft">
          {method} {route} · {status}
        </small>
      </span>
      <code title={id}>{shortId}</code>
      <Button
        variant="quiet"
        size="small"
        icon="copy"
        className="btn-icon"
        aria-label={title}
        {...{ title }}
        onClick={() => void copy()}
      />
    </li>
  )
}
