import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'

const folder = 'docs/decisions'
const records = globSync(`${folder}/[0-9]*.md`)
  .map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
  .sort((a, b) => a.name.localeCompare(b.name))
const numberOf = (name: string) => name.slice(0, 3)

test('each record is in the index once, and the index has no other link', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8')
  const links = [...index.matchAll(/^- \[(\d{3})\]\(([\w.-]+)\): /gm)].map(([, number, name]) => `${number} ${name}`)
  assert.ok(records.length > 60, `${records.length} records`)
  assert.deepEqual(
    links.sort(),
    records.map(({ name }) => `${numberOf(name)} ${name}`),
  )
})

test('each record has a number of its own, in its name and its title', () => {
  assert.equal(new Set(records.map(({ name }) => numberOf(name))).size, records.length)
  const misnamed = records.filter(({ name, text }) => !/^\d{3}-/.test(name) || !text.startsWith(`# ${numberOf(name)} `))
  assert.deepEqual(
    misnamed.map(({ name }) => name),
    [],
  )
})

test('each record begins with the sentence that decides', () => {
  // A sentence with a full stop, not a label (`**Why.**`), a list or a table. The stop in a name (`a.ts`) does not
  // count.
  const recordsWithoutSentence = records.filter(
    ({ text }) => !/^[A-Z`'].*?\.(?:\s|$)/s.test(text.split('\n\n')[1] ?? ''),
  )
  assert.deepEqual(
    recordsWithoutSentence.map(({ name }) => name),
    [],
  )
})

test('each decision that a record or a source refers to exists', () => {
  const numbers = new Set(records.map(({ name }) => numberOf(name)))
  const files = globSync(['docs/*.md', 'docs/decisions/*.md', 'src/**/*.{ts,tsx}', '*.ts', 'bin/*.mjs', 'test/*.ts'])
  const lost = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecisions?[ /]((?:\d{3}(?:,| and)? ?)+)/g)]
      .flatMap(([, list = '']) => list.match(/\d{3}/g) ?? [])
      .filter((number) => !numbers.has(number))
      .map((number) => `${number} in ${file}`),
  )
  assert.deepEqual(lost, [])
})

test('each file and folder of the program that a record mentions exists', () => {
  const existing = globSync(['{src,test,bench,bin,migrations,docs,seeds,public}/**/*', '*']).map((path) => `/${path}`)
  const roots =
    'src|test|bench|bin|migrations|docs|seeds|app|platform|resource|ui|importer|catalog|access|storefront|workforce'
  const ownPath = new RegExp(`\`((?:${roots})/[\\w./-]+)\``, 'g')
  const lost = records.flatMap(({ name, text }) =>
    [...text.matchAll(ownPath)]
      .map(([, path = '']) => path.replace(/\/$/, ''))
      .filter((path) => !existing.some((entry) => entry.endsWith(`/${path}`)))
      .map((path) => `${path} in ${name}`),
  )
  assert.deepEqual(lost, [])
})
