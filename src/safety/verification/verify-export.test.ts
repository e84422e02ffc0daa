import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'

const fields = [
  ...['record_hash', 'ppe_name', 'size', 'quantity', 'brand', 'model', 'certification', 'delivery_date', 'comments'],
  ...['employee_name', 'employee_dni', 'job_title', 'company_name', 'company_cuit', 'company_address'],
]

/** A shop with two signed deliveries, of which one has every sort of text, and an open one. */
async function openShopWithExport(t: TestContext) {
  const world = await openShopWithEquipment(t)
  const { admin, gloves, apron, ayelen, bruno, url } = world
  const give = async (values: object) => (await admin.post('/ppe_deliveries', values)).body
  const signed = [
    await give({
      ...{ employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-01-02', quantity: 12, brand: '=1+1' },
      ...{ comments: 'Dijo "gracias"; firmó\ncon frío, ñandú', model: "'-3" },
    }),
    await give({ employee_id: ayelen.id, ppe_id: apron.id, delivery_date: '2026-02-03' }),
  ]
  assert.equal((await signOnGlass(admin, signed)).status, 200)
  await give({ employee_id: bruno.id, ppe_id: apron.id, delivery_date: '2026-03-04' })
  const readExport = async (language: string, names = fields) => {
    const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': language }
    const answer = await fetch(`${url}/api/ppe_deliveries/export.csv?fields=${names}`, { headers })
    assert.equal(answer.status, 200)
    return answer.text()
  }
  return { readExport }
}

/** Runs the script of the documentation over the text of a file. */
function verifyExport(text: string): { status: number | null; output: string } {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'mostrador-export-')), 'entregas.csv')
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['docs/verify-export.mjs', file], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('anyone works out the hashes of an export anew, in each language', async (t) => {
  const { readExport } = await openShopWithExport(t)
  for (const language of ['es', 'en', 'pt'])
    assert.deepEqual(verifyExport(await readExport(language)), {
      status: 0,
      output: '2 signed, 0 different, 1 without a signature.\n',
    })
})

test('a changed cell of an export is told with its row, and a missing column by its name', async (t) => {
  const { readExport } = await openShopWithExport(t)
  const text = await readExport('es')
  const changed = verifyExport(text.replace('2026-02-03', '2026-02-04'))
  assert.equal(changed.status, 1)
  assert.match(changed.output, /Row \d: Ayelén Quiroga, Delantal ESD, 2026-02-04: the hash differs\./)
  const without = verifyExport(
    await readExport(
      'pt',
      fields.filter((name) => name !== 'brand'),
    ),
  )
  assert.equal(without.status, 2)
  assert.match(without.output, /Missing columns: brand \(Marca, Brand\)/)
})

test('a file that is missing and a workbook are refused in one sentence', () => {
  const missing = spawnSync(process.execPath, ['docs/verify-export.mjs', '/nowhere/entregas.csv'], { encoding: 'utf8' })
  assert.equal(missing.status, 2)
  assert.equal(missing.stderr, '/nowhere/entregas.csv cannot be read: name the CSV file of an export of deliveries.\n')
  const workbook = verifyExport('PK\u0003\u0004')
  assert.equal(workbook.status, 2)
  assert.match(workbook.output, /is not a CSV file: export the deliveries as CSV, and name that file\.\n$/)
})
