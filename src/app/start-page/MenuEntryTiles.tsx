import { Link } from 'react-router'
import { buildMenu } from '#src/app/menu/menu.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { linkStateOf, type MenuNode } from '#src/ui/frame/menu/menu-node.ts'

/** A tile for each entry of the user's menu, for users who may see no cards. */
export function MenuEntryTiles() {
  const text = useText()
  const { user } = useSession()
  const entries = user ? buildMenu(user, text).filter((entry) => entry.path !== '/admin') : []
  if (entries.length === 0)
    return (
      <div className="card">
        <EmptyState outline="lock" title={text('app.index.nothing_title')} description={text('app.index.nothing')} />
      </div>
    )
  return (
    <div className="index-entries">
      {entries.map((entry) => (
        <MenuEntryTile key={entry.name} entry={entry} />
      ))}
    </div>
  )
}

function MenuEntryTile({ entry }: { entry: MenuNode }) {
  const { name, icon, path, children = [] } = entry
  return (
    <section className="card">
      <header className="card-header">
        <span className="tile tile-44 none" aria-hidden="true">
          <i className={`bi bi-${icon}`} />
        </span>
        <h2>
          {path ? (
            <Link to={path} state={linkStateOf(entry)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
      </header>
      {children.length > 0 && (
        <ul className="index-links">
          {children.map((child) => (
            <li key={child.path}>
              <Link to={child.path ?? '/admin'} state={linkStateOf(child)}>
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
