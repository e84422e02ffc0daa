import { useIsFetching } from '@tanstack/react-query'
import { operationsDeeds } from '#src/operations/start-page/deeds.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCanSeeCard } from '#src/resource/cards/use-card.ts'
import { safetyDeeds } from '#src/safety/start-page/deeds.tsx'
import { workforceDeeds } from '#src/workforce/start-page/deeds.tsx'
import './deeds-card.css'

/** The three things that are to be done first, in the order of their urgency, one of each kind and one press away. */
const deeds = [...operationsDeeds, ...safetyDeeds, ...workforceDeeds]

export function DeedsCard() {
  const text = useText()
  const maySee = useCanSeeCard()
  const isLoading = useIsFetching({ queryKey: ['dashboard'] }) > 0
  const shownDeeds = deeds.filter(({ card }) => maySee(card))
  if (shownDeeds.length === 0) return null
  return (
    <section className="card deeds-card" aria-busy={isLoading}>
      <header className="card-header">
        <h2>{text('app.deeds.title')}</h2>
      </header>
      <ul className="lines">
        {shownDeeds.map(({ Component }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deeds keep their order.
          <Component key={index} />
        ))}
      </ul>
      <p className="card-body soft">{text('app.deeds.nothing')}</p>
    </section>
  )
}
