import { useText } from '#src/platform/i18n/i18n.tsx'
import type { SavedViews } from '#src/resource/screens/views/use-saved-views.tsx'
import { ViewMark, viewTitle } from '#src/resource/screens/views/ViewMark.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import '#src/ui/button/pill.css'
import './views.css'

/** The saved views above a list, each opened by a press. A phone has the menu alone. */
export function SavedViewsStrip({ savedViews }: { savedViews: SavedViews }) {
  const text = useText()
  const { views, openView, isChanged, toggle } = savedViews
  const isPhone = useIsPhone()
  if (isPhone || views.length === 0) return null
  return (
    <ul className="views-strip no-print" aria-label={text('pages.views.list')}>
      {views.map((view) => (
        <li key={view.id}>
          <button
            type="button"
            className="pill"
            aria-pressed={view === openView}
            title={viewTitle(text, view)}
            onClick={() => toggle(view)}
          >
            <i className={view === openView ? 'bi bi-check-lg' : 'bi bi-bookmark'} aria-hidden="true" />
            <ViewMark {...{ view }} isChanged={view === openView && isChanged} />
          </button>
        </li>
      ))}
    </ul>
  )
}
