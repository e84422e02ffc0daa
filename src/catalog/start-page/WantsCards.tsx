import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Span, spans, wantsCard } from '#src/catalog/start-page/cards.ts'
import { Trend } from '#src/catalog/start-page/Trend.tsx'
import { WantsChart } from '#src/catalog/start-page/WantsChart.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { mapLoadedValue, useCard } from '#src/resource/cards/use-card.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import { Figure } from '#src/ui/dashboard/figure.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

/** Presses of 'Lo quiero' in the last seven days, compared with the seven days before. Links to the chart below. */
export function WantsOfLastSevenDaysFigure() {
  const text = useText()
  const format = useWholeNumberFormat()
  const load = mapLoadedValue(useCard(wantsCard), (wants) => {
    const { presses, before } = wants.spans.find(({ days }) => days === 7) ?? { presses: 0, before: 0 }
    return {
      value: format(presses),
      hint: <Trend {...{ presses, before }} comparison={text('catalog.cards.than_week')} />,
    }
  })
  return <Figure label={text('catalog.cards.wants_week')} to={{ hash: chartId }} load={load} />
}

const chartId = 'lo-quiero'

/** Chart of the presses of 'Lo quiero', and the most wanted products, for the chosen span. */
export function WantsCards() {
  const text = useText()
  const [span, setSpan] = useState<Span>(7)
  const cardRef = useRefFocusedOnHash(chartId)
  const load = mapLoadedValue(useCard(wantsCard), (wants) => ({
    ...wants,
    chosenSpan: wants.spans.find(({ days }) => days === span) ?? { presses: 0, before: 0, products: [] },
  }))
  return (
    <div className="cols cols-3-2" ref={cardRef} tabIndex={-1}>
      <DashboardCard title={text('catalog.cards.wants')} headerEnd={<SpanChoice {...{ span, setSpan }} />} load={load}>
        {({ days, today, chosenSpan }) => (
          <div className="card-body">
            <p className="dashboard-lead">
              <b>{text('catalog.cards.presses', { count: chosenSpan.presses })}</b>{' '}
              <Trend {...chosenSpan} comparison={text('catalog.cards.than_before', { days: span })} />
            </p>
            <WantsChart {...{ days, today, span }} />
          </div>
        )}
      </DashboardCard>
      <DashboardCard title={text('catalog.cards.most_wanted', { days: span })} load={load}>
        {({ chosenSpan }) => <MostWantedProducts products={chosenSpan.products} />}
      </DashboardCard>
    </div>
  )
}

/**
 * Returns a ref. Its element is scrolled to and focused when the address gets the hash `#id`, also by a second press on
 * the same link.
 */
function useRefFocusedOnHash(id: string) {
  const cardRef = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each press of the link.
  useEffect(() => {
    if (hash !== `#${id}`) return
    cardRef.current?.scrollIntoView({ block: 'start' })
    cardRef.current?.focus({ preventScroll: true })
  }, [hash, key, id])
  return cardRef
}

type SpanChoiceProps = { span: Span; setSpan: (span: Span) => void }

function SpanChoice({ span, setSpan }: SpanChoiceProps) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand beside the card's title.
    <div className="choice-row" role="group" aria-label={text('catalog.cards.span')}>
      {spans.map((days) => (
        <button key={days} type="button" aria-pressed={days === span} onClick={() => setSpan(days)}>
          {text('catalog.cards.days', { days })}
        </button>
      ))}
    </div>
  )
}

function MostWantedProducts({ products: wantedProducts }: { products: readonly WantedProduct[] }) {
  const text = useText()
  const format = useWholeNumberFormat()
  const products = useOutline('products')
  if (wantedProducts.length === 0) return <p className="card-body soft">{text('catalog.cards.nothing_wanted')}</p>
  return (
    <ol className="lines">
      {wantedProducts.map(({ id, name, presses, before }) => (
        <li key={id}>
          <Link to={buildFormAddress(products, id)}>
            <span className="grow">
              <span className="strong cut d-block">{name}</span>
              <small>
                <Trend {...{ presses, before }} comparison={text('catalog.cards.than_earlier')} />
              </small>
            </span>
            <b className="num">{format(presses)}</b>
          </Link>
        </li>
      ))}
    </ol>
  )
}

type WantedProduct = { id: number; name: string; presses: number; before: number }
