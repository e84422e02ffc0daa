import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rowStatuses } from '#src/importer/import-types.ts'
import { shop } from '#test/harness.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

const name = fc.constantFrom('', 'Rojo', 'ROJO', 'Azul', 'Verde', 'Ocre', 'Gris')
const code = fc.constantFrom('', '#ff0000', '#00ff00', 'rojo')

test('whatever a sheet holds, a run does what its review said, counts every row once, and is undone whole', async (t) => {
  const { admin, make, sql } = await shop(t)
  await make.color({ name: 'Rojo', color_code: '#ff0000' })
  await make.color({ name: 'Azul', color_code: '#0000ff' })
  const readColors = () => sql`select id, name, color_code from colors order by id`
  const begun = await readColors()
  const sheets = fc.array(fc.tuple(name, code, fc.constant('.')), { minLength: 1, maxLength: 12 })
  const anyPolicy = fc.constantFrom('skip', 'update', 'refuse')
  await fc.assert(
    fc.asyncProperty(sheets, anyPolicy, async (rows, on_duplicate) => {
      const request = { resource: 'colors', mapping: { name: 'A', color_code: 'B' }, on_duplicate }
      const review = await previewRows(admin, [['Nombre', 'Código', 'Notas'], ...rows], request)
      const result = await runImport(admin, review.id, review.asked)
      const counts = (countByStatus: Record<string, number>) => rowStatuses.map((status) => countByStatus[status])
      assert.deepEqual(counts(result), counts(review))
      assert.equal(result.total, rows.length)
      assert.equal(
        counts(result).reduce((sum, item) => Number(sum) + Number(item)),
        rows.length,
      )
      for (const status of rowStatuses) {
        const { headers } = await admin.get(`/imports/${review.id}/rows?status=${status}`)
        assert.equal(Number(headers.get('x-total-count')), result[status])
      }
      assert.equal((await readColors()).length, begun.length + result.created)
      const secondTry = await previewRows(admin, [['Nombre', 'Código', 'Notas'], ...rows], request)
      assert.deepEqual([secondTry.created, secondTry.updated], [0, 0])
      await admin.post(`/imports/${review.id}/undo`)
      assert.equal((await waitUntilOver(admin, review.id)).status, 'undone')
      assert.deepEqual(await readColors(), begun)
    }),
    { numRuns: 12 },
  )
})
