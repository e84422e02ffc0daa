import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Draft } from '#src/resource/screens/draft/build-and-parse-draft.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Line above a form that was restored from a draft, with a button that discards the draft. */
export function RestoredDraftLine({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const text = useText()
  return (
    <div className="draft-line">
      <i className="bi bi-arrow-counterclockwise" aria-hidden="true" />
      <span role="status">
        {text('resource.screens.draft_back')}
        {draft.hadFiles && ` ${text('resource.screens.draft_files')}`}
      </span>
      <Button variant="secondary" size="small" onClick={onDiscard}>
        {text('resource.screens.draft_discard')}
      </Button>
    </div>
  )
}
