/** A point of a stroke: its place in the signature's box, 0 to 4,000 each way, and the milliseconds since the first. */
export type StrokePoint = readonly [x: number, y: number, ms: number]

/** A signature as it was drawn: vectors, never a picture. */
export type Strokes = readonly (readonly StrokePoint[])[]

const largestCoordinate = 4000
const largestTime = 86_400_000
const minPoints = 12
const maxPoints = 10_000
const minDrawnLength = 200

/**
 * Parses strokes. Null if they are no strokes, or too few to be a signature: at least 12 points and a drawn length of
 * 200 are asked for, at most 10,000 points are taken.
 */
export function parseStrokes(value: unknown): Strokes | null {
  if (!Array.isArray(value) || !value.every(isStroke)) return null
  const pointCount = value.reduce((sum, stroke) => sum + stroke.length, 0)
  if (pointCount < minPoints || pointCount > maxPoints) return null
  return measureDrawnLength(value) < minDrawnLength ? null : value
}

const isStroke = (value: unknown): value is readonly StrokePoint[] =>
  Array.isArray(value) && value.length > 0 && value.length <= maxPoints && value.every(isPoint)

const isPoint = (value: unknown): value is StrokePoint =>
  Array.isArray(value) &&
  value.length === 3 &&
  isIntegerUpTo(value[0], largestCoordinate) &&
  isIntegerUpTo(value[1], largestCoordinate) &&
  isIntegerUpTo(value[2], largestTime)

const isIntegerUpTo = (value: unknown, largest: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest && !Object.is(value, -0)

/** The length of all strokes, in units of the box. */
export const measureDrawnLength = (strokes: Strokes): number =>
  strokes.reduce((length, stroke) => length + measureStroke(stroke), 0)

const measureStroke = (stroke: readonly StrokePoint[]): number =>
  stroke.reduce((length, [x, y], index) => {
    const [formerX, formerY] = stroke[index - 1] ?? [x, y]
    return length + Math.hypot(x - formerX, y - formerY)
  }, 0)
