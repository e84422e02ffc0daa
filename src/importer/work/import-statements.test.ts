import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadUser } from '#src/access/sessions/sessions.server.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { runDueTasks } from '#src/importer/work/run-due-tasks.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import { statements } from '#src/platform/database/connection.server.ts'
import type { Statement } from '#src/platform/database/statement.server.ts'
import { openFiles } from '#src/platform/files/files.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { type Shop, shop } from '#test/harness.ts'
import { uploaded } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Ingreso', 'Sector', 'Puesto', 'Licencia']

const rowOf = (n: number, city: string) => [
  ...[`${n}`, 'Uno', city, String(30_000_000 + n), '03/08/2026', n % 2 ? 'Taller' : 'Depósito', `Puesto ${n % 50}`],
  'B.1',
]

/** Works in this process, where statements can be counted; the lease keeps the loader's own process away. */
async function worker({ sql, settings }: Shop): Promise<WorkerContext> {
  const nobody = () => undefined
  return {
    sql,
    files: await openFiles(settings),
    registry: prepareResources(registrations, 'America/Argentina/Buenos_Aires'),
    loadUser,
    sheetWords: {},
    isHeading: () => false,
    spreadPublicVersion: async () => {},
    onBusy: nobody,
    log: { info: nobody, warn: nobody, error: console.error },
    holder: 'test',
  }
}

/** What is asked of the database to check and write so many rows; the server's own looking about aside. */
async function asked(world: Shop, rows: string[][]): Promise<string[]> {
  const texts = [...new Set(rows.map((row) => row[6] ?? ''))]
  const create = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'create']))
  const resolve = { job_sector_id: create(['Taller', 'Depósito']), job_title_id: create(texts) }
  const { seen, body } = await askedFor(world, [headings, ...rows], { resource: 'employees', resolve })
  assert.equal(body.created + body.updated, rows.length)
  return seen
}

async function askedFor(world: Shop, rows: string[][], of: { resource: string; resolve: object }) {
  const { admin, sql } = world
  const { id, suggested } = await uploaded(admin, rows)
  const mapping = suggested[of.resource]
  const question = { ...of, mapping, constants: {}, on_duplicate: 'update', all_or_nothing: false }
  await sql`
    update imports set task = 'write', asked = ${sql.json(question)}, request_id = ${`run-${id}`},
      holder = 'test', lease_until = now() + interval '1 hour' where id = ${id}`
  const seen: string[] = []
  const note = (message: unknown) => seen.push((message as Statement).text)
  statements.subscribe(note)
  await runDueTasks(await worker(world))
  statements.unsubscribe(note)
  const { body } = await admin.get(`/imports/${id}`)
  assert.deepEqual([body.status, body.wrong], ['done', 0], body.message)
  return { seen: seen.filter((text) => !/public_version|as due from|pg_notify|sessions/.test(text)), body }
}

const range = (from: number, to: number, name: string) =>
  Array.from({ length: to - from }, (_, n) => rowOf(from + n, name))

test('a load asks the database no more of 900 rows than of 4, whether they are new or changed', async (t) => {
  const world = await shop(t)
  await asked(world, range(0, 50, 'Ana'))
  const few = await asked(world, range(1000, 1004, 'Ana'))
  const many = await asked(world, range(2000, 2900, 'Ana'))
  assert.ok(few.length > 10, 'the count sees statements at all')
  assert.ok(many.length <= few.length, many.filter((text) => !few.includes(text)).join('\n'))
  const fewChanged = await asked(world, range(1000, 1004, 'Eva'))
  const manyChanged = await asked(world, range(2000, 2900, 'Eva'))
  assert.ok(manyChanged.length <= fewChanged.length, manyChanged.join('\n'))
})

test('rows that no key tells apart take no more statements where they are many, new or stored', async (t) => {
  const world = await shop(t)
  await world.make.category({ name: 'Celulares' })
  const captions = ['Categoría', 'Nombre', 'Precio', 'Descripción']
  const load = async (from: number, to: number) => {
    const rows = Array.from({ length: to - from }, (_, n) => ['Celulares', `Equipo ${from + n}`, '10', 'En caja'])
    return askedFor(world, [captions, ...rows], { resource: 'products', resolve: {} })
  }
  await load(0, 50)
  const [few, many] = [await load(1000, 1004), await load(2000, 2900)]
  assert.deepEqual([few.body.created, many.body.created], [4, 900])
  assert.ok(many.seen.length <= few.seen.length, many.seen.filter((text) => !few.seen.includes(text)).join('\n'))
  const [fewAgain, manyAgain] = [await load(1000, 1004), await load(2000, 2900)]
  assert.deepEqual([fewAgain.body.same, manyAgain.body.same], [4, 900])
  assert.ok(manyAgain.seen.length <= fewAgain.seen.length, manyAgain.seen.join('\n'))
})
