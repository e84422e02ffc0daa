import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findUnfinishedRestore,
  markUnfinishedRestore,
  refuseUnfinishedRestore,
  unmarkUnfinishedRestore,
} from '#src/operations/restore/unfinished-restore.server.ts'
import { createFreshDirectory } from '#test/pictures.ts'

test('a restore that was cut off is told of its own place alone, with what to remove and never the backups', (t) => {
  const dataDir = createFreshDirectory(t)
  const embedded = { dataDir, databaseUrl: null }
  const external = { dataDir, databaseUrl: 'postgres://shop:secret@127.0.0.1/shop' }
  markUnfinishedRestore(external, '/backups/a.zip')
  refuseUnfinishedRestore(embedded)
  assert.throws(
    () => refuseUnfinishedRestore(external),
    /npm run restore -- \/backups\/a\.zip\n.* remove there: files, restore-unfinished-[0-9a-f]{16}$/,
  )
  markUnfinishedRestore(embedded, 'b.zip')
  assert.throws(() => refuseUnfinishedRestore(embedded), /remove there: postgres, files, restore-unfinished$/)
  unmarkUnfinishedRestore(external)
  assert.deepEqual([external, embedded].map(findUnfinishedRestore), [null, 'b.zip'])
})
