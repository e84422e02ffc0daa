import type { Verification } from '#src/storefront/verification/verification.ts'

const lineWidths = [62, 50, 70, 56, 64, 48]
const firstLineTop = 62
const lineDistance = 15

/** Lines of the drawn sheet that are struck, and that are different, by the state of the page. */
const struckLines: Partial<Record<Verification['outcome'], readonly number[]>> = { annulled: [3] }
const differentLines: Partial<Record<Verification['outcome'], readonly number[]>> = { changed: [1, 4] }

const marks: Record<Verification['outcome'], string> = {
  intact: 'm213 154 8 8 14-16',
  annulled: 'm213 154 8 8 14-16',
  changed: 'M224 142v14m0 8v.5',
  unknown: 'M217 149a7 7 0 1 1 9.5 6.6c-2 .8-2.5 2-2.5 4.4m0 5.5v.5',
  limited: 'M224 142v14m0 8v.5',
  ask: 'M217 149a7 7 0 1 1 9.5 6.6c-2 .8-2.5 2-2.5 4.4m0 5.5v.5',
}

/** A sheet of paper with lines and signatures, and a mark that tells how it stands. */
export function RecordDrawing({ outcome }: { outcome: Verification['outcome'] }) {
  const hasRecord = outcome === 'intact' || outcome === 'annulled' || outcome === 'changed'
  return (
    <div className="proof-picture">
      <svg viewBox="0 0 300 200" aria-hidden="true">
        <rect className="proof-sheet" x="76" y="22" width="148" height="152" rx="5" />
        <rect className="proof-bar proof-bar-strong" x="92" y="38" width="86" height="7" rx="3.5" />
        {hasRecord ? (
          lineWidths.map((width, index) => <DrawnLine key={width} outcome={outcome} index={index} width={width} />)
        ) : (
          <path className="proof-blank" d="M92 66h116M92 84h116M92 102h82M92 120h100" />
        )}
        <g className="proof-mark">
          <circle cx="224" cy="154" r="25" />
          <path d={marks[outcome]} />
        </g>
      </svg>
    </div>
  )
}

type DrawnLineProps = { outcome: Verification['outcome']; index: number; width: number }

function DrawnLine({ outcome, index, width }: DrawnLineProps) {
  const top = firstLineTop + index * lineDistance
  const isStruck = struckLines[outcome]?.includes(index)
  const isDifferent = differentLines[outcome]?.includes(index)
  return (
    <g className={isDifferent ? 'proof-different' : isStruck ? 'proof-struck' : undefined}>
      <rect className="proof-bar" x="92" y={top} width={width} height="5" rx="2.5" />
      {index < lineWidths.length - 1 && <path className="proof-pen" d={`M178 ${top + 4}q4-9 7-2t6-3 5 2 8-4`} />}
      {isStruck && <path className="proof-pen" d={`M88 ${top + 2.5}h122`} />}
    </g>
  )
}
