import { useEffect, useRef } from 'react'
import { DuplicateChoice } from '#src/importer/screen/DuplicateChoice.tsx'
import { isSameAsked } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { Outlook } from '#src/importer/screen/review/Outlook.tsx'
import { ReviewFoot } from '#src/importer/screen/review/ReviewFoot.tsx'
import { ReviewTable } from '#src/importer/screen/review/ReviewTable.tsx'
import { UnknownNames } from '#src/importer/screen/review/UnknownNames.tsx'
import type { Deeds } from '#src/importer/screen/use-deeds.ts'
import { useStepFocus } from '#src/importer/screen/use-step-focus.ts'
import type { Asked } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'

type ReviewStepProps = {
  load: OpenLoad
  draft: Asked
  setDraft: (draft: Asked) => void
  deeds: Deeds
  resource: Resource
  onColumns: () => void
}

/** What will become of each row, before anything is written; what is wrong is mended in place. */
export function ReviewStep({ load, draft, setDraft, deeds, resource, onColumns }: ReviewStepProps) {
  const text = useText()
  const heading = useStepFocus()
  useCheckAgain(load, draft, setDraft, deeds)
  return (
    <>
      <Outlook {...{ load }} onStop={() => void deeds.cancel()} />
      <UnknownNames {...{ load, draft, resource }} onChange={setDraft} />
      <section className="data-table" aria-busy={load.task !== null}>
        <div className="data-table-toolbar">
          <h2 ref={heading} tabIndex={-1}>
            {text('importer.screen.review_title')}
          </h2>
          <div className="load-choices">
            <DuplicateChoice {...{ resource, draft }} onChange={setDraft} />
          </div>
        </div>
        {load.task === null && load.is_checked && <ReviewTable key={load.asked?.resource} {...{ load, resource }} />}
      </section>
      <ReviewFoot {...{ load, draft, setDraft, deeds, onColumns }} />
    </>
  )
}

/** What is asked otherwise here is checked anew, once no check is under way; refused, it is taken back. */
function useCheckAgain(load: OpenLoad, draft: Asked, setDraft: (draft: Asked) => void, { check }: Deeds): void {
  const tried = useRef<Asked | null>(null)
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
