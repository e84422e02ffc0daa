import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

type Package = { license?: string; dev?: boolean; link?: boolean; version?: string }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies } = readJson('package.json')
const lockedPackages: Record<string, Package> = readJson('package-lock.json').packages
/** The packages of an installation without packages for tests. */
const programPackages = Object.entries(lockedPackages).filter(
  ([lockPath, { dev, version }]) => lockPath !== '' && !dev && version,
)
const packageNameOf = (lockPath: string) =>
  lockPath.slice(lockPath.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Files that run or are built without packages for tests. Imports of types alone do not count. */
const programs = globSync(['src/**/*.{ts,tsx,scss,css}', 'seeds/**/*.{ts,mjs}', 'vite.*.ts', 'bin/*.mjs']).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file) && !/^bin\/(?:test|check|bench|dev)\.mjs$/.test(file),
)

function listImportedPackages(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [^;]*? from /gm, '')
  return [...text.matchAll(/(?:\bfrom|\bimport|@use|load-css|@import)\s*\(?\s*['"]([@\w][^'"]*)['"]/g)]
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => `node_modules/${name}` in lockedPackages)
}

test('what the program imports is installed without the tests', () => {
  const missingPackages = programs.flatMap((file) =>
    listImportedPackages(file)
      .filter((name) => !(name in dependencies))
      .map((name) => `${name} in ${file}`),
  )
  assert.deepEqual(missingPackages, [])
})

test('nothing is installed that nobody uses', () => {
  const { devDependencies } = readJson('package.json')
  const texts = globSync(['{src,seeds,test,bench,bin}/**/*.{ts,tsx,mjs,scss,css}', '*.{ts,json}'])
    .filter((file) => !file.startsWith('package') && !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'))
  const isUsed = (name: string) => texts.some((text) => new RegExp(`['"/]${name}['"/]`).test(text))
  // Left out: types, programs that are run by their file, and packages that another package requires.
  const excludedPackages = /^(?:@types\/.*|node|@redocly\/cli|sass|bootstrap|temporal-polyfill)$/
  const candidatePackages = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !excludedPackages.test(name),
  )
  assert.deepEqual(
    candidatePackages.filter((name) => !isUsed(name)),
    [],
  )
})

test('no browser, no report, no linter comes with the program', () => {
  const toolPackages =
    /^(?:@biomejs|@redocly|@sentry|@puppeteer|@paulirish)\/|lighthouse|playwright|puppeteer|openapi-(?:fetch|typescript)|smtp-server/
  const otherTools = /^(?:autocannon|axe-core|fast-check)$/
  const unwantedPackages = programPackages
    .map(([lockPath]) => packageNameOf(lockPath))
    .filter((name) => toolPackages.test(name) || otherTools.test(name))
  assert.deepEqual(unwantedPackages, [])
})

/** Licences of packages that a sold program may use. LGPL and MPL packages are used unchanged. */
const licences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Unlicense',
  'CC0-1.0',
  'PostgreSQL',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/** Packages that name no licence in `package.json`. Each has its text in `LICENSE`. */
const licencesByText: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

test('every package of the program may be used in a program that is sold', () => {
  const splitLicence = (licence = 'none') => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /)
  const otherTools = programPackages
    .map(([lockPath, { license }]) => ({
      name: packageNameOf(lockPath),
      license: license ?? licencesByText[packageNameOf(lockPath)],
    }))
    .filter(({ license }) => !splitLicence(license).every((part) => licences.has(part)))
    .map(({ name, license }) => `${name}: ${license}`)
  assert.deepEqual(otherTools, [])
})
