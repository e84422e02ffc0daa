import { type Layout, layoutDefaults } from '#src/ui/frame/layout/layout-rules.ts'
import { variants } from '#src/ui/frame/layout/panel-rules.ts'

/** How the back office looks for a user: the settings of the layout that are kept with the account. */
export type Look = Omit<Layout, 'controlSidebarCollapsed'>

const { controlSidebarCollapsed: _panelStartsClosed, ...defaults } = layoutDefaults

export const lookDefaults: Look = defaults

/** The values of a setting that is a variant, the empty one for the first of its mode; null if it is yes or no. */
export function listLookVariants(setting: string): readonly string[] | null {
  if (setting === 'navbarVariant') return ['', ...variants.lightNavbars, ...variants.darkNavbars]
  return setting === 'sidebarSkin' ? ['', ...variants.lightSkins, ...variants.darkSkins] : null
}
