import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listServerErrors, type ServerErrorRow } from '#src/operations/errors/server-errors.server.ts'
import { type Shop, shop } from '#test/harness.ts'

/** Errors are stored after their answer, so they are read until there are as many. */
async function readErrors({ sql }: Shop, count: number): Promise<ServerErrorRow[]> {
  for (;;) {
    const errors = await listServerErrors(sql, 1000)
    if (errors.length >= count) return errors
  }
}

test('an answer that is the fault of the server is stored by its request id, without any value', async (t) => {
  const server = await shop(t)
  await server.sql.query(`
    create function refuse_color() returns trigger language plpgsql as $$
    begin raise exception 'not %', new.name using errcode = '22012', constraint = 'colors_hidden'; end $$;
    create trigger refuse_color before insert on colors for each row execute function refuse_color()`)
  const answer = await server.admin.post('/colors', { name: 'Ana Pérez', color_code: '#FF0000' })
  assert.equal(answer.status, 500)
  const [error] = await readErrors(server, 1)
  assert.ok(error)
  const { at, ...rest } = error
  assert.ok(Date.now() - at.getTime() < 60_000)
  assert.deepEqual(rest, {
    request_id: answer.body.request_id,
    method: 'POST',
    route: '/api/colors',
    status: 500,
    what: 'DatabaseError 22012 colors_hidden',
  })
})

test('an address is stored as the pattern of its route', async (t) => {
  const server = await shop(t)
  await server.sql`alter table colors rename to elsewhere`
  assert.equal((await server.admin.get('/colors/7?fields=name')).status, 500)
  const [error] = await readErrors(server, 1)
  assert.deepEqual([error?.method, error?.route, error?.what], ['GET', '/api/colors/:id', 'DatabaseError 42P01'])
})

test('a page of the shop that cannot be drawn is stored too', async (t) => {
  const server = await shop(t)
  await server.sql`alter table products rename to elsewhere`
  assert.equal((await fetch(`${server.url}/`)).status, 500)
  const [error] = await readErrors(server, 1)
  assert.deepEqual([error?.method, error?.route, error?.status], ['GET', '/', 500])
})

test("a duplicate, which the specification answers with 500, and a client's error are not stored", async (t) => {
  const server = await shop(t)
  await server.make.color({ name: 'Rojo' })
  assert.equal((await server.admin.post('/colors', { name: 'Rojo', color_code: '#FF0000' })).status, 500)
  assert.equal((await server.admin.get('/nowhere')).status, 404)
  await server.sql`alter table colors rename to elsewhere`
  await server.admin.get('/colors/7')
  assert.deepEqual(
    (await readErrors(server, 1)).map(({ method }) => method),
    ['GET'],
  )
})

test('the last 200 errors stay', async (t) => {
  const server = await shop(t)
  await server.sql`
    insert into server_errors (request_id, method, route, status, what)
    select n::text, 'GET', '/', 500, 'Error' from generate_series(1, 230) n`
  await server.sql`alter table colors rename to elsewhere`
  await server.admin.get('/colors/7')
  const findNew = async () => (await readErrors(server, 200)).filter(({ route }) => route !== '/')
  while ((await findNew()).length === 0);
  const errors = await readErrors(server, 200)
  assert.equal(errors.length, 200)
  assert.deepEqual([errors.at(1)?.request_id, errors.at(-1)?.request_id], ['230', '32'])
})

test('an error that cannot be stored changes no answer', async (t) => {
  const server = await shop(t)
  await server.sql`alter table server_errors rename to no_errors`
  await server.sql`alter table colors rename to elsewhere`
  for (let round = 0; round < 6; round++) assert.equal((await server.admin.get('/colors/7')).status, 500)
  assert.equal((await server.anonymous.get('/categories')).status, 200)
})
