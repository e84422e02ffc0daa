/** Area of the bars, in units of the drawing. */
export type Plot = { left: number; right: number; top: number; floor: number }

export type Bar = { x: number; y: number; width: number; height: number; middle: number }

export type BarLayout = {
  /** The bars of each place, one for each series. */
  bars: readonly (readonly Bar[])[]
  /** Grid lines: their value and their vertical position. */
  ticks: readonly { value: number; y: number }[]
}

const maxTicks = 5
const maxBarWidth = 44
const seriesGap = 2

/** Axis ticks: 0 and at most five round values above it, none above the highest bar. */
export function computeTicksUpTo(highest: number): number[] {
  const step = roundUpToAxisStep(highest / maxTicks)
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `minimum`. */
function roundUpToAxisStep(minimum: number): number {
  if (minimum <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(minimum))
  return ([1, 2, 5].find((factor) => factor * power >= minimum) ?? 10) * power
}

/**
 * Computes bars and grid lines in a linear scale: the highest value reaches `top`, 0 lies on the floor. Bars of one
 * place stand side by side.
 */
export function layOutBars(values: readonly (readonly number[])[], { left, right, top, floor }: Plot): BarLayout {
  const highest = Math.max(1, ...values.flat())
  const toY = (value: number) => floor - (value / highest) * (floor - top)
  const pitch = (right - left) / Math.max(1, values.length)
  return {
    bars: values.map((seriesValues, index) => {
      const width = Math.min(maxBarWidth, (pitch * 0.65) / seriesValues.length)
      const middleOfPlace = left + pitch * (index + 0.5)
      return seriesValues.map((value, series) => {
        const middle = middleOfPlace + (width + seriesGap) * (series - (seriesValues.length - 1) / 2)
        return { x: middle - width / 2, y: toY(value), width, height: floor - toY(value), middle }
      })
    }),
    ticks: computeTicksUpTo(highest).map((value) => ({ value, y: toY(value) })),
  }
}

/** SVG path of a bar whose upper corners are rounded. */
export function buildBarOutlinePath({ x, y: top, width, height }: Bar): string {
  const radius = Math.min(4, height, width / 2)
  const straight = width - 2 * radius
  return `M${x} ${top + height}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${straight}q${radius} 0 ${radius} ${radius}V${top + height}z`
}

/** Label step: 3 means that every third label is drawn. Chosen so that no label touches the next. */
export function computeLabelStep(labels: readonly string[], pitch: number): number {
  const longestLength = Math.max(0, ...labels.map((label) => label.length))
  return Math.max(1, Math.ceil((longestLength * letterWidth + 4) / pitch))
}

/** Mean width of a letter at 12 px. */
const letterWidth = 6.6
