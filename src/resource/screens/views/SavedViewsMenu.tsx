import { useText } from '#src/platform/i18n/i18n.tsx'
import type { SavedViews } from '#src/resource/screens/views/use-saved-views.tsx'
import { ViewMark, viewTitle } from '#src/resource/screens/views/ViewMark.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import './views.css'

/** Menu of a list's saved views, with the verbs below them. Those on the open view are its maker's alone. */
export function SavedViewsMenu({ savedViews }: { savedViews: SavedViews }) {
  const text = useText()
  const { views, openView, isChanged, toggle, save, rename, updateWithShown, remove } = savedViews
  return (
    <Dropdown
      className="views-menu"
      buttonClassName="btn btn-secondary"
      menuClassName="views-panel"
      toggle={
        <>
          <i className="bi bi-bookmark" aria-hidden="true" />
          <span className="words">{text('pages.views.list')}</span>
        </>
      }
    >
      {(closeMenu) => {
        const closeThen = (act: () => void) => () => {
          closeMenu()
          act()
        }
        const verbs = [
          ...(openView?.own && isChanged
            ? [{ icon: 'arrow-clockwise', textKey: 'resource.views.update', act: () => updateWithShown(openView) }]
            : []),
          ...(openView?.own
            ? [
                { icon: 'pencil', textKey: 'resource.views.rename', act: () => rename(openView) },
                { icon: 'trash', textKey: 'resource.views.delete', act: () => remove(openView) },
              ]
            : []),
          { icon: 'plus-lg', textKey: 'resource.views.save', act: () => save() },
        ]
        return (
          <>
            {views.length > 0 && (
              <>
                <ul className="views-list" aria-label={text('pages.views.list')}>
                  {views.map((view) => (
                    <li key={view.id}>
                      <button
                        type="button"
                        className="dropdown-item"
                        aria-pressed={view === openView}
                        title={viewTitle(text, view)}
                        onClick={closeThen(() => toggle(view))}
                      >
                        <i className={view === openView ? 'bi bi-check-lg' : 'bi'} aria-hidden="true" />
                        <ViewMark {...{ view }} isChanged={view === openView && isChanged} hasMaker />
                      </button>
                    </li>
                  ))}
                </ul>
                <hr className="dropdown-divider" />
              </>
            )}
            {verbs.map(({ icon, textKey, act }) => (
              <button key={textKey} type="button" className="dropdown-item" onClick={closeThen(act)}>
                <i className={`bi bi-${icon}`} aria-hidden="true" />
                {text(textKey)}
              </button>
            ))}
          </>
        )
      }}
    </Dropdown>
  )
}
