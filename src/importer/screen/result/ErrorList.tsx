import type { LoadDetail } from '#src/importer/screen/load.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Where a link to the errors leads. */
export const errorsId = 'load-errors'

/** As many as an answer tells. */
const mostErrors = 200

/** The first errors, by row and field. */
export function ErrorList({ load, resource }: { load: LoadDetail; resource: Resource | undefined }) {
  const text = useText()
  const figure = useCountFormat()
  const captionOf = (field: string) => (resource?.fields[field] ? text(captionKey(resource, field)) : '')
  return (
    <section className="card" id={errorsId} tabIndex={-1}>
      <header className="card-header">
        <h2>{text('importer.screen.not_loaded_rows', { count: load.wrong, figure: figure(load.wrong) })}</h2>
      </header>
      <ul className="lines load-errors">
        {load.errors.map(({ row, field, message }) => (
          <li key={`${row} ${field}`}>
            <span className="soft num">{text('importer.screen.row', { row })}</span>
            <span className="grow">
              {captionOf(field) && <b>{captionOf(field)}: </b>}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {load.errors.length >= mostErrors && (
        <p className="load-more">{text('importer.screen.first_errors', { count: mostErrors })}</p>
      )}
    </section>
  )
}
