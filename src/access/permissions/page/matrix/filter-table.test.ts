import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterByNames, searchTable } from '#src/access/permissions/page/matrix/filter-table.ts'
import {
  buildPermissionTable,
  listRowsOfTable,
  type PermissionTable,
} from '#src/access/permissions/page/matrix/permission-table.ts'

const table = buildPermissionTable({
  shop: ['see_menu_colors', 'create_colors', 'create_products', 'delete_products'],
  staff: ['see_audit', 'load_database'],
})

const texts: Record<string, string> = {
  'access.permissions_page.row.colors': 'Colores',
  'access.permissions.delete_products.name': 'Eliminar artículos',
  'access.permissions.load_database.opens': 'Abre la carga desde planillas.',
}
const text = (key: unknown) => texts[String(key)] ?? ''
const searchNames = (typed: string) => namesOf(searchTable(table, typed, text))
const namesOf = (part: PermissionTable) => [
  ...listRowsOfTable(part).map(({ resource }) => resource),
  ...part.singlePermissions,
]

test('a search finds by resource, by name, by sentence and by the name that programs use, each word of it', () => {
  assert.deepEqual(searchNames('COLÓR'), ['colors'])
  assert.deepEqual(searchNames('articulos eliminar'), ['products'])
  assert.deepEqual(searchNames('planillas'), ['load_database'])
  assert.deepEqual(searchNames('see_audit'), ['see_audit'])
  assert.deepEqual(searchNames('colores planillas'), [])
  assert.deepEqual(searchNames('  '), ['colors', 'products', 'see_audit', 'load_database'])
})

test('a group of which nothing is found goes with its title', () => {
  assert.deepEqual(searchTable(table, 'planillas', text).groups, [])
})

test('what is given is shown whole rows at a time', () => {
  assert.deepEqual(namesOf(filterByNames(table, new Set(['delete_products', 'see_audit']))), ['products', 'see_audit'])
})
