import type { DrawnLines, LineDrawing } from '#src/platform/pdf/printed-forms.ts'

type Frame = { left: number; top: number; width: number; height: number }

/** The smallest box around all lines. */
export function measureFrame(lines: DrawnLines): Frame {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const line of lines)
    for (const [x = 0, y = 0] of line) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return { left, top, width: right - left, height: bottom - top }
}

/** A place on the paper, in points. */
type PaperPoint = { x: number; y: number }

/** The least distance between two points of a printed line, in points: the eye sees no smaller one. */
const leastDistance = 0.3

/**
 * Fits a drawing into its box, as large as it goes without being distorted, and centres it between the sides. `height`
 * is that of the fitted drawing.
 */
export function fitDrawing({ linesJson, ...box }: LineDrawing): { lines: PaperPoint[][]; height: number } {
  const lines: DrawnLines = JSON.parse(linesJson)
  const frame = measureFrame(lines)
  const scale = Math.min(box.width / Math.max(1, frame.width), box.height / Math.max(1, frame.height))
  const marginLeft = (box.width - frame.width * scale) / 2
  const place = ([x = 0, y = 0]: readonly number[]): PaperPoint => ({
    x: (x - frame.left) * scale + marginLeft,
    y: (y - frame.top) * scale,
  })
  return { lines: lines.map((line) => thinOut(line.map(place))), height: frame.height * scale }
}

/** Leaves out points that are too near to the one before. The last one stays; a dot becomes a short line. */
function thinOut(places: readonly PaperPoint[]): PaperPoint[] {
  const thinned: PaperPoint[] = []
  for (const [index, place] of places.entries()) {
    const former = thinned.at(-1)
    const isFar = !former || Math.hypot(place.x - former.x, place.y - former.y) >= leastDistance
    if (isFar || index === places.length - 1) thinned.push(place)
  }
  const [first] = thinned
  return thinned.length === 1 && first ? [first, { x: first.x + leastDistance, y: first.y }] : thinned
}
