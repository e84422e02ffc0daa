import type { ImportRequest } from '#src/importer/import-types.ts'
import { DownloadErrorsButton } from '#src/importer/screen/DownloadErrorsButton.tsx'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import type { ImportActions } from '#src/importer/screen/use-import-actions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type ReviewFooterProps = {
  sheetImport: PendingImport
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  actions: ImportActions
  onColumns: () => void
  /** True if the user has still to accept a warning. */
  hasOpenWarnings: boolean
}

/**
 * The number of wrong rows, the choice to import all rows or nothing, and buttons that go back, download the wrong rows
 * and run the import.
 */
export function ReviewFooter({ sheetImport, draft, setDraft, actions, onColumns, hasOpenWarnings }: ReviewFooterProps) {
  const text = useText()
  const figure = useCountFormat()
  const isReady = sheetImport.task === null && sheetImport.is_checked
  const readyCount = sheetImport.created + sheetImport.updated
  const { wrong } = sheetImport
  const isBlocked = draft.all_or_nothing && wrong > 0
  const isAsking = hasOpenWarnings && readyCount > 0 && !isBlocked
  return (
    <div className="form-foot load-foot">
      <p className={wrong > 0 ? 'state tone-warn' : 'state'}>
        {!isReady && <span className="soft">{text('importer.screen.nothing_yet')}</span>}
        {isReady && (
          <>
            <b role="status">
              {wrong > 0
                ? text('importer.screen.left', { count: wrong, figure: figure(wrong) })
                : text(
                    isAsking
                      ? 'importer.screen.warning.accept_first'
                      : readyCount > 0
                        ? 'importer.screen.left_none'
                        : 'importer.screen.none_ready',
                  )}
            </b>
            {isAsking && wrong > 0 && <span className="soft">{text('importer.screen.warning.accept_first')}</span>}
            {wrong > 0 && !isAsking && (
              <span className="soft">
                {text(
                  isBlocked
                    ? 'importer.screen.mend_first'
                    : readyCount > 0
                      ? 'importer.screen.rest_ready'
                      : 'importer.screen.none_ready',
                )}
              </span>
            )}
          </>
        )}
      </p>
      {wrong > 0 && (
        <label className="form-check load-all">
          <input
            type="checkbox"
            className="form-check-input"
            checked={draft.all_or_nothing}
            onChange={(event) => setDraft({ ...draft, all_or_nothing: event.target.checked })}
          />
          {text('importer.screen.all_or_nothing')}
        </label>
      )}
      <Button variant="secondary" icon="arrow-left" className="load-brief" onClick={onColumns}>
        {text('importer.screen.steps.columns')}
      </Button>
      {wrong > 0 && isReady && <DownloadErrorsButton id={sheetImport.id} isIconOnPhone />}
      <Button disabled={!isReady || readyCount === 0 || isBlocked || isAsking} onClick={() => void actions.run(draft)}>
        {isReady && readyCount > 0
          ? text('importer.screen.load', { count: readyCount, figure: figure(readyCount) })
          : text('importer.screen.steps.load')}
      </Button>
    </div>
  )
}
