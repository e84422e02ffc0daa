import type { Strokes } from '#src/safety/signing/strokes.ts'

/** A signature from its strokes: black on white, also in the dark, as on paper. */
export function SignatureDrawing({ strokes, label }: { strokes: Strokes; label: string }) {
  const points = strokes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const margin = 60
  return (
    <svg
      className="round-signature"
      role="img"
      aria-label={label}
      viewBox={`${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      {strokes.map((stroke) => (
        <polyline key={stroke.join(' ')} points={stroke.map(([x, y]) => `${x},${y}`).join(' ')} />
      ))}
    </svg>
  )
}
