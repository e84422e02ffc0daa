import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Span, spans, wantsCard } from '#src/catalog/start-page/cards.ts'
import { Trend } from '#src/catalog/start-page/Trend.tsx'
import { WantsChart } from '#src/catalog/start-page/WantsChart.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { mapLoaded, useCard } from '#src/resource/cards/use-card.ts'
import { formAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import { Figure } from '#src/ui/dashboard/figure.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

/** 'Lo quiero' of the last week, against the week before; leads to the chart below. */
export function WantsFigure() {
  const text = useText()
  const figure = useWholeNumberFormat()
  const loaded = mapLoaded(useCard(wantsCard), (wants) => {
    const { presses, before } = wants.spans.find(({ days }) => days === 7) ?? { presses: 0, before: 0 }
    return { value: figure(presses), hint: <Trend {...{ presses, before }} than={text('catalog.cards.than_week')} /> }
  })
  return <Figure label={text('catalog.cards.wants_week')} to={{ hash: chartId }} load={loaded} />
}

const chartId = 'lo-quiero'

/** Presses of 'Lo quiero' by day as a chart, and the products that were wanted most, of the span that is chosen. */
export function WantsCards() {
  const text = useText()
  const [span, setSpan] = useState<Span>(7)
  const place = useComeTo(chartId)
  const loaded = mapLoaded(useCard(wantsCard), (wants) => ({
    ...wants,
    chosen: wants.spans.find(({ days }) => days === span) ?? { presses: 0, before: 0, products: [] },
  }))
  return (
    <div className="cols cols-3-2" ref={place} tabIndex={-1}>
      <DashboardCard
        title={text('catalog.cards.wants')}
        headerEnd={<SpanChoice {...{ span, setSpan }} />}
        load={loaded}
      >
        {({ days, today, chosen }) => (
          <div className="card-body">
            <p className="dashboard-lead">
              <b>{text('catalog.cards.presses', { count: chosen.presses })}</b>{' '}
              <Trend {...chosen} than={text('catalog.cards.than_before', { days: span })} />
            </p>
            <WantsChart {...{ days, today, span }} />
          </div>
        )}
      </DashboardCard>
      <DashboardCard title={text('catalog.cards.most_wanted', { days: span })} load={loaded}>
        {({ chosen }) => <MostWanted products={chosen.products} />}
      </DashboardCard>
    </div>
  )
}

/** Scrolls to it, and takes the focus there, whenever a link of this page names it. */
function useComeTo(id: string) {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is another for each press of the link.
  useEffect(() => {
    if (hash !== `#${id}`) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [hash, key, id])
  return place
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

function MostWanted({ products: wanted }: { products: readonly Wanted[] }) {
  const text = useText()
  const figure = useWholeNumberFormat()
  const products = useOutline('products')
  if (wanted.length === 0) return <p className="card-body soft">{text('catalog.cards.nothing_wanted')}</p>
  return (
    <ol className="lines">
      {wanted.map(({ id, name, presses, before }) => (
        <li key={id}>
          <Link to={formAddress(products, id)}>
            <span className="grow">
              <span className="strong cut d-block">{name}</span>
              <small>
                <Trend {...{ presses, before }} than={text('catalog.cards.than_earlier')} />
              </small>
            </span>
            <b className="num">{figure(presses)}</b>
          </Link>
        </li>
      ))}
    </ol>
  )
}

type Wanted = { id: number; name: string; presses: number; before: number }
