import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { changeAndStoreLayout } from '#src/ui/frame/layout/layout.ts'
import type { Layout } from '#src/ui/frame/layout/layout-rules.ts'
import { UserDropdown } from '#src/ui/frame/user-dropdown.tsx'
import { LanguageSwitch } from '#src/ui/language-switch.tsx'

type HeaderProps = {
  brand: string
  user: SignedInUser
  toggleRef: RefObject<HTMLButtonElement | null>
  panelToggleRef: RefObject<HTMLButtonElement | null>
  layout: Layout
  /** True while the sidebar, or the menu of the top navigation, is shown. */
  isMenuShown: boolean
  onToggle: () => void
  /** The bell of notices. */
  bell: ReactNode
  /** Opens the search for everything. */
  onFind: () => void
  onSignOut: () => void
}

export function Header(props: HeaderProps) {
  const { brand, user, toggleRef, panelToggleRef, layout, isMenuShown, bell, onToggle, onFind, onSignOut } = props
  const text = useText()
  const shopPath = buildHomePath(useLanguage())
  const isPanelOpen = !layout.controlSidebarCollapsed
  return (
    <header className="app-header main-header navbar navbar-expand">
      <nav className="container-fluid" aria-label={text('ui.frame.bar')}>
        <ul className="navbar-nav">
          {layout.topNavigation && (
            <li className="nav-item">
              <Link className="nav-link brand-link" to="/admin" aria-label={brand}>
                <BrandMark />
                <span className="brand-text">{brand}</span>
              </Link>
            </li>
          )}
          <li className={`nav-item ${layout.topNavigation ? 'top-menu-toggle' : ''}`}>
            <button
              ref={toggleRef}
              type="button"
              className="nav-link"
              aria-label={text('ui.frame.toggle')}
              aria-expanded={isMenuShown}
              aria-controls={layout.topNavigation ? 'top-menu' : 'sidebar'}
              onClick={onToggle}
            >
              <i className="bi bi-list" aria-hidden="true" />
            </button>
          </li>
          <li className="nav-item">
            <Link className="nav-link" to="/admin">
              {text('Home')}
            </Link>
          </li>
          <li className="nav-item">
            <Link className="nav-link profile-link" to="/admin/profile">
              {text('ui.frame.profile')}
            </Link>
          </li>
          <li className="nav-item shop-item">
            <a className="nav-link" href={shopPath} title={text('ui.frame.shop')}>
              <i className="bi bi-shop" aria-hidden="true" />
              <span className="shop-link-text">{text('ui.frame.shop')}</span>
            </a>
          </li>
        </ul>
        <ul className="navbar-nav ms-auto">
          <li className="nav-item">
            <button
              type="button"
              className="nav-link"
              aria-label={text('ui.frame.find')}
              aria-keyshortcuts="/ Control+K Meta+K"
              title={`${text('ui.frame.find')} (/)`}
              onClick={onFind}
            >
              <i className="bi bi-search" aria-hidden="true" />
            </button>
          </li>
          <li className="nav-item language-item">
            <LanguageSwitch />
          </li>
          {bell && <li className="nav-item">{bell}</li>}
          <li className="nav-item">
            <UserDropdown user={user} onSignOut={onSignOut} />
          </li>
          <li className="nav-item">
            <button
              ref={panelToggleRef}
              type="button"
              className="nav-link"
              aria-label={text('ui.panel.toggle')}
              aria-expanded={isPanelOpen}
              aria-controls="control-sidebar"
              onClick={() => changeAndStoreLayout({ controlSidebarCollapsed: isPanelOpen })}
            >
              <i className="bi bi-layout-sidebar-reverse" aria-hidden="true" />
            </button>
          </li>
        </ul>
      </nav>
    </header>
  )
}
