import type { Toggle } from '#src/ui/frame/layout/layout-rules.ts'

/** The switches of the panel by heading; the first group has none. */
export const panelSections: readonly { heading: string | null; toggles: readonly (readonly [Toggle, string])[] }[] = [
  {
    heading: null,
    toggles: [
      ['darkMode', 'Dark mode'],
      ['layoutBoxed', 'Boxed'],
      ['topNavigation', 'Top Navigation'],
    ],
  },
  {
    heading: 'Header',
    toggles: [
      ['headerFixed', 'Fixed'],
      ['headerBorder', 'No Border'],
    ],
  },
  {
    heading: 'Sidebar',
    toggles: [
      ['menuSidebarCollapsed', 'Collapse'],
      ['layoutFixed', 'Fixed'],
      ['menuItemFlat', 'Nav Flat Style'],
      ['menuChildIndent', 'Nav Child Indent'],
    ],
  },
  { heading: 'Footer', toggles: [['footerFixed', 'Fixed']] },
]
