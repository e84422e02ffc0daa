import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { mapLoadedValue, useCard } from '#src/resource/cards/use-card.ts'
import { BarChart, type ChartBar } from '#src/ui/dashboard/bar-chart.tsx'
import { DashboardCard } from '#src/ui/dashboard/dashboard-card.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'
import { headcountCard, type MonthFigures } from '#src/workforce/start-page/cards.ts'

/**
 * Charts of the last twelve months: people by month, and admissions beside terminations. A reader who may not see
 * terminations gets the admissions alone.
 */
export function HeadcountAndTurnoverCharts() {
  const text = useText()
  const load = useCard(headcountCard)
  const isTerminationHidden = load.state === 'ready' && load.value.months.some(({ headcount }) => headcount === null)
  const months = mapLoadedValue(load, (figures) => figures.months)
  const turnoverCard = (
    <DashboardCard title={text(`workforce.cards.${isTerminationHidden ? 'admissions' : 'turnover'}`)} load={months}>
      {(shownMonths) => (
        <div className="card-body">
          <TurnoverChart months={shownMonths} />
        </div>
      )}
    </DashboardCard>
  )
  if (isTerminationHidden) return turnoverCard
  return (
    <div className="cols dashboard-cards">
      <DashboardCard title={text('workforce.cards.headcount')} load={months}>
        {(shownMonths) => (
          <div className="card-body">
            <HeadcountChart months={shownMonths} />
          </div>
        )}
      </DashboardCard>
      {turnoverCard}
    </div>
  )
}

type ChartProps = { months: readonly MonthFigures[] }

function HeadcountChart({ months }: ChartProps) {
  const text = useText()
  const format = useWholeNumberFormat()
  const labelMonth = useMonthLabels()
  const bars = months.map(({ month, headcount }): ChartBar => {
    const value = headcount ?? 0
    return { ...labelMonth(month), value, valueText: format(value) }
  })
  const columns = [text('workforce.cards.month'), text('workforce.cards.people')]
  return <BarChart caption={text('workforce.cards.headcount')} {...{ columns, bars }} />
}

function TurnoverChart({ months }: ChartProps) {
  const text = useText()
  const format = useWholeNumberFormat()
  const labelMonth = useMonthLabels()
  const bars = months.map(
    ({ month, admissions, terminations }): ChartBar => ({
      ...labelMonth(month),
      value: admissions,
      valueText: format(admissions),
      ...(terminations !== null && { second: { value: terminations, valueText: format(terminations) } }),
    }),
  )
  const hasTerminations = bars.some(({ second }) => second)
  const columns = [
    text('workforce.cards.month'),
    text('workforce.cards.admissions'),
    ...(hasTerminations ? [text('workforce.cards.terminations')] : []),
  ]
  const caption = text(`workforce.cards.${hasTerminations ? 'turnover' : 'admissions'}`)
  return <BarChart {...{ caption, columns, bars }} />
}

/** Returns a function that spells a month: in full for the table, short below the month's bar. */
function useMonthLabels() {
  const language = useLanguage()
  const formatMonth = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${month}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', ...options })
  return (month: string) => {
    const label = formatMonth(month, { month: 'short' }).replace('.', '')
    const name = formatMonth(month, { month: 'long', year: 'numeric' })
    return { name, wideLabel: label, narrowLabel: label }
  }
}
