import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import {
  buildGuidePicturePath,
  guide,
  listReadableChapters,
  listTipKeys,
  pictureSize,
  purposeMessageKeyOf,
} from '#src/app/guide/guide.ts'
import { buildGuideDocument } from '#src/app/guide/guide-document.ts'
import { guideMessages } from '#src/app/guide/messages.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { allResources } from '#src/app/modules/resources.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { maxPictureBytes } from '#test/guide/picture-file.ts'
import { poses } from '#test/guide/poses.ts'

const entries = guide.flatMap((chapter) => chapter.entries)
const listNames = (...permissions: string[]) =>
  listReadableChapters(permissions).flatMap((chapter) => chapter.entries.map(({ name }) => name))
const findAddress = (name: string, ...permissions: string[]) =>
  listReadableChapters(permissions)
    .flatMap((chapter) => chapter.entries)
    .find((entry) => entry.name === name)?.address

test('every screen of the menu has its place in the guide', () => {
  const guideAddresses = new Set(entries.flatMap(({ destinations }) => destinations.map(({ address }) => address)))
  const missingScreens = allResources.filter(
    ({ screens }) => screens && !guideAddresses.has(`/admin/${screens.list.path}`),
  )
  assert.deepEqual(
    missingScreens.map(({ name }) => name),
    [],
  )
})

test('an entry has a title, a purpose and its tips, neither too few words nor too many', () => {
  for (const entry of entries) {
    const keys = [purposeMessageKeyOf(entry), ...listTipKeys(entry)]
    for (const key of [entry.title, ...keys]) assert.ok(allMessages[key], `no text ${key}`)
    assert.ok(entry.tipCount >= 2 && entry.tipCount <= 4, entry.name)
    for (const language of languages) {
      const words = keys.flatMap((key) => allMessages[key]?.[language].split(/\s+/) ?? [])
      assert.ok(words.length >= 40 && words.length <= 90, `${entry.name} (${language}): ${words.length} words`)
    }
  }
})

test('the guide tells that the look follows the account and what signing out does, in every language', () => {
  for (const [language, words] of [
    ['es', /queda en tu cuenta.*cerrar sesión/],
    ['en', /kept in your account.*[Ss]igning out/],
    ['pt', /fica na sua conta.*sair/],
  ] as const)
    assert.match(allMessages['guide.customize.tip_3']?.[language] ?? '', words)
})

test('no text of the guide is left over', () => {
  const usedKeys = new Set(entries.flatMap((entry) => [entry.title, purposeMessageKeyOf(entry), ...listTipKeys(entry)]))
  const unusedKeys = Object.keys(guideMessages).filter((key) => !/^guide\.(?:page|document|chapters)\./.test(key))
  assert.deepEqual(
    unusedKeys.filter((key) => !usedKeys.has(key)),
    [],
  )
})

test('each entry has its picture, of the same size and light to load, and there is no other', async () => {
  const folder = 'public/img/guide'
  assert.deepEqual(
    readdirSync(folder).sort(),
    entries.map((entry) => path.basename(buildGuidePicturePath(entry))).sort(),
    'run "npm run pictures"',
  )
  for (const entry of entries) {
    const bytes = readFileSync(path.join('public', buildGuidePicturePath(entry)))
    const { format, width, height } = await sharp(bytes).metadata()
    assert.deepEqual({ format, width, height }, { format: 'webp', ...pictureSize }, entry.name)
    assert.ok(bytes.length <= maxPictureBytes, `${entry.name}: ${bytes.length} bytes`)
  }
})

test('a pose is of an entry', () => {
  const names = entries.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  assert.deepEqual(
    Object.keys(poses).filter((name) => !names.includes(name)),
    [],
  )
})

test('the page in docs is what the texts give', () => {
  assert.equal(readFileSync('docs/guide.md', 'utf8'), buildGuideDocument('es'), 'run "npm run pictures"')
})

test('who may open nothing finds what everybody has, who may open all finds all', () => {
  assert.deepEqual(listNames(), [
    'dashboard',
    'find',
    'menu_search',
    'customize',
    'profile',
    'sign_in',
    'forgot',
    'shop',
    'orders',
    'events',
  ])
  assert.deepEqual(
    listNames(...permissions),
    entries.map(({ name }) => name),
  )
})

test('an entry leads to the first of its screens that the reader may open', () => {
  assert.equal(findAddress('product_form', 'create_products', 'update_products'), '/admin/product_create')
  assert.equal(findAddress('product_form', 'update_products'), '/admin/products')
  assert.equal(findAddress('safety', 'see_quality_items'), '/admin/quality_items')
  assert.equal(findAddress('product_form', 'see_colors'), undefined)
})

test('the page names the permission that opens a screen, and no key', () => {
  const page = buildGuideDocument('es')
  assert.match(page, /### <a id="messages"><\/a>Mensajes[^#]*\n\nPermiso: Ver mensajes/)
  assert.doesNotMatch(page, /guide\.|access\.permissions/)
})
