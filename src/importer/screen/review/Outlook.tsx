import { Count } from '#src/importer/screen/Count.tsx'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { Progress } from '#src/importer/screen/Progress.tsx'
import { useLasting } from '#src/importer/screen/use-lasting.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type OutlookProps = {
  load: OpenLoad
  /** As it was last checked. */
  last: OpenLoad | null
  onStop: () => void
}

/** How many rows will be created, changed, left as they are, refused; while they are being checked, how far that is. */
export function Outlook({ load, last, onStop }: OutlookProps) {
  const text = useText()
  const figure = useCountFormat()
  const { progress, task } = load
  const isLong = useLasting(task !== null)
  if (isLong || last === null)
    return (
      <section className="figures load-figures load-run" aria-label={text('importer.screen.outlook')}>
        <div>
          <Progress
            label={text('importer.screen.task.check')}
            share={progress.total > 0 ? Math.min(1, progress.done / progress.total) : null}
            says={text('importer.screen.done_of', { done: figure(progress.done), total: figure(progress.total) })}
          />
          <Button variant="secondary" size="small" onClick={onStop}>
            {text('Cancelar')}
          </Button>
        </div>
      </section>
    )
  const left = last.same + last.skipped
  return (
    <section className="figures load-figures" aria-label={text('importer.screen.outlook')}>
      <Count says="importer.screen.will.created" value={last.created} />
      <Count says="importer.screen.will.updated" value={last.updated} />
      <Count
        says="importer.screen.will.left"
        value={left}
        hint={
          left > 0
            ? text('importer.screen.will.left_how', { same: figure(last.same), skipped: figure(last.skipped) })
            : undefined
        }
      />
      <Count says="importer.screen.will.wrong" value={last.wrong} isWrong={last.wrong > 0} />
    </section>
  )
}
