import assert from 'node:assert/strict'
import { test } from 'node:test'
import { menuFor } from '#src/app/menu.ts'
import { permissions } from '#src/app/permissions.ts'
import type { MessageRef } from '#src/platform/errors.ts'

const key = (ref: MessageRef) => String(ref)
const linesFor = (...held: string[]) =>
  menuFor({ permissions: ['', ...held] }, key).map(({ name, path, children }) =>
    children ? [name, ...children.map((child) => child.path)] : [name, path],
  )

test('who holds nothing sees the dashboard', () => {
  assert.deepEqual(linesFor(), [['app.menu.dashboard', '/admin']])
})

test('a child shows with its own permission and that of its route', () => {
  assert.deepEqual(linesFor('see_menu_categories', 'see_categories', 'create_categories'), [
    ['app.menu.dashboard', '/admin'],
    ['app.menu.categories', '/admin/category_create'],
  ])
  assert.deepEqual(linesFor('see_menu_categories', 'see_categories', 'update_categories').at(-1), [
    'app.menu.categories',
    '/admin/categories',
  ])
})

test('an entry that would open on nothing, or lead to a closed door, is not there', () => {
  assert.equal(linesFor('see_menu_products').length, 1)
  assert.equal(linesFor('see_parameters').length, 1)
  assert.deepEqual(linesFor('see_parameters', 'update_parameters').at(-1), ['app.menu.parameters', '/admin/parameters'])
})

test('the permission of the route alone shows no entry', () => {
  assert.equal(linesFor('update_products', 'create_products').length, 1)
})

test('who holds everything sees every entry, in order', () => {
  assert.deepEqual(
    linesFor(...permissions).map(([name]) => name),
    ['dashboard', 'products', 'categories', 'colors', 'parameters'].map((name) => `app.menu.${name}`),
  )
})
