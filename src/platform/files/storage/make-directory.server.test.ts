import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'

test('a directory is made with those above it, and one that is there stays', (t) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'mostrador-directory-'))
  t.after(() => rmSync(root, { recursive: true }))
  const deep = path.join(root, 'a', 'b', 'c')
  makeDirectory(deep)
  makeDirectory(deep)
  assert.ok(existsSync(deep))
})

test('where no directory can be made the system says so', { skip: process.platform !== 'linux' }, () => {
  assert.throws(() => makeDirectory('/proc/mostrador/data'), { code: 'ENOENT' })
})
