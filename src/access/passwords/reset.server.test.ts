import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { insertAndMailResetLinks } from '#src/access/passwords/reset.server.ts'
import { createMailSender } from '#src/platform/mail.server.ts'
import { openShopWithAccounts } from '#test/accounts.ts'
import { type ReceivedLetter, startMailServer } from '#test/mail-server.ts'

async function startShopWithMail(t: TestContext) {
  const { url, letters, waitForLetters } = await startMailServer(t)
  const server = await openShopWithAccounts(t, { MAIL_URL: url, PUBLIC_URL: 'https://tienda.example' })
  const { anonymous, settings, sql } = server
  const forgot = (email: unknown, headers?: Record<string, string>) =>
    anonymous.post('/auth/forgot', { email }, headers)
  const reset = (token: unknown, password = 'nueva clave', confirmPassword = password) =>
    anonymous.post('/auth/reset', { token, password, confirmPassword })
  const mail = createMailSender(settings)
  t.after(() => mail.close())
  /** Mails the links and waits for them: the route does it after its response. */
  const mailLinks = (email: string) => insertAndMailResetLinks({ sql, settings, mail }, email, 'es')
  return { ...server, letters, waitForLetters, forgot, reset, mailLinks }
}

const findTokens = (letter: ReceivedLetter | undefined) =>
  [...(letter?.text ?? '').matchAll(/https:\/\/tienda\.example\/recover-password\?token=([\w-]{43})/g)].map(
    ([, token]) => token,
  )

test('without a mail server both calls say that they do not work yet', async (t) => {
  const { anonymous } = await openShopWithAccounts(t)
  for (const path of ['/auth/forgot', '/auth/reset']) {
    const answer = await anonymous.post(path, { email: 'ana@example.com', password: 'nueva clave' })
    assert.equal(answer.status, 409)
    assert.equal(answer.body.code, 'NOT_YET_FUNCTIONAL')
    assert.equal(answer.body.message, 'Not yet functional')
  }
})

test('a link that was mailed changes the password once and ends every session', async (t) => {
  const { sql, account, forgot, reset, waitForLetters, login, bearing } = await startShopWithMail(t)
  const { id, dni } = await account({ email: 'ana@example.com' })
  const { body: session } = await login({ dni, password: 'secreta' })
  assert.equal((await forgot('ANA@example.com')).status, 200)
  const [letter] = await waitForLetters(1)
  const [token] = findTokens(letter)
  assert.ok(token)
  assert.equal(JSON.stringify(await sql`select * from password_resets`).includes(token), false)
  assert.equal((await reset(token)).status, 200)
  assert.equal((await bearing(session.token).get('/auth/me')).status, 401)
  assert.equal((await login({ dni, password: 'secreta' })).status, 402)
  assert.equal((await login({ dni, password: 'nueva clave' })).status, 200)
  const again = await reset(token, 'otra clave')
  assert.equal(again.status, 400)
  assert.deepEqual(again.body.fields, { token: 'access.reset.link_wrong' })
  const [trace] = await sql`select user_id, entity_id, action, before, after from audit`
  assert.deepEqual(
    { ...trace },
    { user_id: id, entity_id: String(id), action: 'password_reset', before: null, after: null },
  )
})

test('the answer is the same whether or not there is an account', async (t) => {
  const { account, forgot } = await startShopWithMail(t)
  await account({ email: 'ana@example.com' })
  const answers = [await forgot('ana@example.com'), await forgot('nadie@example.com')]
  assert.equal(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size, 1)
})

test('only who has an active account gets a letter', async (t) => {
  const { account, mailLinks, letters } = await startShopWithMail(t)
  await account({ email: 'ana@example.com' })
  await account({ email: 'baja@example.com', active: false })
  for (const email of ['nadie@example.com', 'baja@example.com', 'ana@example.com', '%@example.com'])
    await mailLinks(email)
  assert.deepEqual(
    letters.map(({ to }) => to),
    [['ana@example.com']],
  )
})

test('an address of several accounts gets a link for each, told apart by company', async (t) => {
  const { account, forgot, reset, waitForLetters, login } = await startShopWithMail(t)
  await account({ dni: '30123456', company: 'Norte', email: 'ana@example.com' })
  const south = await account({ dni: '30123456', company: 'Sur', email: 'Ana@example.com' })
  await forgot('ana@example.com', { 'accept-language': 'en' })
  const [letter] = await waitForLetters(1)
  assert.equal(letter?.subject, 'Change your password')
  assert.match(letter?.text ?? '', /Norte[\s\S]*Sur/)
  const [, southToken] = findTokens(letter)
  assert.equal((await reset(southToken)).status, 200)
  assert.equal((await login({ dni: '30123456', password: 'nueva clave' })).body.user.id, south.id)
  assert.equal((await login({ dni: '30123456', password: 'secreta' })).status, 200)
})

test('a link is good for an hour', async (t) => {
  const { sql, account, forgot, reset, waitForLetters } = await startShopWithMail(t)
  await account({ email: 'ana@example.com' })
  await forgot('ana@example.com')
  const [token] = findTokens((await waitForLetters(1))[0])
  await sql`update password_resets set created_at = created_at - interval '61 minutes'`
  assert.equal((await reset(token)).status, 400)
})

test('of two who spend the same link at once one succeeds', async (t) => {
  const { account, forgot, reset, waitForLetters } = await startShopWithMail(t)
  await account({ email: 'ana@example.com' })
  await forgot('ana@example.com')
  const [token] = findTokens((await waitForLetters(1))[0])
  const answers = await Promise.all([reset(token, 'clave uno'), reset(token, 'clave dos')])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
})

test('a new password opens a dni that had been tried too often', async (t) => {
  const { account, forgot, reset, waitForLetters, login } = await startShopWithMail(t)
  const { dni } = await account({ email: 'ana@example.com' })
  for (let i = 0; i < 5; i++) await login({ dni, password: 'equivocada' })
  await forgot('ana@example.com')
  await reset(findTokens((await waitForLetters(1))[0])[0])
  assert.equal((await login({ dni, password: 'nueva clave' })).status, 200)
})

test('asking is limited by address, existing or not', async (t) => {
  const { account, forgot } = await startShopWithMail(t)
  await account({ email: 'ana@example.com' })
  for (const email of ['ana@example.com', 'nadie@example.com']) {
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await forgot(email)).status)
    assert.deepEqual(statuses, [200, 200, 200, 429])
  }
})

test('what is wrong is said at the field', async (t) => {
  const { forgot, reset } = await startShopWithMail(t)
  assert.deepEqual((await forgot('')).body.fields, { email: 'Required' })
  for (const email of ['x', 'a@b', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f']) {
    assert.deepEqual((await forgot(email)).body.fields, { email: 'Invalid email address' })
  }
  const token = 'a'.repeat(43)
  assert.deepEqual((await reset(token, '1234')).body.fields, {
    password: 'validation.password.minLength',
    confirmPassword: 'validation.password.minLength',
  })
  assert.deepEqual((await reset(undefined)).body.fields, { token: 'access.reset.link_wrong' })
  assert.equal((await reset(token)).status, 400)
})
