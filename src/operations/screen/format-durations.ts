type TimeUnit = 'day' | 'hour' | 'minute' | 'second'

const secondsByUnit: readonly [TimeUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** Formats a duration by its two largest units: '15 h 48 min', '2 min 10 s', '0,2 s'. */
export function formatDuration(milliseconds: number, language: string): string {
  const seconds = Math.max(0, milliseconds) / 1000
  if (seconds < 9.95) return formatUnit(Math.max(seconds, 0.1), 'second', language)
  const rounded = Math.round(seconds)
  const first = secondsByUnit.findIndex(([, unitSeconds]) => rounded >= unitSeconds)
  let rest = rounded
  return secondsByUnit
    .slice(first, first + 2)
    .flatMap(([unit, unitSeconds]) => {
      const count = Math.floor(rest / unitSeconds)
      rest -= count * unitSeconds
      return count > 0 ? [formatUnit(count, unit, language)] : []
    })
    .join(' ')
}

const formatUnit = (value: number, unit: TimeUnit, language: string) =>
  value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
