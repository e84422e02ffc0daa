import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { countWaitingStatements, type OpenRequest, openRequest } from '#test/open-request.ts'

/** Without a statement timeout, as it would end statements that nobody has cancelled. */
const withoutStatementTimeout = { timeoutSeconds: 0 }

/** Locks a table, so that nobody can read it, and runs `whileLocked`. */
async function lockTable({ sql }: Shop, table: string, whileLocked: () => Promise<void>): Promise<void> {
  await sql.bulk.begin(async (tx) => {
    await tx.query(`lock table ${table} in access exclusive mode`)
    await whileLocked()
  })
}

test('of forty simultaneous whole lists two at a time are in the database, and other requests are answered', async (t) => {
  const openedShop = await shop(t)
  const { sql, as, url, admin, anonymous } = openedShop
  const readers = Array.from({ length: 40 }, () => as('see_employees'))
  for (const reader of readers) await reader.token()
  let answers: Promise<{ status: number }[]> | undefined
  await lockTable(openedShop, 'employees', async () => {
    answers = Promise.all(readers.map((reader) => reader.get('/employees')))
    await until('two of them wait', async () => (await countWaitingStatements(sql)) === 2)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    assert.equal((await admin.get('/auth/me')).status, 200)
    // Without a queue more of the lists would be in the database by now, and the next read would wait for the lock.
    assert.equal(await countWaitingStatements(sql), 2)
    assert.equal((await anonymous.get('/products')).status, 200)
    assert.equal(await countWaitingStatements(sql), 2)
  })
  for (const { status } of (await answers) ?? []) assert.equal(status, 200)
})

test('a whole list has the rows of its pages in the same order, however many they are', async (t) => {
  const { sql, as, anonymous } = await shop(t)
  await sql`
    insert into employees (name, surname, employee_file_number)
    select 'Ana', 'Pérez ' || n, n::text from generate_series(1, 250) n`
  const reader = as('see_employees')
  const wholeList = await reader.get('/employees')
  const pages = [1, 2, 3].map((page) => reader.get(`/employees?page=${page}&per_page=100`))
  const pagedRows = (await Promise.all(pages)).flatMap(({ body }) => body)
  assert.deepEqual([wholeList.status, wholeList.headers.get('x-total-count')], [200, '250'])
  assert.deepEqual(wholeList.body, pagedRows)
  const { body } = await anonymous.get('/products')
  assert.deepEqual(Object.keys(body), ['products', 'categories', 'parameters'])
})

test('a read whose client has left is cancelled: a page, a whole list, a public list, a search', async (t) => {
  const openedShop = await shop(t, {}, withoutStatementTimeout)
  const reader = openedShop.as('see_employees')
  const { id } = await openedShop.make.employee()
  const reads = [
    { table: 'employees', path: '/employees?page=1', by: reader },
    { table: 'employees', path: '/employees', by: reader },
    { table: 'attachments', path: `/employees/${id}/attachments`, by: reader },
    { table: 'employees', path: '/search?q=Aurora', by: reader },
    { table: 'products', path: '/products?page=1' },
    { table: 'products', path: '/products' },
  ]
  for (const { table, path, by } of reads)
    await lockTable(openedShop, table, async () => {
      const { hangUp } = await openRequest(`${openedShop.url}/api${path}`, { client: by })
      await until('it waits', async () => (await countWaitingStatements(openedShop.sql)) > 0)
      await hangUp()
      await until(`${path} no longer waits`, async () => (await countWaitingStatements(openedShop.sql)) === 0)
    })
  assert.equal((await reader.get('/employees')).status, 200)
})

test('a public answer for which two clients wait is made if one of them leaves', async (t) => {
  const openedShop = await shop(t)
  // The server renders its first page by itself, and would wait for the table too.
  await fetch(openedShop.url)
  let stayingRequest: OpenRequest | undefined
  await lockTable(openedShop, 'products', async () => {
    const leavingRequest = await openRequest(`${openedShop.url}/api/products?page=1`)
    await until('page and count wait', async () => (await countWaitingStatements(openedShop.sql)) === 2)
    stayingRequest = await openRequest(`${openedShop.url}/api/products?page=1`)
    // After the answer to a later request, the second client waits too, and a cancellation would have been sent.
    await openedShop.anonymous.get('/colors?page=1')
    await leavingRequest.hangUp()
    await openedShop.anonymous.get('/colors?page=2')
    assert.equal(await countWaitingStatements(openedShop.sql), 2)
  })
  assert.equal(await stayingRequest?.status, 200)
})
