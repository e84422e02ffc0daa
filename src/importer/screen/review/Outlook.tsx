import type { OpenLoad } from '#src/importer/screen/load.ts'
import { Progress } from '#src/importer/screen/Progress.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFigure } from '#src/ui/table/pages.tsx'

/** How many rows will be created, changed, left as they are, refused; while they are being checked, how far that is. */
export function Outlook({ load, onStop }: { load: OpenLoad; onStop: () => void }) {
  const text = useText()
  const figure = useFigure()
  const { progress, task } = load
  if (task !== null)
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
  const left = load.same + load.skipped
  return (
    <section className="figures load-figures" aria-label={text('importer.screen.outlook')}>
      <Count says="importer.screen.will.created" value={load.created} />
      <Count says="importer.screen.will.updated" value={load.updated} />
      <Count
        says="importer.screen.will.left"
        value={left}
        hint={
          left > 0
            ? text('importer.screen.will.left_how', { same: figure(load.same), skipped: figure(load.skipped) })
            : undefined
        }
      />
      <Count says="importer.screen.will.wrong" value={load.wrong} isWrong={load.wrong > 0} />
    </section>
  )
}

type CountProps = { says: string; value: number; hint?: string | undefined; isWrong?: boolean }

export function Count({ says, value, hint, isWrong = false }: CountProps) {
  const text = useText()
  const figure = useFigure()
  return (
    <div>
      <span className="label">{text(says)}</span>
      <span className={isWrong ? 'value load-danger' : 'value'}>{figure(value)}</span>
      {hint && <span className="hint">{hint}</span>}
    </div>
  )
}
