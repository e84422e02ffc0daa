import { Link } from 'react-router'
import { importAddress } from '#src/importer/imports.ts'
import { DiscardImportButton } from '#src/importer/screen/DiscardImportButton.tsx'
import { ImportStatusBadge } from '#src/importer/screen/ImportStatusBadge.tsx'
import { type ImportSummary, isFinishedWithWrittenRows } from '#src/importer/screen/import-summary.ts'
import { useWrittenRowsDescription } from '#src/importer/screen/result/use-written-rows-description.ts'
import { useImportTitle } from '#src/importer/screen/use-import-title.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** A line of the list of imports: target, file, age, number of rows and status. A pending import can be discarded. */
export function ImportLine({ sheetImport }: { sheetImport: ImportSummary }) {
  const text = useText()
  const figure = useCountFormat()
  const title = useImportTitle(sheetImport)
  const describeWrittenRows = useWrittenRowsDescription()
  const writtenCount = sheetImport.created + sheetImport.updated
  const isOver = isFinishedWithWrittenRows(sheetImport) || sheetImport.status === 'done'
  return (
    <li>
      <Link to={importAddress(sheetImport.id)}>
        <span className="grow">
          <b>{title}</b>
          <small>
            <RelativeMoment value={sheetImport.created_at} />
            {' · '}
            {sheetImport.was_cancelled
              ? describeWrittenRows(sheetImport)
              : isOver
                ? text('importer.screen.wrote', { count: writtenCount, figure: figure(writtenCount) })
                : text('importer.screen.rows', { count: sheetImport.rows, figure: figure(sheetImport.rows) })}
          </small>
        </span>
        <ImportStatusBadge {...{ sheetImport }} />
      </Link>
      {sheetImport.status === 'pending' && sheetImport.task === null && <DiscardImportButton {...{ sheetImport }} />}
    </li>
  )
}
