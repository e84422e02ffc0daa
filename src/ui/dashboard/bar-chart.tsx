import { barsOf, labelStep, outlineOf, type Plot } from '#src/ui/dashboard/bars.ts'

/** A bar: what the table calls it, its captions on both drawings, and its value in figures and words. */
export type ChartBar = { name: string; wide: string; narrow: string; value: number; shown: string }

type BarChartProps = {
  /** What is counted, for the table. */
  caption: string
  /** Captions of the table's two columns. */
  columns: readonly [string, string]
  bars: readonly ChartBar[]
}

type Drawing = { className: string; width: number; height: number; plot: Plot }

const wide: Drawing = {
  className: 'chart chart-wide',
  width: 620,
  height: 222,
  plot: { left: 32, right: 612, top: 30, floor: 182 },
}
const narrow: Drawing = {
  className: 'chart chart-narrow',
  width: 300,
  height: 178,
  plot: { left: 32, right: 292, top: 26, floor: 138 },
}

/** Bars standing on the counter, the last of them today's; drawn twice, for a telephone with fewer words. */
export function BarChart({ caption, columns, bars }: BarChartProps) {
  return (
    <>
      <Drawn drawing={wide} bars={bars} labels={bars.map((bar) => bar.wide)} />
      <Drawn drawing={narrow} bars={bars} labels={bars.map((bar) => bar.narrow)} />
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, shown }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type DrawnProps = { drawing: Drawing; bars: readonly ChartBar[]; labels: readonly string[] }

function Drawn({ drawing: { className, width, height, plot }, bars, labels }: DrawnProps) {
  const { left, right, floor } = plot
  const { bars: placed, ticks } = barsOf(
    bars.map(({ value }) => value),
    plot,
  )
  const pitch = (right - left) / Math.max(1, bars.length)
  const step = labelStep(labels, pitch)
  const saysValues =
    labelStep(
      bars.map(({ shown }) => shown),
      pitch,
    ) === 1
  const last = bars.length - 1
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className="grid" x1={left} x2={right} y1={y} y2={y} />
          <text x={left - 10} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <rect className="floor" x={left} y={floor} width={right - left} height={32} />
      {placed.map((bar, at) => (
        <g key={bars[at]?.name}>
          <path className="bar" d={outlineOf(bar)} />
          {saysValues && (
            <text className="val" x={bar.middle} y={bar.y - 8} textAnchor="middle">
              {bars[at]?.shown}
            </text>
          )}
          {(last - at) % step === 0 && (
            <text className={at === last ? 'now' : 'label'} x={bar.middle} y={floor + 20} textAnchor="middle">
              {labels[at]}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
