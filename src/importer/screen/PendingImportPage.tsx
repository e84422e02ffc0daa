import { useContext } from 'react'
import { Link, useSearchParams } from 'react-router'
import { importAddress } from '#src/importer/imports.ts'
import { ColumnsStep } from '#src/importer/screen/columns/ColumnsStep.tsx'
import { DiscardImportButton } from '#src/importer/screen/DiscardImportButton.tsx'
import { DownloadTemplateButton } from '#src/importer/screen/DownloadTemplateButton.tsx'
import { haveSameOutcomes } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { type PollFailure, PollFailureLine } from '#src/importer/screen/PollFailureLine.tsx'
import { ReviewStep } from '#src/importer/screen/review/ReviewStep.tsx'
import { Steps } from '#src/importer/screen/Steps.tsx'
import { useStoredImportDraft } from '#src/importer/screen/use-draft.ts'
import { useImportActions } from '#src/importer/screen/use-import-actions.ts'
import { useImportTitle } from '#src/importer/screen/use-import-title.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type PendingImportPageProps = { sheetImport: PendingImport; target: string | null; pollFailure: PollFailure | null }

/** True while the rows are checked, also because a zip has come for rows that were checked before. */
const isUnderCheck = ({ task, asked }: PendingImport): boolean =>
  task === 'check' || (task === 'pictures' && asked !== null)

/** An import that was not run: the step of its columns or of its rows. The address chooses if both are possible. */
export function PendingImportPage({ sheetImport, target, pollFailure }: PendingImportPageProps) {
  const text = useText()
  const figure = useCountFormat()
  const [draft, setDraft] = useStoredImportDraft(sheetImport, target)
  const actions = useImportActions(sheetImport)
  const [query, setQuery] = useSearchParams()
  const resource = useContext(ResourcesContext).get(draft.resource)
  const title = useImportTitle({ name: sheetImport.name, resource: draft.resource || null })
  const isReview = query.get('step') !== 'columns' && (isUnderCheck(sheetImport) || sheetImport.is_checked)
  const startReview = () => {
    if (!sheetImport.is_checked || !haveSameOutcomes(draft, sheetImport.asked)) void actions.check(draft)
    setQuery({})
  }
  const noteParts = [
    text('importer.screen.rows', { count: sheetImport.rows, figure: figure(sheetImport.rows) }),
    text('importer.screen.columns', { count: sheetImport.columns.length }),
    ...(sheetImport.sheets.length > 1
      ? [text('importer.screen.of_sheet', { sheet: sheetImport.sheets[sheetImport.sheet] ?? '' })]
      : []),
  ]
  return (
    <Page
      title={title}
      note={noteParts.join(' · ')}
      list={{ name: text('pages.imports.list'), path: importAddress() }}
      actions={
        <>
          {resource && <DownloadTemplateButton {...{ resource }} />}
          {sheetImport.task === null && <DiscardImportButton {...{ sheetImport }} hasText />}
          <Link className={`${buttonClass('secondary')} load-wide`} to={importAddress()}>
            {text('importer.screen.another')}
          </Link>
        </>
      }
    >
      <div className="resource-form">
        <Steps currentStep={isReview ? 'review' : 'columns'} />
        {pollFailure && <PollFailureLine {...{ pollFailure }} />}
        {sheetImport.message && sheetImport.task === null && (
          <p
            className={`load-note tone-${sheetImport.was_cancelled ? 'neutral' : 'danger'}`}
            role={sheetImport.was_cancelled ? 'status' : 'alert'}
          >
            {sheetImport.message}
          </p>
        )}
        {isReview && resource ? (
          <ReviewStep
            {...{ sheetImport, draft, setDraft, actions, resource }}
            onColumns={() => setQuery({ step: 'columns' })}
          />
        ) : (
          <ColumnsStep {...{ sheetImport, draft, setDraft, actions, resource }} onReview={startReview} />
        )}
      </div>
    </Page>
  )
}
