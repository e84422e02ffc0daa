import type { BackupLine } from '#src/operations/state/operations-state.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDateTime, formatFileSize } from '#src/ui/figures/format-values.ts'
import { ExactMoment } from '#src/ui/figures/moment.tsx'

type BackupsTableProps = { lines: readonly BackupLine[]; mayManage: boolean }

/** The backups, made or failed, and a button that downloads each. On a narrow screen a line has moment and state. */
export function BackupsTable({ lines, mayManage }: BackupsTableProps) {
  const text = useText()
  return (
    <table className="table-plain operations-table">
      <thead>
        <tr>
          <th scope="col">{text('operations.copies.made')}</th>
          <th scope="col">{text('operations.copies.by')}</th>
          <th scope="col" className="end">
            {text('operations.copies.database')}
          </th>
          <th scope="col" className="end">
            {text('operations.copies.files')}
          </th>
          <th scope="col" className="end">
            {text('operations.copies.size')}
          </th>
          <th scope="col">{text('operations.copies.state')}</th>
          {mayManage && (
            <th scope="col">
              <span className="visually-hidden">{text('operations.copies.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <BackupRow key={line.name} {...{ line, mayManage }} />
        ))}
      </tbody>
    </table>
  )
}

function BackupRow({ line, mayManage }: { line: BackupLine; mayManage: boolean }) {
  const text = useText()
  const language = useLanguage()
  const { name, at, by, scheduled = true, size, database, files, ok, error } = line
  const formatSize = (bytes: number | null) => (bytes === null ? '–' : formatFileSize(bytes, language))
  const title = text('operations.copies.download', { moment: formatDateTime(at, language) })
  return (
    <tr>
      <th scope="row" className="num">
        <ExactMoment value={at} />
      </th>
      <td className="soft">
        {by ?? (scheduled ? text('operations.copies.automatic') : '–')}
        {error !== null && <small className="operations-reason">{error}</small>}
      </td>
      <td className="end wide">{formatSize(database)}</td>
      <td className="end wide">{formatSize(files)}</td>
      <td className="end wide">{formatSize(size)}</td>
      <td className="state">
        <BackupBadge {...{ ok }} />
      </td>
      {mayManage && (
        <td className="end deed">
          {ok && (
            <Button
              variant="quiet"
              size="small"
              icon="download"
              className="btn-icon"
              aria-label={title}
              {...{ title }}
              onClick={() =>
                void downloadWithTicketUnlessRefused(`/api/operations/backups/${encodeURIComponent(name)}`)
              }
            />
          )}
        </td>
      )}
    </tr>
  )
}

function BackupBadge({ ok }: Pick<BackupLine, 'ok'>) {
  const text = useText()
  if (ok === null) return <Badge tone="info">{text('operations.copies.under_way')}</Badge>
  return ok ? (
    <Badge tone="ok">{text('operations.copies.ok')}</Badge>
  ) : (
    <Badge tone="danger">{text('operations.copies.failed')}</Badge>
  )
}
