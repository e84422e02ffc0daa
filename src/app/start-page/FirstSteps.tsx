import { Link } from 'react-router'
import { firstSteps } from '#src/app/start-page/first-steps.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type FirstStep, firstStepsCard } from '#src/resource/cards/first-steps.ts'
import { useCard } from '#src/resource/cards/use-card.ts'
import { buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'

/** Card with the steps of setting up a shop. It disappears when all steps are done. */
export function FirstSteps() {
  const text = useText()
  const load = useCard(firstStepsCard)
  if (load.state !== 'ready' || load.value.steps.length === 0) return null
  return (
    <DashboardCard title={text('app.steps.title')} load={load}>
      {({ steps }) => (
        <ol className="lines steps">
          {steps.flatMap(({ resource, is_done: isDone }) => {
            const step = firstSteps.find(({ resourceName }) => resourceName === resource)
            return step ? [<FirstStepLine key={resource} {...{ step, isDone }} />] : []
          })}
        </ol>
      )}
    </DashboardCard>
  )
}

type FirstStepLineProps = { step: FirstStep; isDone: boolean }

function FirstStepLine({ step: { resourceName, message }, isDone }: FirstStepLineProps) {
  const text = useText()
  const outline = useOutline(resourceName)
  return (
    <li>
      <i className={`bi ${isDone ? 'bi-check-circle-fill ok-text' : 'bi-circle soft'}`} aria-hidden="true" />
      <span className={`grow ${isDone ? 'step-done' : ''}`.trim()}>
        {text(message)}
        {isDone && <span className="visually-hidden"> {text('app.steps.done')}</span>}
      </span>
      {!isDone && outline.screens?.create && (
        <Link className={buttonClass('secondary', 'small')} to={buildNewRecordAddress(outline)}>
          {text(`pages.${resourceName}.create`)}
        </Link>
      )}
    </li>
  )
}
