import { useText } from '#src/platform/i18n/i18n.tsx'

const steps = ['file', 'columns', 'review', 'load'] as const
export type Step = (typeof steps)[number]

/** The four steps of an import, with the current one marked. `isOver` marks the last step as done as well. */
export function Steps({ currentStep, isOver = false }: { currentStep: Step; isOver?: boolean }) {
  const text = useText()
  const currentIndex = steps.indexOf(currentStep)
  return (
    <ol className="load-steps" aria-label={text('importer.screen.steps.label')}>
      {steps.map((step, index) => {
        const isDone = index < currentIndex || isOver
        const isCurrent = index === currentIndex && !isOver
        return (
          <li
            key={step}
            className={isDone ? 'done' : isCurrent ? 'now' : undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="load-step" aria-hidden="true">
              {isDone ? <i className="bi bi-check-lg" /> : index + 1}
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
