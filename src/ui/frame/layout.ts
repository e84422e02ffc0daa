import { useSyncExternalStore } from 'react'
import { jsonOrNull } from '#src/platform/text/json.ts'

/** Layout settings, kept in localStorage for each user. */
export type Layout = {
  darkMode: boolean
  navbarVariant: string
  sidebarSkin: string
  menuSidebarCollapsed: boolean
  headerBorder: boolean
  headerFixed: boolean
  footerFixed: boolean
  layoutBoxed: boolean
  layoutFixed: boolean
  menuItemFlat: boolean
  menuChildIndent: boolean
}

/** Empty variant or skin: the default of the colour mode. */
const defaults: Layout = {
  darkMode: false,
  navbarVariant: '',
  sidebarSkin: '',
  menuSidebarCollapsed: false,
  headerBorder: false,
  headerFixed: false,
  footerFixed: false,
  layoutBoxed: false,
  layoutFixed: false,
  menuItemFlat: false,
  menuChildIndent: true,
}

const lastUserKey = 'layout:last'
const listeners = new Set<() => void>()
let owner = 0
let layout: Layout = defaults

export function useLayout(userId: number): Layout {
  return useSyncExternalStore(subscribe, () => layoutOf(userId))
}

export function changeLayout(change: Partial<Layout>): void {
  layout = { ...layout, ...change }
  localStorage.setItem(storageKey(owner), JSON.stringify(layout))
  for (const listener of listeners) listener()
}

/** Dark mode of whoever last used this browser, for the sign-in. */
export function lastDarkMode(): boolean {
  const kept = jsonOrNull(localStorage.getItem(storageKey(Number(localStorage.getItem(lastUserKey)))))
  return typeof kept === 'object' && kept !== null && 'darkMode' in kept && kept.darkMode === true
}

export function rememberUser(userId: number): void {
  localStorage.setItem(lastUserKey, String(userId))
}

/** Class names of `body`: the specification's, and AdminLTE 4's for the same things. */
export function bodyClasses(layout: Layout, isWide: boolean, isOpen: boolean, isReaching: boolean): string[] {
  const flags: [boolean, string][] = [
    [true, 'sidebar-expand-lg sidebar-mini app-loaded'],
    [true, layout.navbarVariant || (layout.darkMode ? 'navbar-dark' : 'navbar-light')],
    [true, layout.sidebarSkin || (layout.darkMode ? 'sidebar-dark-primary' : 'sidebar-light-primary')],
    [layout.darkMode, 'dark-mode'],
    [layout.layoutBoxed, 'layout-boxed'],
    [layout.layoutFixed, 'layout-fixed'],
    [layout.headerFixed, 'layout-navbar-fixed fixed-header'],
    [layout.footerFixed, 'layout-footer-fixed fixed-footer'],
    [layout.headerBorder, 'no-header-border'],
    [layout.menuItemFlat, 'nav-flat'],
    [layout.menuChildIndent, 'nav-child-indent nav-indent'],
    [isWide && layout.menuSidebarCollapsed && !isReaching, 'sidebar-collapse'],
    [!isWide && isOpen, 'sidebar-open'],
  ]
  return flags.flatMap(([on, names]) => (on ? names.split(' ') : []))
}

function layoutOf(userId: number): Layout {
  if (owner !== userId) {
    owner = userId
    const kept = jsonOrNull(localStorage.getItem(storageKey(userId)))
    layout = { ...defaults, ...(typeof kept === 'object' ? kept : {}) }
  }
  return layout
}

function storageKey(userId: number): string {
  return `layout:${userId}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
