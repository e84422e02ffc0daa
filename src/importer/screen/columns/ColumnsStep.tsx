import { hasPictureColumn } from '#src/importer/import-targets.ts'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { ColumnList } from '#src/importer/screen/columns/ColumnList.tsx'
import { FixedValues } from '#src/importer/screen/columns/FixedValues.tsx'
import { MissingFieldsNote } from '#src/importer/screen/columns/MissingFieldsNote.tsx'
import { TargetAndSheetChoice } from '#src/importer/screen/columns/TargetAndSheetChoice.tsx'
import { listUndecidedColumns } from '#src/importer/screen/columns/undecided-columns.ts'
import { DuplicateChoice } from '#src/importer/screen/DuplicateChoice.tsx'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { PictureZip } from '#src/importer/screen/pictures/PictureZip.tsx'
import { useHeadingFocusAfterStep } from '#src/importer/screen/use-heading-focus-after-step.ts'
import type { ImportActions } from '#src/importer/screen/use-import-actions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { useVisibleResource } from '#src/resource/screens/use-visible-resource.ts'
import { Button } from '#src/ui/button/button.tsx'

type ColumnsStepProps = {
  sheetImport: PendingImport
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  actions: ImportActions
  resource: Resource | undefined
  onReview: () => void
}

/** The step in which the user matches columns with fields, sets fixed values and chooses what happens to duplicates. */
export function ColumnsStep({ sheetImport, draft, setDraft, actions, resource, onReview }: ColumnsStepProps) {
  const text = useText()
  const heading = useHeadingFocusAfterStep()
  const blockingMessage = findBlockingMessage(sheetImport, draft)
  const undecidedColumns = listUndecidedColumns(sheetImport.undecided[draft.resource] ?? [], draft.mapping)
  const isOrderOpen = undecidedColumns.some(({ columns }) => columns.length === 1)
  const openMessage = isOrderOpen ? 'importer.screen.name_order.open' : null
  const warning = blockingMessage ?? openMessage
  return (
    <>
      <section className="data-table">
        <div className="data-table-toolbar">
          <h2 ref={heading} tabIndex={-1}>
            {text('importer.screen.columns_title')}
          </h2>
          <TargetAndSheetChoice
            {...{ sheetImport, draft, setDraft }}
            onSheet={(sheetChoice) => void actions.readSheet(sheetChoice)}
          />
        </div>
        {resource && <ColumnList {...{ sheetImport, draft, setDraft, resource }} />}
      </section>
      {resource && <FixedValuesAndDuplicates {...{ sheetImport, draft, setDraft, resource }} />}
      <div className="form-foot">
        <p className={warning === null ? 'state' : 'state tone-warn'}>
          <span className="soft">{text(warning ?? 'importer.screen.nothing_yet')}</span>
        </p>
        <Button
          disabled={sheetImport.task !== null || resource === undefined || blockingMessage !== null}
          onClick={onReview}
        >
          {text('importer.screen.review')}
        </Button>
      </div>
    </>
  )
}

type FixedValuesAndDuplicatesProps = Pick<ColumnsStepProps, 'sheetImport' | 'draft' | 'setDraft'> & {
  resource: Resource
}

/**
 * Below the columns: the zip of pictures if a column names some, the missing required fields, the fixed values, and the
 * choice for duplicates.
 */
function FixedValuesAndDuplicates({
  sheetImport,
  draft,
  setDraft,
  resource: fullResource,
}: FixedValuesAndDuplicatesProps) {
  const text = useText()
  const resource = useVisibleResource(fullResource)
  const fields = sheetImport.fields[resource.name] ?? []
  return (
    <div className="load-rest">
      {hasPictureColumn(resource, draft.mapping) && (
        <section className="card">
          <div className="card-body">
            <PictureZip {...{ sheetImport }} />
          </div>
        </section>
      )}
      <section className="card">
        <header className="card-header">
          <h2>{text('importer.screen.fixed.title')}</h2>
        </header>
        <div className="card-body">
          <MissingFieldsNote {...{ resource, fields, draft }} />
          <FixedValues
            key={resource.name}
            {...{ resource, fields, draft }}
            companyField={sheetImport.company_field[resource.name]}
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

/** The message that keeps the user from the review. Null if there is none. */
function findBlockingMessage({ rows }: PendingImport, { mapping }: ImportRequest): string | null {
  if (rows === 0) return 'importer.no_rows'
  return Object.keys(mapping).length === 0 ? 'importer.screen.nothing_fed' : null
}
