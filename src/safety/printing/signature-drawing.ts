import type { LineDrawing } from '#src/platform/pdf/printed-forms.ts'
import type { StrokePoint, Strokes } from '#src/safety/signing/strokes.ts'

type Frame = { left: number; top: number; width: number; height: number }

/** The smallest box around all strokes. */
function measureFrame(strokes: Strokes): Frame {
  const points = strokes.flat()
  const horizontal = points.map(([x]) => x)
  const vertical = points.map(([, y]) => y)
  const smallest = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const largest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0)
  const [left, top] = [smallest(horizontal), smallest(vertical)]
  return { left, top, width: largest(horizontal) - left, height: largest(vertical) - top }
}

/** The least distance between two points of a printed stroke, in points: the eye sees no smaller one. */
const leastDistance = 0.3

/**
 * Draws a signature into a box of the paper, as large as it fits without being distorted. The drawing is as wide as the
 * box, and as high as the signature.
 */
export function fitSignature(strokes: Strokes, box: { width: number; height: number }): LineDrawing {
  const frame = measureFrame(strokes)
  const scale = Math.min(box.width / Math.max(1, frame.width), box.height / Math.max(1, frame.height))
  const marginLeft = (box.width - frame.width * scale) / 2
  const place = ([x, y]: StrokePoint): [number, number] => [
    round((x - frame.left) * scale + marginLeft),
    round((y - frame.top) * scale),
  ]
  return {
    width: box.width,
    height: round(frame.height * scale),
    lines: strokes.map((stroke) => thinOut(stroke.map(place)).flat()),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Leaves out points that are too near to the one before. The last one stays; a dot becomes a short line. */
function thinOut(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const thinned: (readonly [number, number])[] = []
  for (const [index, point] of points.entries()) {
    const former = thinned.at(-1)
    const isFar = !former || Math.hypot(point[0] - former[0], point[1] - former[1]) >= leastDistance
    if (isFar || index === points.length - 1) thinned.push(point)
  }
  const [x = 0, y = 0] = thinned[0] ?? []
  return thinned.length === 1
    ? [
        [x, y],
        [x + leastDistance, y],
      ]
    : thinned
}

/** Width of the pen in the units of a signature's box. */
const penWidth = 28

/** The signature as an SVG file: one black path. */
export function drawSignatureSvg(strokes: Strokes): string {
  const { left, top, width, height } = measureFrame(strokes)
  const viewBox = [left - penWidth, top - penWidth, width + 2 * penWidth, height + 2 * penWidth].join(' ')
  const path = strokes.map((stroke) => `M${drawPoints(stroke)}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}" fill="none" stroke="#000" stroke-width="${penWidth}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** A stroke of one point is drawn as a dot: a line that ends where it begins has round ends. */
const drawPoints = (stroke: readonly StrokePoint[]): string =>
  (stroke.length === 1 ? [...stroke, ...stroke] : stroke).map(([x, y]) => `${x} ${y}`).join('L')
