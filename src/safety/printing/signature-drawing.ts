import { measureFrame } from '#src/platform/pdf/fit-drawing.ts'
import type { StrokePoint, Strokes } from '#src/safety/signing/strokes.ts'

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
