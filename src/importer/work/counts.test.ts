import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rowStatuses } from '#src/importer/import-types.ts'
import { shop } from '#test/harness.ts'
import { over, run } from '#test/imports.ts'
import { reviewed } from '#test/loader.ts'

const name = fc.constantFrom('', 'Rojo', 'ROJO', 'Azul', 'Verde', 'Ocre', 'Gris')
const code = fc.constantFrom('', '#ff0000', '#00ff00', 'rojo')

test('whatever a sheet holds, a run does what its review said, counts every row once, and is undone whole', async (t) => {
  const { admin, make, sql } = await shop(t)
  await make.color({ name: 'Rojo', color_code: '#ff0000' })
  await make.color({ name: 'Azul', color_code: '#0000ff' })
  const stored = () => sql`select id, name, color_code from colors order by id`
  const begun = await stored()
  const sheets = fc.array(fc.tuple(name, code, fc.constant('.')), { minLength: 1, maxLength: 12 })
  const how = fc.constantFrom('skip', 'update', 'refuse')
  await fc.assert(
    fc.asyncProperty(sheets, how, async (rows, on_duplicate) => {
      const asked = { resource: 'colors', mapping: { name: 'A', color_code: 'B' }, on_duplicate }
      const review = await reviewed(admin, [['Nombre', 'Código', 'Notas'], ...rows], asked)
      const done = await run(admin, review.id, review.asked)
      const counts = (of: Record<string, number>) => rowStatuses.map((status) => of[status])
      assert.deepEqual(counts(done), counts(review))
      assert.equal(done.total, rows.length)
      assert.equal(
        counts(done).reduce((sum, one) => Number(sum) + Number(one)),
        rows.length,
      )
      for (const status of rowStatuses) {
        const { headers } = await admin.get(`/imports/${review.id}/rows?status=${status}`)
        assert.equal(Number(headers.get('x-total-count')), done[status])
      }
      assert.equal((await stored()).length, begun.length + done.created)
      const again = await reviewed(admin, [['Nombre', 'Código', 'Notas'], ...rows], asked)
      assert.deepEqual([again.created, again.updated], [0, 0])
      await admin.post(`/imports/${review.id}/undo`)
      assert.equal((await over(admin, review.id)).status, 'undone')
      assert.deepEqual(await stored(), begun)
    }),
    { numRuns: 12 },
  )
})
