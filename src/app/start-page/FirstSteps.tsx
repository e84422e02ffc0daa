import { lazy, Suspense } from 'react'
import { firstStepsCard } from '#src/resource/cards/first-steps.ts'
import { useCard } from '#src/resource/cards/use-card.ts'

/** Code splitting: only a shop that is being set up has steps left. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('#src/app/start-page/FirstStepsCard.tsx')).FirstStepsCard,
}))

/** Card with the steps of setting up a shop. It disappears when all steps are done. */
export function FirstSteps() {
  const load = useCard(firstStepsCard)
  if (load.state !== 'ready' || load.value.steps.length === 0) return null
  return (
    <Suspense>
      <FirstStepsCard load={load} />
    </Suspense>
  )
}
