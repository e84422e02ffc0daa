import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Says that some or all deliveries of a person are annulled. Nothing if none is. */
export function AnnulledMark({ person: { deliveries, countedCount } }: { person: ShownPerson }) {
  const text = useText()
  const count = deliveries.length - countedCount
  if (count === 0) return null
  return (
    <Badge>
      {countedCount === 0
        ? text('safety.round.all_annulled')
        : text('safety.rounds.counts.annulled', { count, figure: String(count) })}
    </Badge>
  )
}
