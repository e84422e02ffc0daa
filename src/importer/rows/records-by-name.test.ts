import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { RecordsByName } from '#src/importer/rows/records-by-name.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { shop } from '#test/harness.ts'
import { unboundActor } from '#test/unbound-actor.ts'

test('of two batches that look for one name at once each waits until it is found', async (t) => {
  const { admin, sql } = await shop(t)
  const { body: sector } = await admin.post('/job_sectors', { name: 'Taller' })
  const target = prepareResources(registrations).get('job_sectors')
  assert.ok(target)
  const recordsByName = new RecordsByName(target, unboundActor)
  const lookUps = async () => {
    await recordsByName.lookUp(sql, ['taller', 'nadie'])
    return [recordsByName.meaningOf('taller'), recordsByName.meaningOf('nadie')]
  }
  assert.deepEqual(await Promise.all([lookUps(), lookUps()]), [
    [sector.id, null],
    [sector.id, null],
  ])
})
