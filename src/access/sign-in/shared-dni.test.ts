import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { countHashedAndCheckedPasswords } from '#src/access/passwords/passwords.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { openShopWithAccounts } from '#test/accounts.ts'
import { shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'

const dni = '30123456'

/** A shop in which `count` accounts share a dni, each in another company. `sharers` are the accounts, oldest first. */
async function startShopWithSharedDni(t: TestContext, count: number, env: Record<string, string> = {}) {
  const world = await openShopWithAccounts(t, env)
  const sharers: Awaited<ReturnType<typeof world.account>>[] = []
  for (let n = 1; n <= count; n++)
    sharers.push(await world.account({ dni, company: `Sucursal ${n}`, password: `clave ${n}` }))
  const buildNewcomer = async () => {
    const company = await world.make.company()
    return { name: 'Luz', surname: 'Paz', dni, email: 'l@example.com', password: 'secreta', company_id: company.id }
  }
  const countChecks = async (body: object) => {
    const before = countHashedAndCheckedPasswords().checked
    const answer = await world.login(body)
    return { status: answer.status, checks: countHashedAndCheckedPasswords().checked - before }
  }
  return { ...world, sharers, buildNewcomer, countChecks }
}

/** Runs `work` without the trigger that refuses a fifth account: older rows were inserted before it existed. */
async function withoutTrigger<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql.query('alter table users disable trigger user')
  const result = await work()
  await sql.query('alter table users enable trigger user')
  return result
}

test('a fifth account of one dni is refused at the field, made or changed, in each language', async (t) => {
  const { admin, make, buildNewcomer, sql } = await startShopWithSharedDni(t, 3)
  assert.equal((await admin.post('/users', await buildNewcomer())).status, 200)
  const other = await make.user()
  const fifth = await buildNewcomer()
  for (const [language, words] of [
    ['es', /cuatro/],
    ['en', /four/],
    ['pt', /quatro/],
  ] as const) {
    const creation = await admin.post('/users', fifth, { 'accept-language': language })
    assert.deepEqual([creation.status, creation.body.fields], [400, { dni: 'access.users.dni_full' }])
    const changed = await admin.patch(`/users/${other.id}`, { dni: '30.123.456' }, { 'accept-language': language })
    assert.deepEqual([changed.status, changed.body.fields], [400, { dni: 'access.users.dni_full' }])
    assert.match(translate(language, 'access.users.dni_full'), words)
  }
  assert.equal((await sql`select 1 from users where dni = ${dni}`).length, 4)
})

test('of several that come at once one becomes the fourth', async (t) => {
  const { admin, make, buildNewcomer, sql } = await startShopWithSharedDni(t, 3)
  await admin.token()
  const otherUsers = [await make.user({ company_id: (await make.company()).id }), await make.user()]
  const newcomers = [await buildNewcomer(), await buildNewcomer(), await buildNewcomer()]
  const answers = await Promise.all([
    ...newcomers.map((newcomer) => admin.post('/users', newcomer)),
    ...otherUsers.map(({ id }) => admin.patch(`/users/${id}`, { dni })),
  ])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400, 400])
  assert.equal((await sql`select 1 from users where dni = ${dni}`).length, 4)
})

test('the database itself refuses a fifth, also one that waits for the fourth', async (t) => {
  const { sql, make } = await startShopWithSharedDni(t, 3)
  const [one, other] = [await make.company(), await make.company()]
  const insert = (db: Sql | Tx, company: number) => db`
    insert into users (name, surname, dni, email, password_hash, company_id)
    values ('Luz', 'Paz', ${dni}, 'l@example.com', 'none', ${company})`
  const fifth = await sql.begin(async (tx) => {
    await insert(tx, one.id)
    const waiting = insert(sql, other.id).then(
      () => 'written',
      (error: Error & { code?: string }) => error.code,
    )
    await until('the fifth waits', async () => {
      const locks = await sql`
        select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and not l.granted`
      return locks.length > 0
    })
    return { waiting }
  })
  assert.equal(await fifth.waiting, '23514')
})

