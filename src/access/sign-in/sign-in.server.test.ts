import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countHashedAndCheckedPasswords } from '#src/access/passwords/passwords.server.ts'
import { openShopWithAccounts } from '#test/accounts.ts'
import { startSecondInstance } from '#test/second-instance.ts'

test('the right dni and password give the user and a token that opens the rest', async (t) => {
  const { login, bearing, account } = await openShopWithAccounts(t)
  const { id, dni, password } = await account()
  const { status, body } = await login({ dni, password })
  assert.equal(status, 200)
  const user = { id, name: 'Ana', surname: 'Suárez 1', image: null, permissions: [''] }
  assert.deepEqual(body.user, user)
  assert.match(body.token, /^[\w-]{43}$/)
  const { permissions_hash, ...me } = (await bearing(body.token).get('/auth/me')).body
  assert.deepEqual(me, user)
  assert.match(permissions_hash, /^[\w-]{12}$/)
})

test('a dni may be typed with dots', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  await account({ dni: '30123456' })
  assert.equal((await login({ dni: ' 30.123.456 ', password: 'secreta' })).status, 200)
})

test('an unknown dni is NO_USER, a wrong password NO_PASS, and both cost one check', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  const { dni } = await account()
  for (const [given, code] of [
    ['12345678', 'NO_USER'],
    ['no es un dni', 'NO_USER'],
    [dni, 'NO_PASS'],
  ] as const) {
    const before = countHashedAndCheckedPasswords().checked
    const answer = await login({ dni: given, password: 'equivocada' })
    assert.equal(answer.status, 402)
    assert.equal(answer.body.error, code)
    assert.equal(countHashedAndCheckedPasswords().checked - before, 1)
  }
})

test('a disabled account says so after the right password alone, in the language of the reader', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  const { dni } = await account({ active: false })
  assert.equal((await login({ dni, password: 'equivocada' })).body.error, 'NO_PASS')
  const answer = await login({ dni, password: 'secreta' })
  assert.equal(answer.status, 423)
  assert.equal(answer.body.error, 'Account disabled')
  const portuguese = await login({ dni, password: 'secreta' }, { 'accept-language': 'pt-BR' })
  assert.equal(portuguese.body.message, 'Conta desativada')
})

test('with generic errors nobody learns which part was wrong', async (t) => {
  const { login, account } = await openShopWithAccounts(t, { LOGIN_ERRORS: 'generic' })
  const knownAccount = await account()
  const disabled = await account({ active: false })
  const answers = [
    await login({ dni: '12345678', password: 'secreta' }),
    await login({ dni: knownAccount.dni, password: 'equivocada' }),
    await login({ dni: disabled.dni, password: 'secreta' }),
  ]
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([402]))
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
  assert.equal(answers[0]?.body.error, 'Invalid credentials')
  const portuguese = await login({ dni: knownAccount.dni, password: 'equivocada' }, { 'accept-language': 'pt-BR' })
  assert.deepEqual([portuguese.body.error, portuguese.body.message], ['Invalid credentials', 'Credenciais inválidas'])
})

test('empty and short fields are 400 with the key of each, and do not count as failures', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  const { dni } = await account()
  for (let i = 0; i < 8; i++) {
    const short = await login({ dni, password: '1234' })
    assert.equal(short.status, 400)
    assert.deepEqual(short.body.fields, { password: 'validation.password.minLength' })
    assert.deepEqual(short.body.params, { password: { qty: 5 } })
  }
  const empty = await login({})
  assert.deepEqual(empty.body.fields, { dni: 'validation.user.required', password: 'validation.password.required' })
  const long = await login({ dni, password: 'x'.repeat(31) })
  assert.deepEqual(long.body.fields, { password: 'validation.password.maxLength' })
  assert.deepEqual(long.body.params, { password: { qty: 30 } })
  assert.equal((await login({ dni, password: 'secreta' })).status, 200)
})

test('absurd bodies are 400', async (t) => {
  const { login } = await openShopWithAccounts(t)
  for (const body of [[], 'x', 7, null, undefined]) assert.equal((await login(body)).status, 400)
  assert.equal((await login({ dni: { $ne: 1 }, password: ['secreta'] })).status, 400)
  assert.equal((await login({ dni: '1', password: 'secreta', company_id: -1 })).status, 400)
  assert.equal((await login({ dni: 'a\u0000b', password: 'sec\u0000reta' })).status, 402)
})

