import type { ReactNode } from 'react'
import type { WarningCounts } from '#src/importer/import-types.ts'
import type { AcceptedWarnings, WarningKind } from '#src/importer/screen/review/warnings/use-accepted-warnings.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type WarningsProps = {
  counts: WarningCounts
  acceptedWarnings: AcceptedWarnings
  /** By warning, what else may be done about it. */
  remedies?: Partial<Record<WarningKind, ReactNode>>
}

/** Warnings, each told once for the whole load with its number, and a box by which the user accepts it. */
export function Warnings({ counts, acceptedWarnings: { kinds, isAccepted, setAccepted }, remedies }: WarningsProps) {
  const text = useText()
  const figure = useCountFormat()
  if (kinds.length === 0) return null
  return (
    <section className="card load-warnings" aria-label={text('importer.screen.warnings')}>
      <ul className="lines">
        {kinds.map((kind) => {
          const params = { count: counts[kind], figure: figure(counts[kind]) }
          return (
            <li key={kind}>
              <span className="grow">
                <b>{text(`importer.screen.warning.${kind}`, params)}</b>
                <small>{text(`importer.screen.warning.${kind}_says`)}</small>
              </span>
              {remedies?.[kind]}
              <label className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={isAccepted(kind)}
                  onChange={(event) => setAccepted(kind, event.target.checked)}
                />
                {text(`importer.screen.warning.${kind}_accept`, params)}
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