test('accounts beyond the fourth that were there before stay, and are changed and moved as before', async (t) => {
  const { sql, admin, make, account } = await startShopWithSharedDni(t, 4)
  const fifth = await withoutTrigger(sql, () => account({ dni, company: 'Quinta' }))
  const company = await make.company()
  const moved = await admin.patch(`/users/${fifth.id}`, { name: 'Eva', dni, company_id: company.id })
  assert.deepEqual([moved.status, moved.body.company_id], [200, company.id])
  assert.equal((await admin.patch(`/users/${fifth.id}`, { dni: '31111111' })).status, 200)
  assert.equal((await admin.patch(`/users/${fifth.id}`, { dni })).status, 400)
})

test('sign-in looks at the four oldest active accounts of a dni; a later one is reached by its company', async (t) => {
  const { sql, login, countChecks, sharers, account } = await startShopWithSharedDni(t, 4)
  const [oldest] = sharers
  await sql`update users set active = false where id = ${oldest?.id ?? 0}`
  const [fifth, sixth] = await withoutTrigger(sql, async () => [
    await account({ dni, company: 'Quinta', password: 'la quinta' }),
    await account({ dni, company: 'Sexta', password: 'la sexta' }),
  ])
  assert.equal((await login({ dni, password: 'la quinta' })).body.user.id, fifth.id)
  assert.equal((await login({ dni, password: 'la sexta' })).body.error, 'NO_PASS')
  assert.equal((await login({ dni, password: 'clave 1' })).body.error, 'NO_PASS', 'disabled ones come last')
  assert.equal((await login({ dni, password: 'la sexta', company_id: sixth.companyId })).body.user.id, sixth.id)
  assert.deepEqual(await countChecks({ dni, password: 'equivocada' }), { status: 402, checks: 4 })
})

test('among four a disabled one is looked at too, and says so after its own password', async (t) => {
  const { sql, login, sharers } = await startShopWithSharedDni(t, 4)
  await sql`update users set active = false where id = ${sharers[0]?.id ?? 0}`
  assert.equal((await login({ dni, password: 'clave 1' })).status, 423)
  assert.equal((await login({ dni, password: 'clave 4' })).body.user.id, sharers[3]?.id)
})

test('with generic errors every try costs four checks, whatever there is', async (t) => {
  const { sql, countChecks, account, sharers } = await startShopWithSharedDni(t, 3, {
    LOGIN_ERRORS: 'generic',
    TRUST_PROXY: '127.0.0.1',
  })
  const alone = await account()
  const disabled = await account({ active: false })
  for (const [given, status] of [
    [{ dni: '12345678', password: 'secreta' }, 402],
    [{ dni: 'no es un dni', password: 'secreta' }, 402],
    [{ dni: alone.dni, password: 'equivocada' }, 402],
    [{ dni: alone.dni, password: 'secreta' }, 200],
    [{ dni: disabled.dni, password: 'secreta' }, 402],
    [{ dni, password: 'equivocada' }, 402],
    [{ dni, password: 'clave 2' }, 200],
    [{ dni, password: 'clave 2', company_id: sharers[1]?.companyId }, 200],
    [{ dni, password: 'clave 2', company_id: 0 }, 402],
  ] as const) {
    await sql`delete from rate_hits`
    assert.deepEqual(await countChecks(given), { status, checks: 4 }, JSON.stringify(given))
  }
})

test('where errors are specific a try costs a check for each account, and one where there is none', async (t) => {
  const { countChecks, account } = await startShopWithSharedDni(t, 3)
  const alone = await account()
  assert.equal((await countChecks({ dni: '12345678', password: 'equivocada' })).checks, 1)
  assert.equal((await countChecks({ dni: alone.dni, password: 'equivocada' })).checks, 1)
  assert.equal((await countChecks({ dni, password: 'equivocada' })).checks, 3)
})

test('a load of many users in one transaction takes few locks, so that the server has room for them', async (t) => {
  const { sql } = await shop(t)
  const lockCount = await sql.begin(async (tx) => {
    await tx`
      insert into users (name, surname, dni, email, password_hash)
      select 'Ana', 'Carga', (40000000 + n)::text, n || '@example.com', 'none' from generate_series(1, 2000) n`
    const [row] = await tx<{ locks: number }[]>`
      select count(*)::int as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`
    return row?.locks ?? 0
  })
  assert.ok(lockCount <= 64, `${lockCount} locks`)
})
