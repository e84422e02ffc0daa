import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useBodyClasses, useColorMode } from '#src/ui/frame/body.ts'
import { keepFirstPaint } from '#src/ui/frame/first-paint.ts'
import { Footer } from '#src/ui/frame/footer.tsx'
import { Header } from '#src/ui/frame/header.tsx'
import { changeLayout, rememberUser, useLayout } from '#src/ui/frame/layout.ts'
import { bodyClasses } from '#src/ui/frame/layout-rules.ts'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'
import { type News, NewsLine } from '#src/ui/frame/news-line.tsx'
import { useIsWide } from '#src/ui/frame/screen-width.ts'
import { Sidebar } from '#src/ui/frame/sidebar.tsx'
import { useLater } from '#src/ui/use-later.ts'

/** Code splitting: few choose the top navigation. */
const TopMenu = lazy(async () => ({ default: (await import('#src/ui/frame/top-menu.tsx')).TopMenu }))

const loadPanel = async () => (await import('#src/ui/frame/control-sidebar.tsx')).ControlSidebar

type FrameProps = {
  brand: string
  version: string
  user: SignedInUser
  menu: readonly MenuNode[]
  news: News | null
  onFind: () => void
  onSignOut: () => void
  children: ReactNode
}

/** Frame of every admin screen: header, sidebar, footer. */
export function Frame({ brand, version, user, menu, news, onFind, onSignOut, children }: FrameProps) {
  const text = useText()
  const layout = useLayout(user.id)
  const isWide = useIsWide()
  const [isReaching, setReaching] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const panelToggle = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close } = useDrawer(isWide, toggle)
  useColorMode(layout.darkMode)
  useEffect(() => rememberUser(user.id), [user.id])
  const classes = bodyClasses(layout, { isWide, isOpen, isReaching }).join(' ')
  useBodyClasses(classes)
  useEffect(() => {
    const lasting = { ...layout, controlSidebarCollapsed: true }
    keepFirstPaint(layout.darkMode, bodyClasses(lasting, { isWide, isOpen: false, isReaching: false }).join(' '))
  }, [layout, isWide])
  const { topNavigation } = layout
  const isPanelOpen = !layout.controlSidebarCollapsed
  const Panel = usePanel(isPanelOpen)
  const menuShown = isWide ? topNavigation || !layout.menuSidebarCollapsed : isOpen
  const onToggle = () => {
    if (isWide) changeLayout({ menuSidebarCollapsed: !layout.menuSidebarCollapsed })
    else if (isOpen) close()
    else open()
  }
  return (
    <>
      <a className="skip-link" href="#content">
        {text('ui.frame.skip')}
      </a>
      <NewsLine news={news} />
      <div className="app-wrapper wrapper">
        <Header {...{ brand, user, toggle, panelToggle, layout, menuShown, onToggle, onFind, onSignOut }} />
        {topNavigation ? (
          <Suspense>{menuShown && <TopMenu menu={menu} />}</Suspense>
        ) : (
          <Sidebar brand={brand} user={user} menu={menu} hidden={!isWide && !isOpen} onReach={setReaching} />
        )}
        <main className="app-main content-wrapper" id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer name={brand} version={version} />
        {Panel && isPanelOpen && <Panel layout={layout} toggle={panelToggle} />}
        {/* For touch; the keyboard closes it with Esc. */}
        {!topNavigation && !isWide && isOpen && <div className="sidebar-overlay" aria-hidden="true" onClick={close} />}
      </div>
    </>
  )
}

/** The panel 'Customize AdminLTE', which few open; closed again where it does not come. */
function usePanel(isOpen: boolean) {
  const { loaded, come } = useLater(loadPanel)
  useEffect(() => {
    if (isOpen) void come().then((panel) => panel ?? changeLayout({ controlSidebarCollapsed: true }))
  }, [isOpen, come])
  return loaded
}

/** Drawer of a narrow screen: starts closed; closes with Esc and on navigation. */
function useDrawer(isWide: boolean, toggle: { readonly current: HTMLElement | null }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const close = useCallback(() => {
    setOpen(false)
    toggle.current?.focus()
  }, [toggle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place or of width closes it.
  useEffect(() => {
    setOpen(false)
    // The focused entry is hidden with the sidebar.
    if (isOpen) document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
  }, [pathname, isWide])
  useEffect(() => {
    if (!isOpen) return
    document.querySelector<HTMLElement>('#sidebar a, #sidebar button')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, close])
  return { isOpen, open: () => setOpen(true), close }
}
