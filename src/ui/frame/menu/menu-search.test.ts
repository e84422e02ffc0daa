import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import { searchMenu } from '#src/ui/frame/menu/menu-search.ts'

const menu: MenuNode[] = [
  { name: 'Dashboard', icon: '', path: '/admin' },
  {
    name: 'Categorías',
    icon: '',
    children: [
      { name: 'Lista', icon: '', path: '/admin/categories' },
      { name: 'Nueva categoría', icon: '', path: '/admin/category_create' },
    ],
  },
  { name: 'Parámetros', icon: '', path: '/admin/parameters' },
  {
    name: 'Usuarios',
    icon: '',
    path: '/admin/users',
    heading: { name: 'Sistema', foldSetting: 'systemMenuFolded' },
  },
]
const paths = (typed: string) => searchMenu(menu, typed).map(({ path }) => path)

test('a part of a name finds its entry, whatever its accents and capitals', () => {
  assert.deepEqual(paths('PARAM'), ['/admin/parameters'])
  assert.deepEqual(paths('metros'), ['/admin/parameters'])
  assert.deepEqual(paths('list'), ['/admin/categories'])
})

test('the name of a parent finds what stands under it, and each says where it stands', () => {
  assert.deepEqual(paths('categori'), ['/admin/categories', '/admin/category_create'])
  assert.deepEqual(searchMenu(menu, 'lista')[0]?.trail, ['Categorías', 'Lista'])
})

test('the name of a heading finds its entries, folded or not, and each says its heading', () => {
  assert.deepEqual(searchMenu(menu, 'sistema'), [{ trail: ['Sistema', 'Usuarios'], path: '/admin/users' }])
})

test('blanks and what is not there find nothing', () => {
  assert.deepEqual(paths('  '), [])
  assert.deepEqual(paths('heladera'), [])
})
