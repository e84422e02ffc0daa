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
 * Why these strokes are no signature, as a message key. Null if they are one: at least 12 points and a drawn length of
 * 200 are asked for, at most 10,000 points are taken, and no time runs back.
 */
export function findStrokesProblem(value: unknown): string | null {
  return isTooLong(value) ? 'safety.signing.too_long' : parseStrokes(value) ? null : 'safety.signing.no_signature'
}

/** Parses strokes. Null if they are no signature. */
export function parseStrokes(value: unknown): Strokes | null {
  if (isTooLong(value) || !Array.isArray(value) || !value.every(isStroke) || !hasRisingTimes(value)) return null
  return countPoints(value) < minPoints || measureDrawnLength(value) < minDrawnLength ? null : value
}

/** True for more points than a signature may have. What is no stroke has none. */
const isTooLong = (value: unknown): boolean => Array.isArray(value) && countPoints(value) > maxPoints

const countPoints = (strokes: readonly unknown[]): number =>
  strokes.reduce((sum: number, stroke) => sum + (Array.isArray(stroke) ? stroke.length : 0), 0)

const isStroke = (value: unknown): value is readonly StrokePoint[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPoint)

const isPoint = (value: unknown): value is StrokePoint =>
  Array.isArray(value) &&
  value.length === 3 &&
  isIntegerUpTo(value[0], largestCoordinate) &&
  isIntegerUpTo(value[1], largestCoordinate) &&
  isIntegerUpTo(value[2], largestTime)

const isIntegerUpTo = (value: unknown, largest: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest && !Object.is(value, -0)

/** True if no point is earlier than the one before it, within a stroke and from stroke to stroke. */
function hasRisingTimes(strokes: Strokes): boolean {
  const times = strokes.flatMap((stroke) => stroke.map(([, , ms]) => ms))
  return times.every((ms, index) => ms >= (times[index - 1] ?? 0))
}

/** The length of all strokes, in units of the box. */
export const measureDrawnLength = (strokes: Strokes): number =>
  strokes.reduce((length, stroke) => length + measureStroke(stroke), 0)

const measureStroke = (stroke: readonly StrokePoint[]): number =>
  stroke.reduce((length, [x, y], index) => {
    const [formerX, formerY] = stroke[index - 1] ?? [x, y]
    return length + Math.hypot(x - formerX, y - formerY)
  }, 0)
