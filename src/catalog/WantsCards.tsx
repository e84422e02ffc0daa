import { useState } from 'react'
import { Link } from 'react-router'
import { type Span, spans, wantsCard } from '#src/catalog/cards.ts'
import { products } from '#src/catalog/products.ts'
import { barsOfSpan, changeInPercent, type DayCount } from '#src/catalog/wants.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { formAddress } from '#src/resource/cards/card.ts'
import { mapLoaded, useCard } from '#src/resource/cards/use-card.ts'
import { BarChart } from '#src/ui/dashboard/bar-chart.tsx'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import { Figure } from '#src/ui/dashboard/figure.tsx'
import { useFigure } from '#src/ui/dashboard/use-figure.ts'

/** 'Lo quiero' of the last week, against the week before; leads to the chart below. */
export function WantsFigure() {
  const text = useText()
  const figure = useFigure()
  const loaded = mapLoaded(useCard(wantsCard), (wants) => {
    const { presses, before } = wants.spans.find(({ days }) => days === 7) ?? { presses: 0, before: 0 }
    return { value: figure(presses), hint: <Change {...{ presses, before }} than={text('catalog.cards.than_week')} /> }
  })
  return <Figure label={text('catalog.cards.wants_week')} to={{ hash: chartId }} loaded={loaded} />
}

const chartId = 'lo-quiero'

/** Presses of 'Lo quiero' by day as a chart, and the products that were wanted most, of the span that is chosen. */
export function WantsCards() {
  const text = useText()
  const [span, setSpan] = useState<Span>(7)
  const loaded = mapLoaded(useCard(wantsCard), (wants) => ({
    ...wants,
    chosen: wants.spans.find(({ days }) => days === span) ?? { presses: 0, before: 0, products: [] },
  }))
  return (
    <div className="cols cols-3-2" id={chartId}>
      <DashboardCard title={text('catalog.cards.wants')} end={<SpanChoice {...{ span, setSpan }} />} loaded={loaded}>
        {({ days, today, chosen }) => (
          <div className="card-body">
            <p className="dashboard-lead">
              <b>{text('catalog.cards.presses', { count: chosen.presses })}</b>{' '}
              <Change {...chosen} than={text('catalog.cards.than_before', { days: span })} />
            </p>
            <WantsChart {...{ days, today, span }} />
          </div>
        )}
      </DashboardCard>
      <DashboardCard title={text('catalog.cards.most_wanted', { days: span })} loaded={loaded}>
        {({ chosen }) => <MostWanted products={chosen.products} />}
      </DashboardCard>
    </div>
  )
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

type WantsChartProps = {
  days: readonly DayCount[]
  today: string
  span: Span
}

function WantsChart({ days, today, span }: WantsChartProps) {
  const text = useText()
  const language = useLanguage()
  const figure = useFigure()
  const written = (day: string, shape: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', ...shape })
  const bars = barsOfSpan(days, today, span).map(({ from, to, presses }) => {
    const day = written(to, { day: 'numeric', month: 'numeric' })
    const isToday = to === today
    return {
      name: from === to ? day : `${written(from, { day: 'numeric', month: 'numeric' })} – ${day}`,
      wide: isToday ? text('catalog.cards.today') : span === 7 ? weekday(written, to) : day,
      narrow: isToday ? text('catalog.cards.today') : written(to, { day: 'numeric' }),
      value: presses,
      shown: figure(presses),
    }
  })
  const columns = [text('catalog.cards.column_days'), text('catalog.cards.column_presses')] as const
  return <BarChart caption={text('catalog.cards.chart', { days: span })} columns={columns} bars={bars} />
}

type Written = (day: string, shape: Intl.DateTimeFormatOptions) => string

/** 'vie 13'. */
const weekday = (written: Written, day: string) =>
  `${written(day, { weekday: 'short' }).replace('.', '')} ${written(day, { day: 'numeric' })}`

function MostWanted({ products: wanted }: { products: readonly Wanted[] }) {
  const text = useText()
  const figure = useFigure()
  if (wanted.length === 0) return <p className="card-body soft">{text('catalog.cards.nothing_wanted')}</p>
  return (
    <ol className="lines">
      {wanted.map(({ id, name, presses, before }) => (
        <li key={id}>
          <Link to={formAddress(products, id)}>
            <span className="grow">
              <span className="strong cut d-block">{name}</span>
              <small>
                <Change {...{ presses, before }} than={text('catalog.cards.than_earlier')} />
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

type ChangeProps = { presses: number; before: number; than: string }

/** By how much it went up or down: an arrow, words for readers, and what it is compared with. */
function Change({ presses, before, than }: ChangeProps) {
  const text = useText()
  const figure = useFigure()
  const change = changeInPercent(presses, before)
  if (change === null) return text(presses > 0 ? 'catalog.cards.none_before' : 'catalog.cards.none_yet')
  if (change === 0) return `${text('catalog.cards.same')} ${than}`
  return (
    <>
      <b className={change > 0 ? 'ok-text' : ''}>
        <i className={`bi ${change > 0 ? 'bi-arrow-up' : 'bi-arrow-down'}`} aria-hidden="true" />
        <span className="visually-hidden">{text(change > 0 ? 'catalog.cards.up' : 'catalog.cards.down')} </span>
        {figure(Math.abs(change))} %
      </b>{' '}
      {than}
    </>
  )
}
