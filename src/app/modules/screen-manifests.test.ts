import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { allResources } from '#src/app/modules/resources.ts'

/** The keys of the parts of a manifest, which its formatter indents by four spaces. */
const keyPattern = /^ {4}(\w+): async/gm

test('screens, forms and additions of a module are those of declared resources', () => {
  const resourceNames = new Set(allResources.map(({ name }) => name))
  const keys = globSync('src/*/manifest.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(keyPattern)].map(([, key = '']) => key),
  )
  assert.ok(keys.length > 10, 'the manifests are read')
  assert.deepEqual(
    keys.filter((key) => !resourceNames.has(key)),
    [],
  )
})
