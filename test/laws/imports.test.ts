import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kinds } from '#src/resource/kinds/kinds.ts'
import { type Source, sources } from './sources.ts'

/** From the bottom up; a room may import what stands below it, and itself. */
const floors = [
  ['platform'],
  ['ui'],
  ['resource'],
  ['documents'],
  ['storefront', 'catalog', 'access', 'directory', 'inbox', 'workforce', 'safety', 'agenda', 'importer'],
  ['app'],
]

/**
 * The shop window prints prices, addresses and accounts, and searches words, as the catalogue has them; the inbox
 * answers by WhatsApp.
 */
const pureCatalog = [
  'products/price',
  'products/slug',
  'parameters/social-link',
  'parameters/synonyms',
  'parameters/whatsapp-link',
  'parameters/whatsapp-phone',
].map((name) => `src/catalog/${name}.ts`)
const exceptions = new Map([
  ['storefront', pureCatalog],
  ['inbox', pureCatalog],
])

/** Entry points and the like that only ever run on the server, whatever they are called. */
const serverFiles = new Set(['src/app/main.ts', 'src/app/server.ts'])

const all = sources()

function each(rule: (source: Source, imported: string) => string | false | undefined): string[] {
  return all.flatMap((source) =>
    source.imports.map((imported) => rule(source, imported)).filter((said) => said !== undefined && said !== false),
  )
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? ''
}

function floorOf(file: string): number {
  return floors.findIndex((rooms) => rooms.includes(roomOf(file)))
}

test('every file stands in a room of the house', () => {
  assert.deepEqual(
    all.map(({ file }) => file).filter((file) => floorOf(file) < 0),
    [],
  )
})

test('imports go downwards, and rooms do not import each other', () => {
  const upwards = each(({ file }, imported) => {
    const from = roomOf(file)
    const isAllowed =
      from === roomOf(imported) || floorOf(imported) < floorOf(file) || exceptions.get(from)?.includes(imported)
    return !isAllowed && `${file} imports ${imported}`
  })
  assert.deepEqual(upwards, [])
})

test("what is the server's is imported by the server alone", () => {
  const isServer = (file: string) => /\.server\.tsx?$/.test(file) || serverFiles.has(file)
  assert.deepEqual(
    each(({ file }, imported) => isServer(imported) && !isServer(file) && `${file} imports ${imported}`),
    [],
  )
})

test('every import names a file that exists', () => {
  const there = new Set(all.map(({ file }) => file))
  const missing = each(
    ({ file }, imported) => /\.tsx?$/.test(imported) && !there.has(imported) && `${file} imports ${imported}`,
  )
  assert.deepEqual(missing, [])
})

test('the storefront stays light: none of the admin libraries', () => {
  const heavy = /from '(?:i18next|react-i18next|zod[^']*|react-router|@tanstack\/[^']+|react-hook-form|bootstrap[^']*)'/
  const found = all
    .filter(({ file, text }) => roomOf(file) === 'storefront' && heavy.test(text))
    .map(({ file }) => file)
  assert.deepEqual(found, [])
})

test('no names that say nothing', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|index)(?:\/|\.tsx?$)/
  assert.deepEqual(
    all.map(({ file }) => file).filter((file) => vague.test(file)),
    [],
  )
})

/** A kind of stored file, not of a field. */
const storedKinds = new Set(['src/importer/rows/pictures.server.ts'])

test('nobody outside of the kinds asks which kind a field is', () => {
  const asking = new RegExp(`\\bkind\\s*(?:===|!==)\\s*'(?:${Object.keys(kinds).join('|')})'`)
  const asked = all.filter(
    ({ file, text }) =>
      !/^src\/(platform|ui|resource\/kinds)\//.test(file) && !storedKinds.has(file) && asking.test(text),
  )
  assert.deepEqual(
    asked.map(({ file }) => file),
    [],
  )
})
