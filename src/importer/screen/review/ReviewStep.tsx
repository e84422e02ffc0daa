import { useEffect, useRef } from 'react'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { DuplicateChoice } from '#src/importer/screen/DuplicateChoice.tsx'
import { haveSameOutcomes } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { PictureZip } from '#src/importer/screen/pictures/PictureZip.tsx'
import { OutcomeCountsOrProgress } from '#src/importer/screen/review/OutcomeCountsOrProgress.tsx'
import { ReviewFooter } from '#src/importer/screen/review/ReviewFooter.tsx'
import { ReviewTable } from '#src/importer/screen/review/ReviewTable.tsx'
import { UnknownNames } from '#src/importer/screen/review/UnknownNames.tsx'
import { useAcceptedWarnings } from '#src/importer/screen/review/warnings/use-accepted-warnings.ts'
import { Warnings } from '#src/importer/screen/review/warnings/Warnings.tsx'
import { useHeadingFocusAfterStep } from '#src/importer/screen/use-heading-focus-after-step.ts'
import type { ImportActions } from '#src/importer/screen/use-import-actions.ts'
import { WrongTexts } from '#src/importer/screen/values/WrongTexts.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'

type ReviewStepProps = {
  sheetImport: PendingImport
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  actions: ImportActions
  resource: Resource
  onColumns: () => void
}

/** The step that shows the outcome of each row before anything is written. Wrong cells are corrected in place. */
export function ReviewStep({ sheetImport, draft, setDraft, actions, resource, onColumns }: ReviewStepProps) {
  const text = useText()
  const heading = useHeadingFocusAfterStep()
  const lastChecked = useLastCheckedImport(sheetImport)
  const acceptedWarnings = useAcceptedWarnings(lastChecked ?? sheetImport)
  useRecheckOnDraftChange(sheetImport, draft, setDraft, actions)
  return (
    <>
      <OutcomeCountsOrProgress {...{ sheetImport, lastChecked }} onStop={() => void actions.cancel()} />
      {lastChecked && <WrongTexts {...{ draft, resource }} wrongTexts={lastChecked.unknown} onChange={setDraft} />}
      {lastChecked && <UnknownNames {...{ draft, resource }} unknownNames={lastChecked.unknown} onChange={setDraft} />}
      {lastChecked && (
        <Warnings
          counts={lastChecked}
          {...{ acceptedWarnings }}
          remedies={{ missing_pictures: <PictureZip {...{ sheetImport }} /> }}
        />
      )}
      <section className="data-table" aria-busy={sheetImport.task !== null}>
        <div className="data-table-toolbar">
          <h2 ref={heading} tabIndex={-1}>
            {text('importer.screen.review_title')}
          </h2>
          <div className="load-choices">
            <DuplicateChoice {...{ resource, draft }} onChange={setDraft} />
          </div>
        </div>
        {lastChecked && (
          <div className="load-rows" inert={sheetImport.task !== null}>
            <ReviewTable {...{ resource }} sheetImport={lastChecked} />
          </div>
        )}
      </section>
      <ReviewFooter
        {...{ sheetImport, draft, setDraft, actions, onColumns }}
        hasOpenWarnings={!acceptedWarnings.areAllAccepted}
      />
    </>
  )
}

/** The import after its last check, which stays visible during the next check. Null before the first check. */
function useLastCheckedImport(sheetImport: PendingImport): PendingImport | null {
  const lastChecked = useRef<PendingImport | null>(null)
  if (sheetImport.task === null && sheetImport.is_checked) lastChecked.current = sheetImport
  return lastChecked.current
}

/**
 * Checks the rows again when the draft has changed and no task is under way. If the server refuses the draft, the last
 * request that it took replaces the draft.
 */
function useRecheckOnDraftChange(
  sheetImport: PendingImport,
  draft: ImportRequest,
  setDraft: (draft: ImportRequest) => void,
  { check }: ImportActions,
): void {
  const triedDraft = useRef<ImportRequest | null>(null)
  const isDue = sheetImport.task === null && !haveSameOutcomes(draft, sheetImport.asked)
  useEffect(() => {
    if (!isDue || triedDraft.current === draft) return
    triedDraft.current = draft
    const checkedRequest = sheetImport.asked
    void check(draft).then((isTaken) => {
      if (!isTaken && checkedRequest) setDraft(checkedRequest)
    })
  })
}
