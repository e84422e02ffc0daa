import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { openLoader } from '#src/importer/work/loader.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { atTheEnd } from '#test/endings.ts'
import { onLinux } from '#test/exports.ts'
import { until } from '#test/lifecycle/until.ts'
import { loaders } from '#test/loader.ts'
import { freshDirectory } from '#test/pictures.ts'

const entry = path.resolve('src/app/loader.server.ts')

function saying() {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  return { said, log: { info: say, warn: say, error: say } }
}

test('of a process that dies the log tells which load it worked on', onLinux, async (t) => {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 3 })
  const { said, log } = saying()
  const settings = { dataDir: freshDirectory(t), tzShop: 'America/Argentina/Buenos_Aires' }
  const loader = openLoader({ sql, settings, entry, log })
  atTheEnd(t, async () => {
    await loader.stop()
    await sql.end({ timeout: 1 })
  })
  await sql`
    insert into users (name, surname, dni, email, password_hash) values ('Ana', 'Sosa', '20111222', 'a@example.com', 'x')`
  const [load] = await sql<{ id: number }[]>`
    insert into imports (user_id, name, language, task) select id, 'a.csv', 'es', 'undo' from users returning id`
  const letGo = Promise.withResolvers<void>()
  const lock = sql.begin(async (tx) => {
    await tx`lock table users in access exclusive mode`
    loader.wake()
    await letGo.promise
  })
  await until('a process works on it', async () => (await sql`select 1 from imports where holder is not null`)[0])
  for (const pid of loaders()) process.kill(pid, 'SIGKILL')
  await until('it is told', () => said.some((text) => text.endsWith(`ended with SIGKILL, amid load ${load?.id}`)))
  letGo.resolve()
  await lock
})

test('that loads cannot be looked for is told once for each loss of the database', async (t) => {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 1 })
  const { said, log } = saying()
  const settings = { dataDir: freshDirectory(t), tzShop: 'America/Argentina/Buenos_Aires' }
  const loader = openLoader({ sql, settings, entry, log })
  t.after(() => loader.stop())
  await sql.end()
  loader.wake()
  loader.wake()
  await until('it is told', () => said.length > 0)
  assert.deepEqual(
    said.map((text) => text.replace(/:.*/, '')),
    ['Loads that are due could not be looked for'],
  )
})
