import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Id of the list of errors, to which links lead. */
export const errorsId = 'load-errors'

/** Most errors in an answer of the server. */
const maxErrors = 200

/** The first errors, by row and field. */
export function ErrorList({ sheetImport, resource }: { sheetImport: ImportDetail; resource: Resource | undefined }) {
  const text = useText()
  const figure = useCountFormat()
  const captionOf = (field: string) => (resource?.fields[field] ? text(captionKey(resource, field)) : '')
  return (
    <section className="card" id={errorsId} tabIndex={-1}>
      <header className="card-header">
        <h2>
          {text('importer.screen.not_loaded_rows', { count: sheetImport.wrong, figure: figure(sheetImport.wrong) })}
        </h2>
      </header>
      <ul className="lines load-errors">
        {sheetImport.errors.map(({ row, field, message }) => (
          <li key={`${row} ${field}`}>
            <span className="soft num">{text('importer.screen.row', { row })}</span>
            <span className="grow">
              {captionOf(field) && <b>{captionOf(field)}: </b>}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {sheetImport.errors.length >= maxErrors && (
        <p className="load-more">{text('importer.screen.first_errors', { count: maxErrors })}</p>
      )}
    </section>
  )
}
