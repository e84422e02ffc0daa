import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  buildActionLines,
  buildCreateLines,
  buildMenuProfileAndGuideLines,
  buildRecentLines,
  filterAndRankLines,
  findGeneratedListByAddress,
} from '#src/app/find/palette-lines.ts'
import { buildMenu } from '#src/app/menu/menu.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import { messageKeyOf } from '#src/platform/i18n/message-ref.ts'

const translateInto =
  (language: Language): Translate =>
  (ref) =>
    allMessages[messageKeyOf(ref)]?.[language] ?? messageKeyOf(ref)
const text = translateInto('es')
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

test('dark mode and the languages are found by their words in any language', () => {
  const noAct = { setDarkMode: () => {}, setLanguage: () => {}, signOut: () => {} }
  for (const language of languages) {
    const lines = (isDark: boolean) => buildActionLines({ isDark, language, ...noAct }, translateInto(language))
    const listKeys = (searchText: string, isDark = false) =>
      filterAndRankLines(lines(isDark), searchText).map(({ key }) => key)
    for (const searchText of ['dark', 'modo oscuro', 'escuro']) {
      assert.deepEqual(listKeys(searchText), ['dark'], `${language} ${searchText}`)
      assert.deepEqual(listKeys(searchText, true), ['dark'], `${language} ${searchText}`)
    }
    for (const searchText of ['idioma', 'language'])
      assert.deepEqual(
        listKeys(searchText),
        languages.filter((other) => other !== language),
        `${language} ${searchText}`,
      )
  }
})

test('the backups are found on the page of operations, by who may open it', () => {
  const findScreens = (searchText: string, permissions: readonly string[], language: Language = 'es') => {
    const translate = translateInto(language)
    const screens = buildMenuProfileAndGuideLines(buildMenu({ permissions }, translate), translate)
    return listLabels(filterAndRankLines(screens, searchText))
  }
  for (const searchText of ['copia de seguridad', 'backup', 'respaldo']) {
    assert.deepEqual(findScreens(searchText, ['', 'see_operations']), ['Operación'], searchText)
    assert.deepEqual(findScreens(searchText, clerk), [], searchText)
  }
  assert.deepEqual(findScreens('backup', ['', 'see_operations'], 'en'), ['Operation'])
})
