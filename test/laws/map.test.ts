import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const map = readFileSync('docs/architecture.md', 'utf8')

/** Names of files in backquotes, with their folder or without it. */
const fileName = /`([\w./-]+\.(?:tsx?|mjs|sql|scss|css|json|md))`/g
/** Names of folders in backquotes. */
const folderName = /`((?:[\w.-]+\/)+)`/g

function findMissing(pattern: RegExp, listExisting: readonly string[]): string[] {
  const names = [...map.matchAll(pattern)].map(([, name = '']) => name.replace(/\/$/, ''))
  assert.ok(names.length > 30, `${names.length} names of ${pattern}`)
  return names.filter((name) => !listExisting.some((path) => path.endsWith(`/${name}`)))
}

const paths = globSync(['*', '{src,test,bench,bin,migrations,docs}/**/*'], { withFileTypes: true })
const listExisting = (matches: (path: (typeof paths)[number]) => boolean) =>
  paths.filter(matches).map(({ parentPath, name }) => `/${parentPath}/${name}`.replaceAll('\\', '/'))

test('every file that the map names exists', () => {
  assert.deepEqual(
    findMissing(
      fileName,
      listExisting((path) => path.isFile()),
    ),
    [],
  )
})

test('every folder that the map names exists', () => {
  assert.deepEqual(
    findMissing(
      folderName,
      listExisting((path) => path.isDirectory()),
    ),
    [],
  )
})

test('the map is read at one sitting', () => {
  const tables = map.split('## Where does it live?')[1]?.match(/^\| /gm) ?? []
  assert.ok(map.split('\n').length <= 181)
  assert.ok(tables.length - 1 <= 45, 'questions that names of files answer need no row')
})
