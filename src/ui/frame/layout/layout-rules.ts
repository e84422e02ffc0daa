/** Layout settings of the back office, named as in the specification, and the height of its lists. */
export type Layout = {
  darkMode: boolean
  navbarVariant: string
  sidebarSkin: string
  menuSidebarCollapsed: boolean
  controlSidebarCollapsed: boolean
  headerBorder: boolean
  headerFixed: boolean
  footerFixed: boolean
  layoutBoxed: boolean
  layoutFixed: boolean
  menuItemFlat: boolean
  menuChildIndent: boolean
  topNavigation: boolean
  /** True for a heading of the menu whose entries are folded away. */
  shopMenuFolded: boolean
  staffMenuFolded: boolean
  systemMenuFolded: boolean
  /** True if lists are as tall as the window instead of 350 px. */
  tallLists: boolean
  /** True once the user was told that lists can be taller. */
  knowsTallLists: boolean
}

/** Names of the boolean settings. */
export type Toggle = { [Name in keyof Layout]: Layout[Name] extends boolean ? Name : never }[keyof Layout]

/** Names of the settings that fold a heading of the menu. */
export type MenuFoldSetting = Extract<Toggle, `${string}MenuFolded`>

export const layoutDefaults: Layout = {
  darkMode: false,
  navbarVariant: 'navbar-light',
  sidebarSkin: 'sidebar-light-primary',
  menuSidebarCollapsed: false,
  controlSidebarCollapsed: true,
  headerBorder: false,
  headerFixed: false,
  footerFixed: false,
  layoutBoxed: false,
  layoutFixed: false,
  menuItemFlat: false,
  menuChildIndent: true,
  topNavigation: false,
  shopMenuFolded: false,
  staffMenuFolded: false,
  systemMenuFolded: false,
  tallLists: false,
  knowsTallLists: false,
}

/** The variant and skin of a colour mode at first: the first of the panel's lists. */
const getDefaultVariants = (darkMode: boolean) =>
  darkMode
    ? { navbarVariant: 'navbar-dark', sidebarSkin: 'sidebar-dark-primary' }
    : { navbarVariant: layoutDefaults.navbarVariant, sidebarSkin: layoutDefaults.sidebarSkin }

/**
 * Applies a change with its consequences: another colour mode resets variant and skin; `layoutBoxed` turns off what is
 * fixed.
 */
export function applyLayoutChange(layout: Layout, change: Partial<Layout>): Layout {
  const { darkMode = layout.darkMode, layoutBoxed = false } = change
  return {
    ...layout,
    ...(darkMode !== layout.darkMode && getDefaultVariants(darkMode)),
    ...(layoutBoxed && { headerFixed: false, footerFixed: false, layoutFixed: false }),
    ...change,
  }
}

/** Parses stored settings. Values of another type than expected are ignored. */
export function parseLayout(storedValue: unknown): Layout {
  const storedSettings = new Map(Object.entries(storedValue ?? {}))
  const defaultVariants = getDefaultVariants(storedSettings.get('darkMode') === true)
  const entries = Object.entries({ ...layoutDefaults, ...defaultVariants }).map(([name, defaultValue]) => {
    const value: unknown = storedSettings.get(name)
    return [name, typeof value === typeof defaultValue ? value : defaultValue]
  })
  // The panel always starts closed.
  return { ...Object.fromEntries(entries), controlSidebarCollapsed: true }
}

type FrameScreen = { isWide: boolean; isOpen: boolean; isFocusInSidebar: boolean }

/** Class names of `body`: the specification's, and those of AdminLTE 4 for the same settings. */
export function listBodyClasses(layout: Layout, { isWide, isOpen, isFocusInSidebar }: FrameScreen): string[] {
  const defaultVariants = getDefaultVariants(layout.darkMode)
  const flags: [boolean, string][] = [
    [true, 'sidebar-expand-lg sidebar-mini app-loaded'],
    [true, layout.navbarVariant || defaultVariants.navbarVariant],
    [true, layout.sidebarSkin || defaultVariants.sidebarSkin],
    [layout.darkMode, 'dark-mode'],
    [layout.layoutBoxed, 'layout-boxed'],
    [layout.layoutFixed, 'layout-fixed'],
    [layout.headerFixed, 'layout-navbar-fixed fixed-header'],
    [layout.footerFixed, 'layout-footer-fixed fixed-footer'],
    [layout.headerBorder, 'no-header-border'],
    [layout.menuItemFlat, 'nav-flat'],
    [layout.menuChildIndent, 'nav-child-indent nav-indent'],
    [layout.topNavigation, 'layout-top-nav'],
    [!layout.controlSidebarCollapsed, 'control-sidebar-slide-open'],
    [!layout.topNavigation && isWide && layout.menuSidebarCollapsed && !isFocusInSidebar, 'sidebar-collapse'],
    [!layout.topNavigation && !isWide && isOpen, 'sidebar-open'],
  ]
  return flags.flatMap(([isOn, names]) => (isOn ? names.split(' ') : []))
}
