import type { StrokePoint, Strokes } from '#src/safety/signing/strokes.ts'

/** Strokes as the canvas has them, in its pixels and the clock's milliseconds. */
export type CanvasStroke = { points: readonly { x: number; y: number; time: number }[] }

const boxSize = 4000

/**
 * Scales strokes to the box of 0 to 4,000, both axes alike, so that the signature keeps its shape. Times count from the
 * first point, and never fall: the pad reads the system's clock, which may be set back while somebody signs.
 */
export function scaleStrokes(
  strokes: readonly CanvasStroke[],
  { width, height }: { width: number; height: number },
): Strokes {
  const scale = boxSize / Math.max(width, height)
  const firstTime = strokes[0]?.points[0]?.time ?? 0
  let latestTime = 0
  const countTime = (time: number) => {
    latestTime = Math.max(latestTime, Math.round(time - firstTime))
    return latestTime
  }
  const clamp = (value: number) => Math.min(boxSize, Math.max(0, Math.round(value * scale)))
  return strokes
    .filter(({ points }) => points.length > 0)
    .map(({ points }) => points.map(({ x, y, time }): StrokePoint => [clamp(x), clamp(y), countTime(time)]))
}
