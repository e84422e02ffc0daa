import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

type Package = { license?: string; dev?: boolean; link?: boolean; version?: string }

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies } = read('package.json')
const locked: Record<string, Package> = read('package-lock.json').packages
/** Everything that an installation without the tests' packages holds. */
const ofProgram = Object.entries(locked).filter(([place, { dev, version }]) => place !== '' && !dev && version)
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** What runs, or is built, without the tests' packages; what is imported as a type alone is not there when it runs. */
const programs = globSync(['src/**/*.{ts,tsx,scss,css}', 'seeds/**/*.{ts,mjs}', 'vite.*.ts', 'bin/*.mjs']).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file) && !/^bin\/(?:test|check|bench|dev)\.mjs$/.test(file),
)

function packagesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [^;]*? from /gm, '')
  return [...text.matchAll(/(?:\bfrom|\bimport|@use|load-css|@import)\s*\(?\s*['"]([@\w][^'"]*)['"]/g)]
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => `node_modules/${name}` in locked)
}

test('what the program imports is installed without the tests', () => {
  const missing = programs.flatMap((file) =>
    packagesOf(file)
      .filter((name) => !(name in dependencies))
      .map((name) => `${name} in ${file}`),
  )
  assert.deepEqual(missing, [])
})

test('nothing is installed that nobody uses', () => {
  const { devDependencies } = read('package.json')
  const texts = globSync(['{src,seeds,test,bench,bin}/**/*.{ts,tsx,mjs,scss,css}', '*.{ts,json}'])
    .filter((file) => !file.startsWith('package') && !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'))
  const isUsed = (name: string) => texts.some((text) => new RegExp(`['"/]${name}['"/]`).test(text))
  // Types come with what they describe; others are run by their file or asked for by another package.
  const unnamed = /^(?:@types\/.*|node|@redocly\/cli|sass|bootstrap)$/
  const wanted = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !unnamed.test(name))
  assert.deepEqual(
    wanted.filter((name) => !isUsed(name)),
    [],
  )
})

test('no browser, no report, no linter comes with the program', () => {
  const tools =
    /^(?:@biomejs|@redocly|@sentry|@puppeteer|@paulirish)\/|lighthouse|playwright|puppeteer|openapi-(?:fetch|typescript)|smtp-server/
  const others = /^(?:autocannon|axe-core|fast-check)$/
  const found = ofProgram.map(([place]) => nameOf(place)).filter((name) => tools.test(name) || others.test(name))
  assert.deepEqual(found, [])
})

/** Free to use in what is sold; LGPL and MPL parts are linked or run as they are. */
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

/** Packages that name no licence in `package.json`; each has its text in `LICENSE`. */
const licencesByText: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

test('every package of the program may be used in a program that is sold', () => {
  const named = (licence = 'none') => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /)
  const others = ofProgram
    .map(([place, { license }]) => ({ name: nameOf(place), license: license ?? licencesByText[nameOf(place)] }))
    .filter(({ license }) => !named(license).every((one) => licences.has(one)))
    .map(({ name, license }) => `${name}: ${license}`)
  assert.deepEqual(others, [])
})
