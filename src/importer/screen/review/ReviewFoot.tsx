import { ErrorsButton } from '#src/importer/screen/ErrorsButton.tsx'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import type { Deeds } from '#src/importer/screen/use-deeds.ts'
import type { Asked } from '#src/importer/wire.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type ReviewFootProps = {
  load: OpenLoad
  draft: Asked
  setDraft: (draft: Asked) => void
  deeds: Deeds
  onColumns: () => void
}

/** What is left to mend, and the buttons that go back, download what is wrong, and load the rest. */
export function ReviewFoot({ load, draft, setDraft, deeds, onColumns }: ReviewFootProps) {
  const text = useText()
  const figure = useCountFormat()
  const isReady = load.task === null && load.is_checked
  const ready = load.created + load.updated
  const { wrong } = load
  const isBlocked = draft.all_or_nothing && wrong > 0
  return (
    <div className="form-foot load-foot">
      <p className={wrong > 0 ? 'state tone-warn' : 'state'}>
        {!isReady && <span className="soft">{text('importer.screen.nothing_yet')}</span>}
        {isReady && (
          <>
            <b role="status">
              {wrong > 0
                ? text('importer.screen.left', { count: wrong, figure: figure(wrong) })
                : text(ready > 0 ? 'importer.screen.left_none' : 'importer.screen.none_ready')}
            </b>
            {wrong > 0 && (
              <span className="soft">
                {text(
                  isBlocked
                    ? 'importer.screen.mend_first'
                    : ready > 0
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
      {wrong > 0 && isReady && <ErrorsButton id={load.id} isBrief />}
      <Button disabled={!isReady || ready === 0 || isBlocked} onClick={() => void deeds.run(draft)}>
        {isReady && ready > 0
          ? text('importer.screen.load', { count: ready, figure: figure(ready) })
          : text('importer.screen.steps.load')}
      </Button>
    </div>
  )
}
