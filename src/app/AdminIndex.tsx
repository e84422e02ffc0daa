import { Link } from 'react-router'
import { menuFor } from '#src/app/menu.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** Start page after signing in: the logo and links to the user's entries of the menu. */
export function AdminIndex() {
  const text = useText()
  const { user } = useSession()
  const entries = user ? menuFor(user, text).filter((entry) => entry.path !== '/admin') : []
  return (
    <Page title={text('Panel de administrador')}>
      <div className="index-welcome">
        <img src="/img/logo.svg" alt="Mostrador" width={100} height={100} />
        <p>{text('app.index.welcome', { name: user?.name ?? '' })}</p>
      </div>
      {entries.length === 0 && <p>{text('app.index.nothing')}</p>}
      <div className="index-entries">
        {entries.map(({ name, icon, path, children }) => (
          <section className="card" key={name}>
            <div className="card-body">
              <h2>
                <i className={`bi bi-${icon}`} aria-hidden="true" /> {path ? <Link to={path}>{name}</Link> : name}
              </h2>
              {children && (
                <ul>
                  {children.map((child) => (
                    <li key={child.path}>
                      <Link to={child.path ?? '/admin'}>{child.name}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </Page>
  )
}
