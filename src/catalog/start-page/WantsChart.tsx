import { type DayPresses, splitIntoBars } from '#src/catalog/products/wants.ts'
import type { Span } from '#src/catalog/start-page/cards.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { BarChart } from '#src/ui/dashboard/bar-chart.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

type WantsChartProps = {
  days: readonly DayPresses[]
  today: string
  span: Span
}

/** Bar chart of the presses of 'Lo quiero': one day per bar for a week, several days for longer spans. */
export function WantsChart({ days, today, span }: WantsChartProps) {
  const text = useText()
  const language = useLanguage()
  const format = useWholeNumberFormat()
  const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', ...options })
  // English spells the month, because its readers disagree about the order of day and month.
  const dayAndMonth = { day: 'numeric', month: language === 'en' ? 'short' : 'numeric' } as const
  const bars = splitIntoBars(days, today, span).map(({ from, to, presses }) => {
    const day = formatDay(to, dayAndMonth)
    const isToday = to === today
    return {
      name: from === to ? day : `${formatDay(from, dayAndMonth)} – ${day}`,
      wideLabel: isToday ? text('catalog.cards.today') : span === 7 ? formatWeekdayAndDay(formatDay, to) : day,
      narrowLabel: isToday ? text('catalog.cards.today') : span === 7 ? formatDay(to, { day: 'numeric' }) : day,
      value: presses,
      valueText: format(presses),
    }
  })
  const columns = [text('catalog.cards.column_days'), text('catalog.cards.column_presses')] as const
  return <BarChart caption={text('catalog.cards.chart', { days: span })} columns={columns} bars={bars} />
}

type FormatDay = (day: string, options: Intl.DateTimeFormatOptions) => string

/** Weekday and day of the month: 'vie 13'. */
const formatWeekdayAndDay = (formatDay: FormatDay, day: string) =>
  `${formatDay(day, { weekday: 'short' }).replace('.', '')} ${formatDay(day, { day: 'numeric' })}`
