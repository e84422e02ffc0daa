import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  buildCreateLines,
  buildMenuProfileAndGuideLines,
  buildRecentLines,
  filterAndRankLines,
  findGeneratedListByAddress,
} from '#src/app/find/palette-lines.ts'
import { buildMenu } from '#src/app/menu/menu.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'

const text: Translate = (ref) => allMessages[messageKeyOf(ref)]?.es ?? messageKeyOf(ref)
const clerk = ['', 'see_menu_products', 'see_menu_users', 'update_products', 'create_products', 'update_permissions']
const listLabels = (lines: readonly { label: string }[]) => lines.map(({ label }) => label)

test('a screen is found by its own name, not by that of its entry; new records are actions', () => {
  const screens = buildMenuProfileAndGuideLines(buildMenu({ permissions: clerk }, text), text)
  assert.deepEqual(listLabels(screens), ['Dashboard', 'Productos', 'Calendario', 'Permisos', 'Perfil', 'Guía'])
  assert.deepEqual(listLabels(buildCreateLines(clerk, text)), ['Nuevo producto', 'Nuevo evento'])
  assert.deepEqual(listLabels(buildCreateLines([''], text)), ['Nuevo evento'])
})

test('lines hold each word in any order, the ones that begin with them first', () => {
  const lines = ['Elementos de protección', 'Productos', 'Nuevo producto'].map((label) => ({
    key: label,
    icon: 'dot',
    label,
    path: '/',
  }))
  assert.deepEqual(listLabels(filterAndRankLines(lines, 'PRO')), [
    'Productos',
    'Elementos de protección',
    'Nuevo producto',
  ])
  assert.deepEqual(listLabels(filterAndRankLines(lines, 'producto nue')), ['Nuevo producto'])
  assert.deepEqual(listLabels(filterAndRankLines(lines, 'zzz')), [])
})

test('of what was last opened, the reader is shown what they may open still, and not where they are', () => {
  const recent = [
    { path: '/admin/product_update/1', resource: 'products', label: 'Uno' },
    { path: '/admin/products', resource: 'products', label: null },
    { path: '/admin/users_update/1', resource: 'users', label: 'Secreto' },
    { path: '/admin/users', resource: 'products', label: null },
    { path: '/admin/nothing/1', resource: 'nothing', label: 'Nada' },
  ]
  assert.deepEqual(listLabels(buildRecentLines(recent, clerk, '/admin', text)), ['Uno', 'Productos'])
  assert.deepEqual(listLabels(buildRecentLines(recent, clerk, '/admin/products/', text)), ['Uno'])
})

test('a list has a search of its own, a form and the permissions have none', () => {
  assert.equal(findGeneratedListByAddress('/admin/products/')?.name, 'products')
  for (const path of ['/admin', '/admin/product_update/1', '/admin/permissions'])
    assert.equal(findGeneratedListByAddress(path), undefined)
})
