import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kinds } from '#src/resource/kinds/kinds.ts'
import { readSources, type Source } from './sources.ts'

/** Layers from the bottom up. A module may import modules of lower layers, and itself. */
const layers = [
  ['platform'],
  ['ui'],
  ['resource'],
  ['documents'],
  ['storefront', 'catalog', 'access', 'directory', 'inbox', 'workforce', 'safety', 'agenda', 'importer', 'operations'],
  ['app'],
]

/** Pure files of the catalogue that the shop window and the inbox may import, for prices, links and searches. */
const pureCatalog = [
  'color-of-name',
  'products/price',
  'products/slug',
  'parameters/map-position',
  'parameters/social-link',
  'parameters/synonyms',
  'parameters/whatsapp-link',
  'parameters/whatsapp-phone',
].map((name) => `src/catalog/${name}.ts`)
/** Deliveries are nested below employees, and their days are in the same range. */
const pureWorkforce = ['dates', 'record/employees'].map((name) => `src/workforce/${name}.ts`)
const exceptions = new Map([
  ['storefront', pureCatalog],
  // Replies to messages are signed with the shop's name.
  ['inbox', [...pureCatalog, 'src/catalog/parameters/use-shop-parameters.ts']],
  ['safety', pureWorkforce],
])

/** Files that run only on the server although their names do not say so. */
const serverFiles = new Set(['src/app/main.ts', 'src/app/server.ts'])

const sourceFiles = readSources()

function checkImports(rule: (source: Source, imported: string) => string | false | undefined): string[] {
  return sourceFiles.flatMap((source) =>
    source.imports
      .map((imported) => rule(source, imported))
      .filter((problem) => problem !== undefined && problem !== false),
  )
}

function moduleOf(file: string): string {
  return file.split('/')[1] ?? ''
}

function layerOf(file: string): number {
  return layers.findIndex((modules) => modules.includes(moduleOf(file)))
}

test('every file belongs to a module', () => {
  assert.deepEqual(
    sourceFiles.map(({ file }) => file).filter((file) => layerOf(file) < 0),
    [],
  )
})

test('imports go downwards, and modules do not import each other', () => {
  const upwardImports = checkImports(({ file }, imported) => {
    const importer = moduleOf(file)
    const isAllowed =
      importer === moduleOf(imported) ||
      layerOf(imported) < layerOf(file) ||
      exceptions.get(importer)?.includes(imported)
    return !isAllowed && `${file} imports ${imported}`
  })
  assert.deepEqual(upwardImports, [])
})

test("what is the server's is imported by the server alone", () => {
  const isServer = (file: string) => /\.server\.tsx?$/.test(file) || serverFiles.has(file)
  assert.deepEqual(
    checkImports(({ file }, imported) => isServer(imported) && !isServer(file) && `${file} imports ${imported}`),
    [],
  )
})

test('every import names a file that exists', () => {
  const existingFiles = new Set(sourceFiles.map(({ file }) => file))
  const missingImports = checkImports(
    ({ file }, imported) => /\.tsx?$/.test(imported) && !existingFiles.has(imported) && `${file} imports ${imported}`,
  )
  assert.deepEqual(missingImports, [])
})

test('the storefront stays light: none of the admin libraries', () => {
  const heavy = /from '(?:i18next|react-i18next|zod[^']*|react-router|@tanstack\/[^']+|react-hook-form|bootstrap[^']*)'/
  const heavyImports = sourceFiles
    .filter(({ file, text }) => moduleOf(file) === 'storefront' && heavy.test(text))
    .map(({ file }) => file)
  assert.deepEqual(heavyImports, [])
})

test('no names that say nothing', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|index)(?:\/|\.tsx?$)/
  assert.deepEqual(
    sourceFiles.map(({ file }) => file).filter((file) => vague.test(file)),
    [],
  )
})

/** This file asks for the kind of a stored file, not of a field. */
const filesWithStoredKinds = new Set(['src/importer/rows/pictures.server.ts'])

test('nobody outside of the kinds asks which kind a field is', () => {
  const kindComparison = new RegExp(`\\bkind\\s*(?:===|!==)\\s*'(?:${Object.keys(kinds).join('|')})'`)
  // A property that the fields of one kind alone have.
  const propertyQuestion = /'\w+' in \(?(?:field\b|\w+\.fields\[)/
  const comparingFiles = sourceFiles.filter(
    ({ file, text }) =>
      !/^src\/(platform|ui|resource\/kinds)\//.test(file) &&
      !filesWithStoredKinds.has(file) &&
      (kindComparison.test(text) || propertyQuestion.test(text)),
  )
  assert.deepEqual(
    comparingFiles.map(({ file }) => file),
    [],
  )
})
