import { useText } from '#src/platform/i18n/i18n.tsx'
import type { ListedRound, RoundCounts } from '#src/safety/rounds/round-answer.ts'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

/** The parts of a round's bar, from left to right. */
const countNames = ['signed', 'open', 'absent', 'annulled'] as const satisfies readonly (keyof RoundCounts)[]

/**
 * How many of a round's deliveries are signed, open, of absent people and annulled: as a bar and in words. The words
 * count the absent people.
 */
export function RoundBar({ counts }: { counts: RoundCounts & Pick<ListedRound, 'absent_people'> }) {
  const text = useText()
  const formatCount = useWholeNumberFormat()
  const countedNames = countNames.filter((name) => counts[name] > 0)
  return (
    <span className="round-bar">
      <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
        {layOutParts(counts).map(({ name, start, width }) => (
          <rect key={name} className={`round-bar-${name}`} x={start} y="0" width={width} height="8" />
        ))}
      </svg>
      <small>
        {countedNames
          .map((name) => {
            const count = name === 'absent' ? counts.absent_people : counts[name]
            return text(`safety.rounds.counts.${name}`, { count, figure: formatCount(count) })
          })
          .join(' · ')}
      </small>
    </span>
  )
}

/** Places each part on a bar of 100, with a gap of half a unit between two. */
function layOutParts(counts: RoundCounts): { name: string; start: number; width: number }[] {
  const total = countNames.reduce((sum, name) => sum + counts[name], 0)
  let start = 0
  return countNames.flatMap((name) => {
    if (counts[name] === 0) return []
    const part = { name, start, width: Math.max(0.5, (counts[name] / total) * 100 - 0.5) }
    start += (counts[name] / total) * 100
    return [part]
  })
}

/** What the colours of the bars mean. */
export function RoundBarLegend() {
  const text = useText()
  return (
    <span className="round-legend">
      {countNames.map((name) => (
        <span key={name}>
          <svg aria-hidden="true" viewBox="0 0 10 10">
            <rect className={`round-bar-${name}`} width="10" height="10" />
          </svg>
          {text(`ppe_rounds.fields.${name}`)}
        </span>
      ))}
    </span>
  )
}
