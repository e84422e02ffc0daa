import { useText } from '#src/platform/i18n/i18n.tsx'

/** A lost connection: the work goes on without this page. */
export function LostLine() {
  const text = useText()
  return (
    <p className="load-note tone-warn" role="status">
      <i className="bi bi-wifi-off" aria-hidden="true" /> {text('importer.screen.lost')}
    </p>
  )
}
