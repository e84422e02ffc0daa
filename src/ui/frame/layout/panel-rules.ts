import type { Layout, Toggle } from '#src/ui/frame/layout/layout-rules.ts'

const skins = [
  'primary',
  'warning',
  'info',
  'danger',
  'success',
  'indigo',
  'lightblue',
  'navy',
  'purple',
  'fuchsia',
  'pink',
  'maroon',
  'orange',
  'lime',
  'teal',
  'olive',
]

/** Class names in each list of the panel. The first of each list is its default. */
export const variants = {
  lightNavbars: ['light', 'warning', 'white', 'orange'].map((name) => `navbar-${name}`),
  darkNavbars: [
    'dark',
    'primary',
    'secondary',
    'info',
    'success',
    'danger',
    'indigo',
    'purple',
    'pink',
    'navy',
    'lightblue',
    'teal',
    'cyan',
    'gray-dark',
    'gray',
  ].map((name) => `navbar-${name}`),
  lightSkins: skins.map((name) => `sidebar-light-${name}`),
  darkSkins: skins.map((name) => `sidebar-dark-${name}`),
} as const

/** Names of the settings that have no effect while another setting is on. */
export function listDisabledToggles({ layoutBoxed, topNavigation }: Layout): ReadonlySet<Toggle> {
  return new Set<Toggle>([
    ...(layoutBoxed ? (['headerFixed', 'layoutFixed', 'footerFixed'] as const) : []),
    ...(topNavigation ? (['menuSidebarCollapsed', 'menuItemFlat', 'menuChildIndent'] as const) : []),
  ])
}

/** Paddings of the panel in CSS pixels at a scroll position (`specification.txt`, section 2). */
export function computePanelPaddings(
  { headerFixed, footerFixed }: Layout,
  scrollPosition: number,
): { top: number; bottom: number } {
  const top = headerFixed ? Math.max(16, 16 - scrollPosition) : Math.max(57, 73 - scrollPosition)
  return { top, bottom: footerFixed ? 57 : 0 }
}
