import type { LoadDetail } from '#src/importer/screen/load.ts'
import { Progress } from '#src/importer/screen/Progress.tsx'
import { CancelLoad } from '#src/importer/screen/result/CancelLoad.tsx'
import { usePace } from '#src/importer/screen/result/use-pace.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** A sheet that is being read, written or taken back: how far, how fast, how long yet. It may be left alone. */
export function Running({ load }: { load: LoadDetail }) {
  const text = useText()
  const figure = useCountFormat()
  const { progress, task } = load
  const pace = usePace(progress)
  const parts = [
    progress.total > 0
      ? text('importer.screen.done_of', { done: figure(progress.done), total: figure(progress.total) })
      : figure(progress.done),
    ...(pace ? [text('importer.screen.rate', { figure: figure(pace.rate) })] : []),
    ...(pace && progress.total > 0 ? [pace.says] : []),
  ]
  return (
    <section className="card load-running">
      <div className="card-body">
        <Progress
          label={text(`importer.screen.task.${task ?? 'write'}`)}
          share={progress.total > 0 ? Math.min(1, progress.done / progress.total) : null}
          says={parts.join(' · ')}
        />
        <p className="soft">{text('importer.screen.may_leave')}</p>
        <CancelLoad {...{ load }} />
      </div>
    </section>
  )
}
