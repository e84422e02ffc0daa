import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { countWaitingStatements, type OpenRequest, openRequest } from '#test/open-request.ts'

/** A statement timeout would end what nobody cancels, too. */
const withoutStatementTimeout = { timeoutSeconds: 0 }

/** Runs `whileLocked` while nobody can read a table. */
async function lockTable({ sql }: Shop, table: string, whileLocked: () => Promise<void>): Promise<void> {
  await sql.bulk.begin(async (tx) => {
    await tx.query(`lock table ${table} in access exclusive mode`)
    await whileLocked()
  })
}

test('while forty whole lists are read, two stand in the database and everybody else is answered', async (t) => {
  const world = await shop(t)
  const { sql, as, url, admin, anonymous } = world
  const readers = Array.from({ length: 40 }, () => as('see_employees'))
  for (const reader of readers) await reader.token()
  let answers: Promise<{ status: number }[]> | undefined
  await lockTable(world, 'employees', async () => {
    answers = Promise.all(readers.map((reader) => reader.get('/employees')))
    await until('two of them wait', async () => (await countWaitingStatements(sql)) === 2)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    assert.equal((await admin.get('/auth/me')).status, 200)
    // Without turns there are more by now, and the next list would wait for the lock.
    assert.equal(await countWaitingStatements(sql), 2)
    assert.equal((await anonymous.get('/products')).status, 200)
    assert.equal(await countWaitingStatements(sql), 2)
  })
  for (const { status } of (await answers) ?? []) assert.equal(status, 200)
})

test('a whole list is what its pages are, however many rows it has', async (t) => {
  const { sql, as, anonymous } = await shop(t)
  await sql`
    insert into employees (name, surname, employee_file_number)
    select 'Ana', 'Pérez ' || n, n::text from generate_series(1, 250) n`
  const reader = as('see_employees')
  const whole = await reader.get('/employees')
  const pages = [1, 2, 3].map((page) => reader.get(`/employees?page=${page}&per_page=100`))
  const paged = (await Promise.all(pages)).flatMap(({ body }) => body)
  assert.deepEqual([whole.status, whole.headers.get('x-total-count')], [200, '250'])
  assert.deepEqual(whole.body, paged)
  const { body } = await anonymous.get('/products')
  assert.deepEqual(Object.keys(body), ['products', 'categories', 'parameters'])
})

test('what a reader has left is no longer read: a page, a whole list, one of the public, a search', async (t) => {
  const world = await shop(t, {}, withoutStatementTimeout)
  const reader = world.as('see_employees')
  const { id } = await world.make.employee()
  const asked = [
    { table: 'employees', path: '/employees?page=1', by: reader },
    { table: 'employees', path: '/employees', by: reader },
    { table: 'attachments', path: `/employees/${id}/attachments`, by: reader },
    { table: 'employees', path: '/search?q=Aurora', by: reader },
    { table: 'products', path: '/products?page=1' },
    { table: 'products', path: '/products' },
  ]
  for (const { table, path, by } of asked)
    await lockTable(world, table, async () => {
      const { hangUp } = await openRequest(`${world.url}/api${path}`, { client: by })
      await until('it waits', async () => (await countWaitingStatements(world.sql)) > 0)
      await hangUp()
      await until(`${path} no longer waits`, async () => (await countWaitingStatements(world.sql)) === 0)
    })
  assert.equal((await reader.get('/employees')).status, 200)
})

test('a public answer that two wait for is made for whoever stays', async (t) => {
  const world = await shop(t)
  // The server draws its first page by itself, and would wait for the table too.
  await fetch(world.url)
  let staying: OpenRequest | undefined
  await lockTable(world, 'products', async () => {
    const leaving = await openRequest(`${world.url}/api/products?page=1`)
    await until('page and count wait', async () => (await countWaitingStatements(world.sql)) === 2)
    staying = await openRequest(`${world.url}/api/products?page=1`)
    // Answers that were asked for later: by then the second request has joined, and a cancel would have been sent.
    await world.anonymous.get('/colors?page=1')
    await leaving.hangUp()
    await world.anonymous.get('/colors?page=2')
    assert.equal(await countWaitingStatements(world.sql), 2)
  })
  assert.equal(await staying?.status, 200)
})
