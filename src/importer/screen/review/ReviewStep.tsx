import { useEffect, useRef } from 'react'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { DuplicateChoice } from '#src/importer/screen/DuplicateChoice.tsx'
import { isSameAsked } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { Outlook } from '#src/importer/screen/review/Outlook.tsx'
import { ReviewFoot } from '#src/importer/screen/review/ReviewFoot.tsx'
import { ReviewTable } from '#src/importer/screen/review/ReviewTable.tsx'
import { UnknownNames } from '#src/importer/screen/review/UnknownNames.tsx'
import type { Deeds } from '#src/importer/screen/use-deeds.ts'
import { useStepFocus } from '#src/importer/screen/use-step-focus.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'

type ReviewStepProps = {
  load: OpenLoad
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  deeds: Deeds
  resource: Resource
  onColumns: () => void
}

/** What will become of each row, before anything is written; what is wrong is mended in place. */
export function ReviewStep({ load, draft, setDraft, deeds, resource, onColumns }: ReviewStepProps) {
  const text = useText()
  const heading = useStepFocus()
  const last = useLastChecked(load)
  useCheckAgain(load, draft, setDraft, deeds)
  return (
    <>
      <Outlook {...{ load, last }} onStop={() => void deeds.cancel()} />
      {last && <UnknownNames {...{ draft, resource }} unknown={last.unknown} onChange={setDraft} />}
      <section className="data-table" aria-busy={load.task !== null}>
        <div className="data-table-toolbar">
          <h2 ref={heading} tabIndex={-1}>
            {text('importer.screen.review_title')}
          </h2>
          <div className="load-choices">
            <DuplicateChoice {...{ resource, draft }} onChange={setDraft} />
          </div>
        </div>
        {last && (
          <div className="load-rows" inert={load.task !== null}>
            <ReviewTable {...{ resource }} load={last} />
          </div>
        )}
      </section>
      <ReviewFoot {...{ load, draft, setDraft, deeds, onColumns }} />
    </>
  )
}

/** The load as it was last checked, which stays in sight while it is checked anew; null before. */
function useLastChecked(load: OpenLoad): OpenLoad | null {
  const last = useRef<OpenLoad | null>(null)
  if (load.task === null && load.is_checked) last.current = load
  return last.current
}

/** What is asked otherwise here is checked anew, once no check is under way; refused, it is taken back. */
function useCheckAgain(
  load: OpenLoad,
  draft: ImportRequest,
  setDraft: (draft: ImportRequest) => void,
  { check }: Deeds,
): void {
  const tried = useRef<ImportRequest | null>(null)
  const isDue = load.task === null && !isSameAsked(draft, load.asked)
  useEffect(() => {
    if (!isDue || tried.current === draft) return
    tried.current = draft
    const before = load.asked
    void check(draft).then((isTaken) => {
      if (!isTaken && before) setDraft(before)
    })
  })
}
