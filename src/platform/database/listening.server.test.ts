import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { DatabaseLost } from '#src/platform/database/database-lost.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'

/** Who listens through a proxy, and who tells, directly. */
async function listener(t: TestContext) {
  const { options } = await freshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const listens = connect({ ...options, host: proxy.host, port: proxy.port }, { max: 1 })
  const tells = connect(options, { max: 1 })
  atTheEnd(t, () => Promise.all([listens.end({ timeout: 1 }), tells.end({ timeout: 1 })]))
  const events = new EventEmitter<{ heard: [string]; deaf: [] }>()
  const { unlisten } = await listens.listen(
    'a "channel"',
    (told) => events.emit('heard', told),
    () => events.emit('deaf'),
  )
  const tell = (what: string) => tells`select pg_notify('a "channel"', ${what})`
  /** Tells until it is heard: who comes back does not hear what was told meanwhile. */
  const untilHeard = async (what: string) => {
    const heard = once(events, 'heard')
    let isHeard = false
    heard.then(() => {
      isHeard = true
    })
    while (!isHeard) await tell(what)
    return (await heard)[0]
  }
  return { events, proxy, tell, tells, untilHeard, unlisten }
}

test('what is told on the channel is heard, and on no other', async (t) => {
  const { events, tell, tells } = await listener(t)
  const heard = once(events, 'heard')
  await tells`select pg_notify('another', 'not for us')`
  await tell('for us')
  assert.deepEqual(await heard, ['for us'])
})

test('who listens is told of each loss, and listens again by itself', async (t) => {
  const { events, proxy, untilHeard } = await listener(t)
  for (const round of ['first', 'second']) {
    const deaf = once(events, 'deaf')
    proxy.reset()
    await deaf
    assert.equal(await untilHeard(round), round)
  }
})

test('a listener that the database ended comes back as well', async (t) => {
  const { events, tells, untilHeard } = await listener(t)
  const deaf = once(events, 'deaf')
  await tells`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`
  await deaf
  assert.equal(await untilHeard('again'), 'again')
})

test('who no longer listens hears nothing and does not come back', async (t) => {
  const { events, tell, tells, unlisten } = await listener(t)
  events.on('heard', () => assert.fail('heard'))
  events.on('deaf', () => assert.fail('told of a loss that it asked for'))
  await unlisten()
  await tell('to nobody')
  const [row] = await tells`
    select count(*)::int as listening from pg_stat_activity
    where datname = current_database() and query like 'listen %'`
  assert.deepEqual(row, { listening: 0 })
})

test('listening to a database that does not answer fails at once', async (t) => {
  const { options } = await freshDatabase(t)
  const sql = connect({ ...options, host: '/nowhere' })
  atTheEnd(t, () => sql.end())
  await assert.rejects(
    sql.listen('channel', () => {}),
    DatabaseLost,
  )
})
