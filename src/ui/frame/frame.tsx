import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ConnectionStatusLine, type News } from '#src/ui/frame/connection-status-line.tsx'
import { Footer } from '#src/ui/frame/footer.tsx'
import { Header } from '#src/ui/frame/header.tsx'
import { useApplyColorMode, useBodyClasses } from '#src/ui/frame/layout/body-classes.ts'
import { storeFirstPaint } from '#src/ui/frame/layout/first-paint.ts'
import { changeAndStoreLayout, storeLastUserId, useLayout } from '#src/ui/frame/layout/layout.ts'
import { listBodyClasses } from '#src/ui/frame/layout/layout-rules.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import { Sidebar } from '#src/ui/frame/menu/sidebar.tsx'
import { useIsWide } from '#src/ui/frame/screen-width.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Code splitting: few users choose the top navigation. */
const TopMenu = lazy(async () => ({ default: (await import('#src/ui/frame/menu/top-menu.tsx')).TopMenu }))

const loadControlSidebar = async () =>
  (await import('#src/ui/frame/layout/control-sidebar.tsx')).loadControlSidebarWithTexts()

type FrameProps = {
  brand: string
  version: string
  user: SignedInUser
  menu: readonly MenuNode[]
  news: News | null
  bell: ReactNode
  onFind: () => void
  onSignOut: () => void
  children: ReactNode
}

/** Frame of every admin screen: header, sidebar, footer. */
export function Frame({ brand, version, user, menu, news, bell, onFind, onSignOut, children }: FrameProps) {
  const text = useText()
  const layout = useLayout(user.id)
  const isWide = useIsWide()
  const [isFocusInSidebar, setFocusInSidebar] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const panelToggleRef = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close } = useMenuDrawer(isWide, toggleRef)
  useApplyColorMode(layout.darkMode)
  useEffect(() => storeLastUserId(user.id), [user.id])
  const classes = listBodyClasses(layout, { isWide, isOpen, isFocusInSidebar }).join(' ')
  useBodyClasses(classes)
  useEffect(() => {
    const storedLayout = { ...layout, controlSidebarCollapsed: true }
    storeFirstPaint(
      layout.darkMode,
      listBodyClasses(storedLayout, { isWide, isOpen: false, isFocusInSidebar: false }).join(' '),
    )
  }, [layout, isWide])
  const { topNavigation } = layout
  const isPanelOpen = !layout.controlSidebarCollapsed
  const Panel = useLoadControlSidebar(isPanelOpen)
  const isMenuShown = isWide ? topNavigation || !layout.menuSidebarCollapsed : isOpen
  const onToggle = () => {
    if (isWide) changeAndStoreLayout({ menuSidebarCollapsed: !layout.menuSidebarCollapsed })
    else if (isOpen) close()
    else open()
  }
  return (
    <>
      <a className="skip-link" href="#content">
        {text('ui.frame.skip')}
      </a>
      <ConnectionStatusLine news={news} />
      <div className="app-wrapper wrapper">
        <Header
          {...{ brand, user, toggleRef, panelToggleRef, layout, isMenuShown, bell, onToggle, onFind, onSignOut }}
        />
        {topNavigation ? (
          <Suspense>{isMenuShown && <TopMenu menu={menu} />}</Suspense>
        ) : (
          <Sidebar
            brand={brand}
            user={user}
            menu={menu}
            layout={layout}
            isHidden={!isWide && !isOpen}
            onFocusChange={setFocusInSidebar}
          />
        )}
        <main className="app-main content-wrapper" id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer name={brand} version={version} />
        {Panel && isPanelOpen && <Panel layout={layout} toggleRef={panelToggleRef} />}
        {/* A press on the overlay closes the menu. The keyboard closes it with Esc. */}
        {!topNavigation && !isWide && isOpen && <div className="sidebar-overlay" aria-hidden="true" onClick={close} />}
      </div>
    </>
  )
}

/** The panel 'Customize AdminLTE', loaded on demand. If its script fails to load, the panel counts as closed. */
function useLoadControlSidebar(isOpen: boolean) {
  const { loadedValue, load } = useLazyLoad(loadControlSidebar)
  useEffect(() => {
    if (isOpen) void load().then((panel) => panel ?? changeAndStoreLayout({ controlSidebarCollapsed: true }))
  }, [isOpen, load])
  return loadedValue
}

/**
 * State of the menu's drawer on narrow screens. Opening moves the focus into the menu. Esc and navigation close it and
 * move the focus out.
 */
function useMenuDrawer(isWide: boolean, toggle: { readonly current: HTMLElement | null }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const close = useCallback(() => {
    setOpen(false)
    toggle.current?.focus()
  }, [toggle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path or the screen's width changes.
  useEffect(() => {
    setOpen(false)
    // Closing hides the menu entry that has the focus, so the title gets it.
    if (isOpen) document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
  }, [pathname, isWide])
  useEffect(() => {
    if (!isOpen) return
    document.querySelector<HTMLElement>('#sidebar a, #sidebar button')?.focus()
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close()
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])
  return { isOpen, open: () => setOpen(true), close }
}
