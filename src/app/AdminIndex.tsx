import { Link } from 'react-router'
import { menuFor } from '#src/app/menu.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Stand } from '#src/ui/stand.tsx'

/** Start page after signing in: the logo on the counter, and a tile for each of the user's entries of the menu. */
export function AdminIndex() {
  const text = useText()
  const { user } = useSession()
  const entries = user ? menuFor(user, text).filter((entry) => entry.path !== '/admin') : []
  return (
    <Page title={text('Panel de administrador')}>
      <div className="index-stand">
        <img src="/img/logo.svg" alt="Mostrador" width={100} height={100} />
        <p>{text('app.index.welcome')}</p>
      </div>
      {entries.length === 0 && (
        <div className="card">
          <Stand outline="lock" title={text('app.index.nothing_title')} says={text('app.index.nothing')} />
        </div>
      )}
      <div className="index-entries">
        {entries.map((entry) => (
          <Tile key={entry.name} entry={entry} />
        ))}
      </div>
    </Page>
  )
}

function Tile({ entry: { name, icon, path, children = [] } }: { entry: MenuNode }) {
  return (
    <section className="card">
      <header className="card-header">
        <span className="tile tile-44 none" aria-hidden="true">
          <i className={`bi bi-${icon}`} />
        </span>
        <h2>{path ? <Link to={path}>{name}</Link> : name}</h2>
      </header>
      {children.length > 0 && (
        <ul className="index-links">
          {children.map((child) => (
            <li key={child.path}>
              <Link to={child.path ?? '/admin'}>{child.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
