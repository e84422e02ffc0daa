import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { ProgressBar } from '#src/importer/screen/ProgressBar.tsx'
import { CancelImportButton } from '#src/importer/screen/result/CancelImportButton.tsx'
import { useRateAndTimeLeft } from '#src/importer/screen/result/use-pace.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** The progress of a task: share, rate and time left, with a button that stops it. The user may leave the page. */
export function RunningImport({ sheetImport }: { sheetImport: ImportDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { progress, task } = sheetImport
  const pace = useRateAndTimeLeft(progress)
  const details = [
    progress.total > 0
      ? text('importer.screen.done_of', { done: figure(progress.done), total: figure(progress.total) })
      : figure(progress.done),
    ...(pace ? [text('importer.screen.rate', { figure: figure(pace.rate) })] : []),
    ...(pace && progress.total > 0 ? [pace.timeLeft] : []),
  ]
  return (
    <section className="card load-running">
      <div className="card-body">
        <ProgressBar
          label={text(`importer.screen.task.${task ?? 'write'}`)}
          share={progress.total > 0 ? Math.min(1, progress.done / progress.total) : null}
          details={details.join(' · ')}
        />
        <p className="soft">{text('importer.screen.may_leave')}</p>
        <CancelImportButton {...{ sheetImport }} />
      </div>
    </section>
  )
}
