import { Link } from 'react-router'
import { firstSteps } from '#src/app/start-page/first-steps.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { FirstStep, FirstStepsFigures } from '#src/resource/cards/first-steps.ts'
import { buildListScreenAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import type { LoadState } from '#src/ui/dashboard/figure.tsx'
import { onlyRecordState } from '#src/ui/frame/menu/menu-node.ts'

/** The steps of setting up a shop, in their order, with a link to the form that takes each. */
export function FirstStepsCard({ load }: { load: LoadState<FirstStepsFigures> }) {
  const text = useText()
  return (
    <DashboardCard title={text('app.steps.title')} load={load}>
      {({ steps }) => (
        <ol className="lines steps">
          {steps.flatMap((state) => {
            const step = firstSteps.find(({ resourceName }) => resourceName === state.resource)
            return step ? [<FirstStepLine key={state.resource} {...{ step, state }} />] : []
          })}
        </ol>
      )}
    </DashboardCard>
  )
}

type FirstStepLineProps = { step: FirstStep; state: FirstStepsFigures['steps'][number] }

function FirstStepLine({ step: { resourceName, message }, state }: FirstStepLineProps) {
  const text = useText()
  const { is_done: isDone } = state
  return (
    <li>
      <i className={`bi ${isDone ? 'bi-check-circle-fill ok-text' : 'bi-circle soft'}`} aria-hidden="true" />
      <span className={`grow ${isDone ? 'step-done' : ''}`.trim()}>
        {text(message)}
        {isDone && <span className="visually-hidden"> {text('app.steps.done')}</span>}
      </span>
      {!isDone && <FirstStepLink resourceName={resourceName} hasRecords={state.has_records} />}
    </li>
  )
}

/** Link to the form of a new record or, where one record is expected and there is one, to that record's form. */
function FirstStepLink({ resourceName, hasRecords }: { resourceName: string; hasRecords: boolean }) {
  const text = useText()
  const outline = useOutline(resourceName)
  const may = useOfferedActions(outline)
  const updates = hasRecords && outline.expectsOneRecord === true
  if (updates ? !(may.update && may.list) : !may.create) return null
  return (
    <Link
      className={buttonClass('secondary', 'small')}
      to={updates ? buildListScreenAddress(outline) : buildNewRecordAddress(outline)}
      state={updates ? onlyRecordState : undefined}
    >
      {text(updates ? 'app.steps.complete' : `pages.${resourceName}.create`)}
    </Link>
  )
}
