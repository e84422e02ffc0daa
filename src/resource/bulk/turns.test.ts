import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { countWaitingStatements, openRequest } from '#test/open-request.ts'
import { createPricedProducts, fetchPrices } from '#test/priced-products.ts'

type HoldOptions = { ids: readonly number[]; whileHeld: () => Promise<void> }

/** Runs `whileHeld` while another transaction locks these products, so that every write of them waits. */
async function holdProducts({ sql }: Shop, { ids, whileHeld }: HoldOptions): Promise<void> {
  await sql.bulk.begin(async (tx) => {
    await tx`select 1 from products where id = any(${[...ids]}::int[]) for update`
    await whileHeld()
  })
}

const preview = (ids: readonly number[]) => ({ ids, set: { price: { percent: 8 } }, preview: true })

/** Asserts that pages, lists, the session and sign-in are answered. */
async function assertOpen({ url, admin, anonymous }: Shop): Promise<void> {
  const credentials = { dni: '20111222', password: 'not the right one' }
  const answers = await Promise.all([
    fetch(`${url}/readyz`).then(({ status }) => status),
    fetch(url).then(({ status }) => status),
    admin.get('/auth/me').then(({ status }) => status),
    anonymous.get('/products?page=1').then(({ status }) => status),
    anonymous.post('/auth/login', credentials).then(({ status }) => status),
  ])
  assert.deepEqual(answers, [200, 200, 200, 200, 402])
}

/** Previews an edit of locked rows as several clerks, two of whom wait at a time, and runs `whileWaiting` meanwhile. */
async function previewLockedRows(world: Shop, clerkCount: number, whileWaiting: () => Promise<void>): Promise<void> {
  const { ids } = await createPricedProducts(world)
  const clerks = Array.from({ length: clerkCount }, () => world.as('update_products'))
  for (const clerk of clerks) await clerk.token()
  let answers: Promise<{ status: number }[]> | undefined
  await holdProducts(world, {
    ids,
    async whileHeld() {
      answers = Promise.all(clerks.map((clerk) => clerk.patch('/products', preview(ids))))
      await until('two of them wait', async () => (await countWaitingStatements(world.sql)) === 2)
      await whileWaiting()
    },
  })
  for (const { status } of (await answers) ?? []) assert.equal(status, 200)
}

test('while forty previews wait for locked rows, pages, sign-in and screens are answered', async (t) => {
  const world = await shop(t)
  await previewLockedRows(world, 40, async () => {
    await assertOpen(world)
    assert.equal(await countWaitingStatements(world.sql), 2)
  })
})

/** Runs a transaction on each connection that screens use, all of them at once. */
async function occupyEveryConnection({ sql }: Shop): Promise<void> {
  let openCount = 0
  const release = Promise.withResolvers<void>()
  const holders = Array.from({ length: sql.maxConnections }, () =>
    sql.begin(async () => {
      openCount++
      await release.promise
    }),
  )
  try {
    await until('every connection is in use', () => openCount === sql.maxConnections)
  } finally {
    release.resolve()
    await Promise.all(holders)
  }
}

test('bulk edits that wait for a lock take none of the connections that screens use', async (t) => {
  const world = await shop(t)
  await previewLockedRows(world, 2, () => occupyEveryConnection(world))
})

test('writes of one record that wait for a locked row leave connections for reads', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  await clerk.token()
  let answers: Promise<{ status: number }[]> | undefined
  await holdProducts(world, {
    ids,
    async whileHeld() {
      const saves = Array.from({ length: 20 }, () => clerk.patch(`/products/${ids[0]}`, { price: 7 }))
      answers = Promise.all(saves)
      await until('some of them wait', async () => (await countWaitingStatements(world.sql)) >= 4)
      await assertOpen(world)
    },
  })
  for (const { status } of (await answers) ?? []) assert.equal(status, 200)
})

test('a user has one bulk edit at a time and delays no other user; if the queue is full a request is refused', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const [ana, luz] = [world.as('update_products'), world.as('update_products')]
  for (const clerk of [ana, luz]) await clerk.token()
  const send = (clerk: Client, id: number | undefined) => clerk.patch('/products', preview(id ? [id] : []))
  const requests: Promise<{ status: number }>[] = []
  await holdProducts(world, {
    ids: ids.slice(0, 1),
    async whileHeld() {
      requests.push(send(ana, ids[0]))
      await until('the first waits', async () => (await countWaitingStatements(world.sql)) === 1)
      const laterRequests = Array.from({ length: 21 }, () => send(ana, ids[1]))
      const refusal = await Promise.race(laterRequests)
      assert.deepEqual([refusal.status, refusal.headers.get('retry-after')], [429, '2'])
      assert.match(refusal.body.message, /se están cambiando muchos registros/)
      assert.equal((await send(luz, ids[1])).status, 200)
      requests.push(...laterRequests)
    },
  })
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.length], [21, 22])
})

/** Sends a bulk edit, and closes the connection when the edit waits for a lock. */
async function sendAndLeave({ url, sql }: Shop, client: Client, body: object): Promise<void> {
  const { hangUp } = await openRequest(`${url}/api/products`, { method: 'PATCH', client, body })
  await until('it waits', async () => (await countWaitingStatements(sql)) === 1)
  await hangUp()
}

test('a preview whose client has left is cancelled in the database', async (t) => {
  // Without a statement timeout, which would end the statement too.
  const world = await shop(t, {}, { timeoutSeconds: 0 })
  const { ids } = await createPricedProducts(world)
  await holdProducts(world, {
    ids,
    async whileHeld() {
      await sendAndLeave(world, world.as('update_products'), preview(ids))
      await until('it no longer waits', async () => (await countWaitingStatements(world.sql)) === 0)
    },
  })
})

test('a bulk edit whose client has left goes on, so that a repeated request gets its answer', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  await holdProducts(world, {
    ids,
    async whileHeld() {
      await sendAndLeave(world, world.as('update_products'), { ids, set: { price: 7 } })
      // If a cancel had been sent, the database would have handled it before these two queries.
      for (let count = 0; count < 2; count++) assert.equal(await countWaitingStatements(world.sql), 1)
    },
  })
  await until('it is written', async () => (await fetchPrices(world, ids)).every((price) => price === 7))
})
