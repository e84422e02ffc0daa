import { useText } from '#src/platform/i18n/i18n.tsx'

const steps = ['file', 'columns', 'review', 'load'] as const
export type Step = (typeof steps)[number]

/** Where in the four steps a load stands; `isOver` if the last is done too, which it is not in a load that failed. */
export function Steps({ now, isOver = false }: { now: Step; isOver?: boolean }) {
  const text = useText()
  const at = steps.indexOf(now)
  return (
    <ol className="load-steps" aria-label={text('importer.screen.steps.label')}>
      {steps.map((step, place) => {
        const isDone = place < at || isOver
        const isNow = place === at && !isOver
        return (
          <li
            key={step}
            className={isDone ? 'done' : isNow ? 'now' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="load-step" aria-hidden="true">
              {isDone ? <i className="bi bi-check-lg" /> : place + 1}
            </span>
            <span className="load-step-name">
              {text(`importer.screen.steps.${step}`)}
              {isDone && <span className="visually-hidden"> {text('importer.screen.steps.done')}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
