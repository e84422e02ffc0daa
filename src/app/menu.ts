import { resources } from '#src/app/resources.ts'
import { holds } from '#src/platform/actor.ts'
import type { Translate } from '#src/platform/i18n.tsx'
import type { SignedInUser } from '#src/platform/session.ts'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'

type Entry = {
  /** Message key. */
  name: string
  icon: string
  /** The permission that shows it; the empty one is held by everybody. */
  visible: string
  path?: string
  children?: readonly Child[]
}
type Child = Entry & { path: string }

const list = (path: string, visible = ''): Child => ({
  name: 'app.menu.list',
  icon: 'list-ul',
  path: `/admin/${path}`,
  visible,
})
const create = (resource: string, path: string, visible: string): Child => ({
  name: `${resource}.title.create`,
  icon: 'plus-lg',
  path: `/admin/${path}`,
  visible,
})

/** The specification's table of menu entries, as far as their screens exist. */
const entries: readonly Entry[] = [
  { name: 'app.menu.dashboard', icon: 'speedometer2', visible: '', path: '/admin' },
  {
    name: 'app.menu.products',
    icon: 'phone',
    visible: 'see_menu_products',
    children: [list('products'), create('products', 'product_create', 'create_products')],
  },
  {
    name: 'app.menu.categories',
    icon: 'grid',
    visible: 'see_menu_categories',
    children: [list('categories', 'see_categories'), create('categories', 'category_create', 'create_categories')],
  },
  {
    name: 'app.menu.colors',
    icon: 'palette',
    visible: 'see_menu_colors',
    children: [list('colors', 'see_colors'), create('colors', 'color_create', 'create_colors')],
  },
  { name: 'app.menu.parameters', icon: 'sliders', visible: 'see_parameters', path: '/admin/parameters' },
]

/** What this user sees of it: nothing that would lead to `/`, and no entry that would open on nothing. */
export function menuFor(user: Pick<SignedInUser, 'permissions'>, text: Translate): MenuNode[] {
  const actor = { permissions: new Set(['', ...user.permissions]) }
  const shown = ({ visible, path }: Entry) => holds(actor, visible) && (!path || holds(actor, routeAccess(path)))
  const nodeOf = ({ name, icon, path, children }: Entry): MenuNode => {
    if (path) return { name: text(name), icon, path }
    return { name: text(name), icon, children: (children ?? []).filter(shown).map(nodeOf) }
  }
  const leads = ({ path, children }: MenuNode) => path !== undefined || (children ?? []).length > 0
  return entries.filter(shown).map(nodeOf).filter(leads)
}

/** The permission of the screen at this path; the index needs none. */
function routeAccess(path: string): string {
  const screens = resources.flatMap(({ screens }) => (screens ? [screens.list, screens.create] : []))
  return screens.find((screen) => `/admin/${screen.path}` === path)?.access ?? ''
}
