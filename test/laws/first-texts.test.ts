import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allMessages, messageBundles } from '#src/app/modules/message-bundles.ts'
import { outlines } from '#src/app/modules/outlines.ts'
import { recordScreens } from '#src/app/screens/screen-files.ts'
import { findKeyPatterns } from './key-patterns.ts'
import { readSources, type Source } from './sources.ts'

const sourceOf = new Map(readSources().map((source) => [source.file, source]))

/** Modules that load together with the texts of records or later, and modules that the build replaces by data. */
const laterModules = new Set([
  ...recordScreens,
  'src/app/modules/declarations.tsx',
  'src/app/find/FoundRecordCell.tsx',
  'src/app/find/setting-lines.ts',
  'src/app/frame/RecordInUseToast.tsx',
  'src/app/frame/DemoPage.tsx',
  'src/app/modules/outlines.ts',
  'src/app/modules/modules.ts',
  'src/agenda/digest/DigestSection.tsx',
  'src/catalog/products/ProductEdit.tsx',
  'src/catalog/parameters/ParameterEdit.tsx',
  'src/safety/deliveries/DeliveryEdit.tsx',
  'src/safety/printing/PrintDeliveryButton.tsx',
  'src/safety/record/equipment-additions.ts',
  'src/workforce/record/EmployeeEdit.tsx',
  'src/inbox/ContactMessageMarkedAsRead.tsx',
])

/**
 * Keys that the first screens name and do not show: refusals come as text from the server, a list's text with the list,
 * and that over a form whose reader lost the right to save with the form.
 */
const hiddenKeys =
  /^platform\.(?:answers\.|files\.storage_full$)|^resource\.list\.|^ui\.frame\.lost_right$|^pages\.clients\.errors\.duplicated$|^inbox\.messages\.empty$/

/** Titles of lists that stand on another resource's screens, whose texts are those of records. */
const titlesWithoutScreen = new Set(outlines.filter(({ screens }) => !screens).map(({ name }) => `pages.${name}.list`))

const isHidden = (key: string) => hiddenKeys.test(key) || titlesWithoutScreen.has(key)

const isDeclaration = ({ text }: Source) => /\bdefineResource\(\{/.test(text)

/** A module with all modules that it imports, without `laterModules`. */
function collectModules(entry: string, importsOf: (source: Source) => string[]): Source[] {
  const modules = new Map<string, Source>()
  const visit = (file: string) => {
    const source = sourceOf.get(file)
    if (!source || modules.has(file) || laterModules.has(file)) return
    modules.set(file, source)
    for (const imported of importsOf(source)) visit(imported)
  }
  visit(entry)
  return [...modules.values()].filter(({ file }) => !/messages\.ts$/.test(file))
}

function listStaticImports({ text }: Source): string[] {
  const withoutTypes = text.replace(/import type [^']*'[^']*'/g, '')
  return [...withoutTypes.matchAll(/\b(?:from|import)\s*'#src\/([^']+)'/g)].map(([, name]) => `src/${name}`)
}

/** Static imports and imports on demand. A declaration counts as none, because its texts are those of records. */
function listImports(source: Source): string[] {
  if (isDeclaration(source)) return []
  const onDemand = [...source.text.matchAll(/\bimport\('#src\/([^']+)'/g)].map(([, name]) => `src/${name}`)
  return [...listStaticImports(source), ...onDemand]
}

/** The first bundle of texts, and the bundles that these modules load. */
function listLoadedBundles(modules: readonly Source[]): Set<string> {
  const separateBundles = modules.flatMap(({ file, text }) =>
    file === 'src/resource/screens/load-resource-screen-texts.ts'
      ? []
      : [...text.matchAll(/virtual:messages\/(\w+)\/es/g)].map(([, bundle = '']) => bundle),
  )
  return new Set(['first', ...separateBundles])
}

test('the first screens load every text that they name', () => {
  const modules = collectModules('src/app/admin.tsx', listImports).filter((module) => !isDeclaration(module))
  const text = [...modules.map((module) => module.text), JSON.stringify(outlines)].join('\n')
  const patterns = modules.flatMap((module) => findKeyPatterns(module.text))
  const isNamedInModules = (key: string) =>
    [`'${key}'`, `"${key}"`].some((quoted) => text.includes(quoted)) || patterns.some((pattern) => pattern.test(key))
  const bundles = listLoadedBundles(modules)
  const loadedKeys = new Set([...bundles].flatMap((bundle) => Object.keys(messageBundles[bundle] ?? {})))
  const missingKeys = Object.keys(allMessages).filter(
    (key) => !loadedKeys.has(key) && !isHidden(key) && isNamedInModules(key.replace(/_(?:one|other)$/, '')),
  )
  for (const file of [
    'src/app/start-page/Dashboard.tsx',
    'src/access/sign-in/page/LoginPage.tsx',
    'src/app/guide/guide.ts',
  ])
    assert.ok(
      modules.some((module) => module.file === file),
      file,
    )
  assert.deepEqual(missingKeys, [])
})

test('the sign-in and the start page load no declaration', () => {
  const declarations = [
    'src/app/admin.tsx',
    'src/app/start-page/Dashboard.tsx',
    'src/access/sign-in/page/LoginPage.tsx',
  ].flatMap((entry) => collectModules(entry, listStaticImports).filter(isDeclaration))
  assert.deepEqual(
    declarations.map(({ file }) => file),
    [],
  )
})
