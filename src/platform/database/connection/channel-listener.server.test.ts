import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { startDatabaseProxy } from '#test/database-proxy.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

/** A listener that connects through a proxy, and a direct connection that notifies it. */
async function openListener(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const proxy = await startDatabaseProxy(t, options)
  const listeningSql = createConnectionPools({ ...options, host: proxy.host, port: proxy.port }, { max: 1 })
  const notifyingSql = createConnectionPools(options, { max: 1 })
  atTheEnd(t, () => Promise.all([listeningSql.end({ timeout: 1 }), notifyingSql.end({ timeout: 1 })]))
  const events = new EventEmitter<{ notification: [string]; loss: [] }>()
  const { unlisten } = await listeningSql.listen(
    'a "channel"',
    (payload) => events.emit('notification', payload),
    () => events.emit('loss'),
  )
  const notify = (payload: string) => notifyingSql`select pg_notify('a "channel"', ${payload})`
  /** Notifies until the listener receives it: notifications during a reconnect are lost. */
  const untilHeard = async (payload: string) => {
    const notification = once(events, 'notification')
    let isHeard = false
    notification.then(() => {
      isHeard = true
    })
    while (!isHeard) await notify(payload)
    return (await notification)[0]
  }
  return { events, proxy, notify, notifyingSql, untilHeard, unlisten }
}

test('a notification is received on its own channel alone', async (t) => {
  const { events, notify, notifyingSql } = await openListener(t)
  const notification = once(events, 'notification')
  await notifyingSql`select pg_notify('another', 'not for us')`
  await notify('for us')
  assert.deepEqual(await notification, ['for us'])
})

test('a listener is told of each loss and reconnects by itself', async (t) => {
  const { events, proxy, untilHeard } = await openListener(t)
  for (const round of ['first', 'second']) {
    const loss = once(events, 'loss')
    proxy.reset()
    await loss
    assert.equal(await untilHeard(round), round)
  }
})

test('a listener whose connection the database ended reconnects too', async (t) => {
  const { events, notifyingSql, untilHeard } = await openListener(t)
  const loss = once(events, 'loss')
  await notifyingSql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`
  await loss
  assert.equal(await untilHeard('again'), 'again')
})

test('a stopped listener receives nothing and does not reconnect', async (t) => {
  const { events, notify, notifyingSql, unlisten } = await openListener(t)
  events.on('notification', () => assert.fail('heard'))
  events.on('loss', () => assert.fail('told of a loss that it asked for'))
  await unlisten()
  await notify('to nobody')
  const [row] = await notifyingSql`
    select count(*)::int as listening from pg_stat_activity
    where datname = current_database() and query like 'listen %'`
  assert.deepEqual(row, { listening: 0 })
})

test('listening to a database that does not answer fails at once', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools({ ...options, host: '/nowhere' })
  atTheEnd(t, () => sql.end())
  await assert.rejects(
    sql.listen('channel', () => {}),
    DatabaseLost,
  )
})
