import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadActorOfUser } from '#src/access/sessions/sessions.server.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { runDueTasks } from '#src/importer/work/run-due-tasks.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { type Shop, shop } from '#test/harness.ts'
import { uploadRows } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Ingreso', 'Sector', 'Puesto', 'Licencia']

const buildRow = (n: number, city: string) => [
  ...[`${n}`, 'Uno', city, String(30_000_000 + n), '03/08/2026', n % 2 ? 'Taller' : 'Depósito', `Puesto ${n % 50}`],
  'B.1',
]

/** Runs tasks in this process, where statements can be counted. The lease keeps the worker process away. */
async function worker({ sql, settings }: Shop): Promise<WorkerContext> {
  const nobody = () => undefined
  return {
    sql,
    files: await createFileStore(settings),
    registry: prepareResources(registrations, 'America/Argentina/Buenos_Aires'),
    loadUser: loadActorOfUser,
    sheetWords: {},
    isHeading: () => false,
    spreadPublicVersion: async () => {},
    onBusy: nobody,
    log: { info: nobody, warn: nobody, error: console.error },
    holder: 'test',
  }
}

/** The statements that check and write the rows. Polling statements are left out. */
async function recordRunStatements(testShop: Shop, rows: string[][]): Promise<string[]> {
  const texts = [...new Set(rows.map((row) => row[6] ?? ''))]
  const create = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'create']))
  const resolve = { job_sector_id: create(['Taller', 'Depósito']), job_title_id: create(texts) }
  const { statements, body } = await recordStatements(testShop, [headings, ...rows], {
    resource: 'employees',
    resolve,
  })
  assert.equal(body.created + body.updated, rows.length)
  return statements
}

async function recordStatements(testShop: Shop, rows: string[][], request: { resource: string; resolve: object }) {
  const { admin, sql } = testShop
  const { id, suggested } = await uploadRows(admin, rows)
  const mapping = suggested[request.resource]
  const question = { ...request, mapping, constants: {}, on_duplicate: 'update', all_or_nothing: false }
  await sql`
    update imports set task = 'write', asked = ${sql.json(question)}, request_id = ${`run-${id}`},
      holder = 'test', lease_until = now() + interval '1 hour' where id = ${id}`
  const texts: string[] = []
  const recordMessage = (message: unknown) => texts.push((message as Statement).text)
  statementChannel.subscribe(recordMessage)
  await runDueTasks(await worker(testShop))
  statementChannel.unsubscribe(recordMessage)
  const { body } = await admin.get(`/imports/${id}`)
  assert.deepEqual([body.status, body.wrong], ['done', 0], body.message)
  return { statements: texts.filter((text) => !/public_version|as due from|pg_notify|sessions/.test(text)), body }
}

const buildRows = (firstNumber: number, lastNumber: number, name: string) =>
  Array.from({ length: lastNumber - firstNumber }, (_, n) => buildRow(firstNumber + n, name))

test('an import asks the database no more of 900 rows than of 4, whether they are new or changed', async (t) => {
  const testShop = await shop(t)
  await recordRunStatements(testShop, buildRows(0, 50, 'Ana'))
  const fewStatements = await recordRunStatements(testShop, buildRows(1000, 1004, 'Ana'))
  const manyStatements = await recordRunStatements(testShop, buildRows(2000, 2900, 'Ana'))
  assert.ok(fewStatements.length > 10, 'the count sees statements at all')
  assert.ok(
    manyStatements.length <= fewStatements.length,
    manyStatements.filter((text) => !fewStatements.includes(text)).join('\n'),
  )
  const fewChanged = await recordRunStatements(testShop, buildRows(1000, 1004, 'Eva'))
  const manyChanged = await recordRunStatements(testShop, buildRows(2000, 2900, 'Eva'))
  assert.ok(manyChanged.length <= fewChanged.length, manyChanged.join('\n'))
})

test('rows that no key tells apart take no more statements where they are many, new or stored', async (t) => {
  const testShop = await shop(t)
  await testShop.make.category({ name: 'Celulares' })
  const captions = ['Categoría', 'Nombre', 'Precio', 'Descripción']
  const recordImport = async (firstNumber: number, lastNumber: number) => {
    const rows = Array.from({ length: lastNumber - firstNumber }, (_, n) => [
      'Celulares',
      `Equipo ${firstNumber + n}`,
      '10',
      'En caja',
    ])
    return recordStatements(testShop, [captions, ...rows], { resource: 'products', resolve: {} })
  }
  await recordImport(0, 50)
  const [fewStatements, manyStatements] = [await recordImport(1000, 1004), await recordImport(2000, 2900)]
  assert.deepEqual([fewStatements.body.created, manyStatements.body.created], [4, 900])
  assert.ok(
    manyStatements.statements.length <= fewStatements.statements.length,
    manyStatements.statements.filter((text) => !fewStatements.statements.includes(text)).join('\n'),
  )
  const [fewAgain, manyAgain] = [await recordImport(1000, 1004), await recordImport(2000, 2900)]
  assert.deepEqual([fewAgain.body.same, manyAgain.body.same], [4, 900])
  assert.ok(manyAgain.statements.length <= fewAgain.statements.length, manyAgain.statements.join('\n'))
})
