import { Fragment } from 'react'
import { buildBarOutlinePath, computeLabelStep, layOutBars, type Plot } from '#src/ui/dashboard/bar-layout.ts'

/** A bar's value as number and as text. */
type ChartValue = { value: number; valueText: string }

/**
 * A bar: its row title in the table, its labels in the wide and the narrow drawing, and its value. In a chart of two
 * series a second bar stands beside each.
 */
export type ChartBar = ChartValue & { name: string; wideLabel: string; narrowLabel: string; second?: ChartValue }

type BarChartProps = {
  /** What the chart counts: the caption of the table for screen readers. */
  caption: string
  /** Captions of the table's columns: of the rows' titles, and of each series. */
  columns: readonly string[]
  bars: readonly ChartBar[]
}

type ChartSize = { className: string; width: number; height: number; plot: Plot }

const wideSize: ChartSize = {
  className: 'chart chart-wide',
  width: 620,
  height: 222,
  plot: { left: 32, right: 612, top: 30, floor: 182 },
}
const narrowSize: ChartSize = {
  className: 'chart chart-narrow',
  width: 300,
  height: 178,
  plot: { left: 32, right: 292, top: 26, floor: 138 },
}

/**
 * Bar chart. The label of the last bar is emphasised, because that bar is the current period's. The chart is drawn
 * twice, for wide and narrow screens. A hidden table serves screen readers.
 */
export function BarChart({ caption, columns, bars }: BarChartProps) {
  return (
    <>
      {columns.length > 2 && <Legend series={columns.slice(1)} />}
      <ChartDrawing size={wideSize} bars={bars} labels={bars.map((bar) => bar.wideLabel)} />
      <ChartDrawing size={narrowSize} bars={bars} labels={bars.map((bar) => bar.narrowLabel)} />
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
            {bars.map(({ name, valueText, second }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{valueText}</td>
                {second && <td>{second.valueText}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Names of the series with their colours. Screen readers find the names in the table. */
function Legend({ series }: { series: readonly string[] }) {
  return (
    <p className="chart-legend" aria-hidden="true">
      {series.map((name) => (
        <span key={name}>
          <i />
          {name}
        </span>
      ))}
    </p>
  )
}

type ChartDrawingProps = { size: ChartSize; bars: readonly ChartBar[]; labels: readonly string[] }

function ChartDrawing({ size: { className, width, height, plot }, bars, labels }: ChartDrawingProps) {
  const { left, right, floor } = plot
  const values = bars.map((bar) => (bar.second ? [bar, bar.second] : [bar]))
  const { bars: placedBars, ticks } = layOutBars(
    values.map((seriesValues) => seriesValues.map(({ value }) => value)),
    plot,
  )
  const pitch = (right - left) / Math.max(1, bars.length)
  const step = computeLabelStep(labels, pitch)
  const showsValues =
    computeLabelStep(
      values.flat().map(({ valueText }) => valueText),
      pitch / (values[0]?.length ?? 1),
    ) === 1
  const lastIndex = bars.length - 1
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
      {placedBars.map((seriesBars, index) => (
        <g key={bars[index]?.name}>
          {seriesBars.map((bar, series) => (
            <Fragment key={bar.x}>
              <path className={series === 0 ? 'bar' : 'bar second'} d={buildBarOutlinePath(bar)} />
              {showsValues && (seriesBars.length === 1 || bar.height > 0) && (
                <text className="val" x={bar.middle} y={bar.y - 8} textAnchor="middle">
                  {values[index]?.[series]?.valueText}
                </text>
              )}
            </Fragment>
          ))}
          {(lastIndex - index) % step === 0 && (
            <text
              className={index === lastIndex ? 'now' : 'label'}
              x={left + pitch * (index + 0.5)}
              y={floor + 20}
              textAnchor="middle"
            >
              {labels[index]}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
