import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '#src/platform/i18n.tsx'

type PageProps = {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen within the frame: its title, the way back Home, its content. */
export function Page({ title, actions, children }: PageProps) {
  const text = useText()
  useDocumentTitle(title)
  return (
    <>
      <div className="app-content-header content-header">
        <div className="container-fluid page-head">
          <h1>{title}</h1>
          {actions && <div className="page-actions">{actions}</div>}
          <nav aria-label={text('ui.frame.breadcrumb')}>
            <ol className="breadcrumb">
              <li className="breadcrumb-item">
                <Link to="/admin">{text('Home')}</Link>
              </li>
              <li className="breadcrumb-item active" aria-current="page">
                {title}
              </li>
            </ol>
          </nav>
        </div>
      </div>
      <div className="app-content content">
        <div className="container-fluid">{children}</div>
      </div>
    </>
  )
}

/** The brand stands in the page as it was served, and is kept behind each title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const brand = document.documentElement.dataset.brand ?? 'Mostrador'
    document.title = `${title} · ${brand}`
  }, [title])
}
