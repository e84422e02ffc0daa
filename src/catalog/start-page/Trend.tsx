import { computeChangePercent } from '#src/catalog/products/wants.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

type TrendProps = { presses: number; before: number; comparison: string }

/**
 * Trend against an earlier period: an arrow, the change in per cent, and the name of that period. A text instead if
 * nothing changed, or if the earlier period had no presses.
 */
export function Trend({ presses, before, comparison }: TrendProps) {
  const text = useText()
  const format = useWholeNumberFormat()
  const change = computeChangePercent(presses, before)
  if (change === null) return text(presses > 0 ? 'catalog.cards.none_before' : 'catalog.cards.none_yet')
  if (change === 0) return `${text('catalog.cards.same')} ${comparison}`
  return (
    <>
      <b className={change > 0 ? 'ok-text' : ''}>
        <i className={`bi ${change > 0 ? 'bi-arrow-up' : 'bi-arrow-down'}`} aria-hidden="true" />
        <span className="visually-hidden">{text(change > 0 ? 'catalog.cards.up' : 'catalog.cards.down')} </span>
        {format(Math.abs(change))} %
      </b>{' '}
      {comparison}
    </>
  )
}
