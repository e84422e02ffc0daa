import { Count } from '#src/importer/screen/Count.tsx'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { ProgressBar } from '#src/importer/screen/ProgressBar.tsx'
import { useIsActiveForAWhile } from '#src/importer/screen/use-delayed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type OutcomeCountsOrProgressProps = {
  sheetImport: PendingImport
  /** The import after its last check. Null before the first one. */
  lastChecked: PendingImport | null
  onStop: () => void
}

/** Counts by outcome. During a long or a first check, its progress instead. */
export function OutcomeCountsOrProgress({ sheetImport, lastChecked, onStop }: OutcomeCountsOrProgressProps) {
  const text = useText()
  const figure = useCountFormat()
  const { progress, task } = sheetImport
  const isLong = useIsActiveForAWhile(task !== null)
  if (isLong || lastChecked === null)
    return (
      <section className="figures load-figures load-run" aria-label={text('importer.screen.outlook')}>
        <div>
          <ProgressBar
            label={text('importer.screen.task.check')}
            share={progress.total > 0 ? Math.min(1, progress.done / progress.total) : null}
            details={text('importer.screen.done_of', { done: figure(progress.done), total: figure(progress.total) })}
          />
          <Button variant="secondary" size="small" onClick={onStop}>
            {text('Cancelar')}
          </Button>
        </div>
      </section>
    )
  const leftCount = lastChecked.same + lastChecked.skipped
  return (
    <section className="figures load-figures" aria-label={text('importer.screen.outlook')}>
      <Count captionKey="importer.screen.will.created" value={lastChecked.created} />
      <Count captionKey="importer.screen.will.updated" value={lastChecked.updated} />
      <Count
        captionKey="importer.screen.will.left"
        value={leftCount}
        hint={
          leftCount > 0
            ? text('importer.screen.will.left_how', {
                same: figure(lastChecked.same),
                skipped: figure(lastChecked.skipped),
              })
            : undefined
        }
      />
      <Count captionKey="importer.screen.will.wrong" value={lastChecked.wrong} isWrong={lastChecked.wrong > 0} />
    </section>
  )
}
