import { Link } from 'react-router'
import { importAddress } from '#src/importer/imports.ts'
import { DiscardImport } from '#src/importer/screen/DiscardImport.tsx'
import { type ImportSummary, isFinishedWithWrittenRows } from '#src/importer/screen/import-summary.ts'
import { StatusBadge } from '#src/importer/screen/StatusBadge.tsx'
import { useImportTitle } from '#src/importer/screen/use-import-title.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** A line of the list of imports: target, file and progress. A pending import can be discarded. */
export function ImportLine({ sheetImport }: { sheetImport: ImportSummary }) {
  const text = useText()
  const figure = useCountFormat()
  const title = useImportTitle(sheetImport)
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
            {isOver
              ? text('importer.screen.wrote', { count: writtenCount, figure: figure(writtenCount) })
              : text('importer.screen.rows', { count: sheetImport.rows, figure: figure(sheetImport.rows) })}
          </small>
        </span>
        <StatusBadge {...{ sheetImport }} />
      </Link>
      {sheetImport.status === 'pending' && sheetImport.task === null && <DiscardImport {...{ sheetImport }} />}
    </li>
  )
}
