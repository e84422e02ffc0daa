import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Names of files in backquotes, with their folder or without it; patterns (`*`, `{kind}`) are left out. */
const named = /`([\w./-]+\.(?:tsx?|mjs|sql|scss|css|json|md))`/g

test('every file that the map names exists', () => {
  const files = globSync(['*', '{src,test,bench,bin,migrations,docs}/**/*']).map((file) => `/${file}`)
  const map = readFileSync('docs/architecture.md', 'utf8')
  const names = [...map.matchAll(named)].map(([, name = '']) => name)
  const lost = names.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
  assert.ok(names.length > 100)
  assert.deepEqual(lost, [])
})
