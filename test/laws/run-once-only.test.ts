import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { runOnceOnlyPaths } from '#test/run-once-only.ts'

test('every path of a test that runs once only is the path of a test', () => {
  const files = globSync('src/**/*.test.ts')
  const outdatedPaths = runOnceOnlyPaths.filter((part) => !files.some((file) => file.includes(part)))
  assert.deepEqual(outdatedPaths, [])
})
