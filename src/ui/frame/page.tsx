import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

type BreadcrumbLink = { name: string; path: string }

type PageProps = {
  title: string
  /** A picture before the title. */
  picture?: ReactNode
  /** A line below the title; left out if it equals the title. */
  note?: ReactNode
  /** The list in the breadcrumb, between Home and the title, or several links. */
  list?: BreadcrumbLink | readonly BreadcrumbLink[] | undefined
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen in the frame: title, breadcrumb, content. */
export function Page({ title, picture, note = title, list, actions, children }: PageProps) {
  const text = useText()
  useDocumentTitle(title)
  const heading = useFocusHeadingAfterNavigation()
  return (
    <>
      <div className="app-content-header content-header">
        <div className="container-fluid page-head">
          <nav aria-label={text('ui.frame.breadcrumb')}>
            <ol className="breadcrumb">
              <li className="breadcrumb-item">
                <Link to="/admin">{text('Home')}</Link>
              </li>
              {[list ?? []].flat().map(({ name, path }) => (
                <li key={path} className="breadcrumb-item">
                  <Link to={path}>{name}</Link>
                </li>
              ))}
              <li className="breadcrumb-item active" aria-current="page">
                {title}
              </li>
            </ol>
          </nav>
          {picture}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {note !== title && <p className="page-sub">{note}</p>}
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      </div>
      <div className="app-content content">
        <div className="container-fluid">{children}</div>
      </div>
    </>
  )
}

/**
 * Focus after navigation: the title gets it if the focused element disappeared with the last screen. The first page
 * keeps the browser's focus. Returns the title's ref.
 */
function useFocusHeadingAfterNavigation() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the screen appears.
  useEffect(() => {
    if (isFocusLost() && key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** Document title: `title · brand`. The brand comes from the page's `data-brand`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const brand = document.documentElement.dataset.brand ?? 'Mostrador'
    document.title = `${title} · ${brand}`
  }, [title])
}
