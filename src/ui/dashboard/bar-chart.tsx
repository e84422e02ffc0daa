import { computeLabelStep, drawBarOutline, layOutBars, type Plot } from '#src/ui/dashboard/bar-layout.ts'

/**
 * A bar: its row title in the table, its labels in the wide and the narrow drawing, its value as number and as text.
 */
export type ChartBar = { name: string; wideLabel: string; narrowLabel: string; value: number; valueText: string }

type BarChartProps = {
  /** What the chart counts: the caption of the table for screen readers. */
  caption: string
  /** Captions of the table's two columns. */
  columns: readonly [string, string]
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
 * Bar chart whose last bar is today's. It is drawn twice, for wide and narrow screens; a hidden table serves screen
 * readers.
 */
export function BarChart({ caption, columns, bars }: BarChartProps) {
  return (
    <>
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
            {bars.map(({ name, valueText }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{valueText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type ChartDrawingProps = { size: ChartSize; bars: readonly ChartBar[]; labels: readonly string[] }

function ChartDrawing({ size: { className, width, height, plot }, bars, labels }: ChartDrawingProps) {
  const { left, right, floor } = plot
  const { bars: placedBars, ticks } = layOutBars(
    bars.map(({ value }) => value),
    plot,
  )
  const pitch = (right - left) / Math.max(1, bars.length)
  const step = computeLabelStep(labels, pitch)
  const showsValues =
    computeLabelStep(
      bars.map(({ valueText }) => valueText),
      pitch,
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
      {placedBars.map((bar, index) => (
        <g key={bars[index]?.name}>
          <path className="bar" d={drawBarOutline(bar)} />
          {showsValues && (
            <text className="val" x={bar.middle} y={bar.y - 8} textAnchor="middle">
              {bars[index]?.valueText}
            </text>
          )}
          {(lastIndex - index) % step === 0 && (
            <text className={index === lastIndex ? 'now' : 'label'} x={bar.middle} y={floor + 20} textAnchor="middle">
              {labels[index]}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
