import { undecided } from '#src/importer/screen/columns/twins.ts'
import type { ColumnFound, Mapping } from '#src/importer/wire.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'

type SameHeadingsProps = { columns: readonly ColumnFound[]; mapping: Mapping }

/** Says which columns share a heading and are not loaded for it. */
export function SameHeadings({ columns, mapping }: SameHeadingsProps) {
  const text = useText()
  const list = new Intl.ListFormat(useLanguage())
  return (
    <div role="status">
      {undecided(columns, mapping).map((own) => (
        <p key={own[0]?.column} className="load-note load-same tone-warn">
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />{' '}
          {text('importer.screen.same_heading', {
            count: own.length,
            heading: own[0]?.heading ?? '',
            columns: list.format(own.map(({ column }) => column)),
          })}
        </p>
      ))}
    </div>
  )
}
