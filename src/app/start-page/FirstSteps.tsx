import { useEffect } from 'react'
import { firstStepsCard } from '#src/resource/cards/first-steps.ts'
import { useCard } from '#src/resource/cards/use-card.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Code splitting: only a shop that is being set up has steps left. */
const loadFirstStepsCard = async () => (await import('#src/app/start-page/FirstStepsCard.tsx')).FirstStepsCard

/** Card with the steps of setting up a shop. It disappears when all steps are done. */
export function FirstSteps() {
  const load = useCard(firstStepsCard)
  const script = useLazyLoad(loadFirstStepsCard)
  const hasSteps = load.state === 'ready' && load.value.steps.length > 0
  useEffect(() => {
    if (hasSteps) void script.load()
  }, [hasSteps, script.load])
  const FirstStepsCard = script.loadedValue
  return hasSteps && FirstStepsCard ? <FirstStepsCard load={load} /> : null
}
