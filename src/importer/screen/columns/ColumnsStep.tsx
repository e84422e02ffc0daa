import { ColumnList } from '#src/importer/screen/columns/ColumnList.tsx'
import { FixedValues } from '#src/importer/screen/columns/FixedValues.tsx'
import { MissingFields } from '#src/importer/screen/columns/MissingFields.tsx'
import { SheetChoice } from '#src/importer/screen/columns/SheetChoice.tsx'
import { DuplicateChoice } from '#src/importer/screen/DuplicateChoice.tsx'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import type { Deeds } from '#src/importer/screen/use-deeds.ts'
import { useStepFocus } from '#src/importer/screen/use-step-focus.ts'
import type { Asked } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { useVisibleResource } from '#src/resource/screens/use-visible-resource.ts'
import { Button } from '#src/ui/button/button.tsx'

type ColumnsStepProps = {
  load: OpenLoad
  draft: Asked
  setDraft: (draft: Asked) => void
  deeds: Deeds
  resource: Resource | undefined
  onReview: () => void
}

/** Which column feeds which field, what the others have, and what becomes of rows that exist. */
export function ColumnsStep({ load, draft, setDraft, deeds, resource, onReview }: ColumnsStepProps) {
  const text = useText()
  const heading = useStepFocus()
  const missing = missingFor(load, draft)
  return (
    <>
      <section className="data-table">
        <div className="data-table-toolbar">
          <h2 ref={heading} tabIndex={-1}>
            {text('importer.screen.columns_title')}
          </h2>
          <SheetChoice {...{ load, draft, setDraft }} onSheet={(wanted) => void deeds.readSheet(wanted)} />
        </div>
        {resource && <ColumnList {...{ load, draft, setDraft, resource }} />}
      </section>
      {resource && <Rest {...{ load, draft, setDraft, resource }} />}
      <div className="form-foot">
        <p className={missing === null ? 'state' : 'state tone-warn'}>
          <span className="soft">{text(missing ?? 'importer.screen.nothing_yet')}</span>
        </p>
        <Button disabled={load.task !== null || resource === undefined || missing !== null} onClick={onReview}>
          {text('importer.screen.review')}
        </Button>
      </div>
    </>
  )
}

type RestProps = Pick<ColumnsStepProps, 'load' | 'draft' | 'setDraft'> & { resource: Resource }

/** Below the columns: what no column has, and duplicates. */
function Rest({ load, draft, setDraft, resource: declared }: RestProps) {
  const text = useText()
  const resource = useVisibleResource(declared)
  const fields = load.fields[resource.name] ?? []
  return (
    <div className="load-rest">
      <section className="card">
        <header className="card-header">
          <h2>{text('importer.screen.fixed.title')}</h2>
        </header>
        <div className="card-body">
          <MissingFields {...{ resource, fields, draft }} />
          <FixedValues
            key={resource.name}
            {...{ resource, fields, draft }}
            companyField={load.company_field[resource.name]}
            onChange={setDraft}
          />
        </div>
      </section>
      <section className="card">
        <header className="card-header">
          <h2>{text('importer.screen.duplicates.title')}</h2>
        </header>
        <div className="card-body">
          <DuplicateChoice {...{ resource, draft }} onChange={setDraft} />
        </div>
      </section>
    </div>
  )
}

/** Why no row could be reviewed; null where some can. */
function missingFor({ rows }: OpenLoad, { mapping }: Asked): string | null {
  if (rows === 0) return 'importer.no_rows'
  return Object.keys(mapping).length === 0 ? 'importer.screen.nothing_fed' : null
}
