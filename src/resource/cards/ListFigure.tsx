import type { ReactNode } from 'react'
import type { ListCard } from '#src/resource/cards/card.ts'
import { mapLoadedValue, useCard } from '#src/resource/cards/use-card.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { Figure } from '#src/ui/dashboard/figure.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

type ListFigureProps = { card: ListCard; label: string; hints: { whenEmpty: ReactNode; whenFilled: ReactNode } }

/** The number of rows of a card's list, with a link to the list and a hint. */
export function ListFigure({ card, label, hints }: ListFigureProps) {
  const formatNumber = useWholeNumberFormat()
  const load = mapLoadedValue(useCard(card), ({ total, is_lower_bound: isLowerBound }) => ({
    // A list counts no further than 10,000 rows.
    value: isLowerBound ? `+${formatNumber(total)}` : formatNumber(total),
    hint: total === 0 ? hints.whenEmpty : hints.whenFilled,
  }))
  return <Figure label={label} to={buildListScreenAddress(useOutline(card.resourceName), card.filter)} load={load} />
}