test('after five failures the next try is refused, right or wrong, and only for that dni', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  const [locked, other] = [await account(), await account()]
  for (let i = 0; i < 5; i++) assert.equal((await login({ dni: locked.dni, password: 'equivocada' })).status, 402)
  for (const password of ['secreta', 'equivocada']) {
    const answer = await login({ dni: locked.dni, password })
    assert.equal(answer.status, 429)
    const seconds = Number(answer.headers.get('retry-after'))
    assert.ok(seconds > 800 && seconds <= 900, `${seconds}`)
  }
  assert.equal((await login({ dni: other.dni, password: 'secreta' })).status, 200)
})

test('dots in a dni do not buy more tries', async (t) => {
  const { login } = await openShopWithAccounts(t)
  for (let i = 0; i < 5; i++) await login({ dni: '12345678', password: 'equivocada' })
  assert.equal((await login({ dni: '12.345.678', password: 'equivocada' })).status, 429)
})

test('the failures of a dni end when fifteen minutes are over, or when its owner signs in', async (t) => {
  const { sql, login, account } = await openShopWithAccounts(t)
  const { dni, password } = await account()
  const fail = () => login({ dni, password: 'equivocada' })
  for (let i = 0; i < 5; i++) await fail()
  await sql`update rate_hits set at = at - interval '15 minutes'`
  for (let i = 0; i < 4; i++) assert.equal((await fail()).status, 402)
  assert.equal((await login({ dni, password })).status, 200)
  for (let i = 0; i < 5; i++) assert.equal((await fail()).status, 402)
  assert.equal((await fail()).status, 429)
})

test('twenty failures from one address refuse the next from there, and from nowhere else', async (t) => {
  const { login, account } = await openShopWithAccounts(t, { TRUST_PROXY: '127.0.0.1' })
  const { dni, password } = await account()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let i = 0; i < 20; i++) {
    const answer = await login({ dni: String(20_000_000 + i), password: 'equivocada' }, from('203.0.113.7'))
    assert.equal(answer.status, 402)
  }
  assert.equal((await login({ dni, password }, from('203.0.113.7'))).status, 429)
  assert.equal((await login({ dni, password }, from('::ffff:203.0.113.7'))).status, 429)
  assert.equal((await login({ dni, password }, from('203.0.113.8'))).status, 200)
})

test('signing in often is no failure', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  const { dni, password } = await account()
  const answers = await Promise.all(Array.from({ length: 30 }, () => login({ dni, password })))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
})

test('of fifty wrong passwords that arrive together at two instances, five are looked at', async (t) => {
  const world = await openShopWithAccounts(t)
  const other = await startSecondInstance(t, world)
  const { dni } = await world.account()
  const countChecks = async () => countHashedAndCheckedPasswords().checked + (await other.countCheckedPasswords())
  const before = await countChecks()
  const login = (i: number) => (i % 2 ? world : other).anonymous.post('/auth/login', { dni, password: 'equivocada' })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => login(i)))
  assert.equal((await countChecks()) - before, 5)
  assert.equal(answers.filter(({ status }) => status === 402).length, 5)
  assert.equal(answers.filter(({ status }) => status === 429).length, 45)
})

test('a dni in two companies with the same password asks for the company', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  const north = await account({ dni: '30123456', company: 'Norte' })
  const south = await account({ dni: '30123456', company: 'Sur' })
  const none = await account({ dni: '30123456' })
  const companyQuestion = await login({ dni: '30123456', password: 'secreta' })
  assert.equal(companyQuestion.status, 409)
  assert.equal(companyQuestion.body.error, 'COMPANY_REQUIRED')
  assert.deepEqual(companyQuestion.body.companies, [
    { id: north.companyId, name: 'Norte' },
    { id: south.companyId, name: 'Sur' },
    { id: 0, name: 'Sin empresa' },
  ])
  for (const [company_id, id] of [
    [south.companyId, south.id],
    [String(north.companyId), north.id],
    [0, none.id],
  ]) {
    const answer = await login({ dni: '30123456', password: 'secreta', company_id })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.id, id)
  }
})

test('a dni in two companies with two passwords signs in to the one that fits', async (t) => {
  const { login, account } = await openShopWithAccounts(t)
  await account({ dni: '30123456', company: 'Norte', password: 'del norte' })
  const south = await account({ dni: '30123456', company: 'Sur', password: 'del sur' })
  await account({ dni: '30123456', company: 'Este', password: 'del sur', active: false })
  assert.equal((await login({ dni: '30123456', password: 'del sur' })).body.user.id, south.id)
})

test('a token is stored as its hash alone', async (t) => {
  const { sql, login, account } = await openShopWithAccounts(t)
  const { dni, password } = await account()
  const { body } = await login({ dni, password })
  const stored = await sql<{ token_hash: Buffer }[]>`select * from sessions`
  assert.equal(stored.length, 1)
  assert.equal(JSON.stringify(stored).includes(body.token), false)
  assert.equal(stored[0]?.token_hash.includes(body.token), false)
})
