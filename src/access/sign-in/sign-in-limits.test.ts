import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { countHashedAndCheckedPasswords } from '#src/access/passwords/passwords.server.ts'
import { openShopWithAccounts } from '#test/accounts.ts'
import { startSecondInstance } from '#test/second-instance.ts'

const dni = '30123456'

/** A shop with two accounts of one dni, in two companies, with different passwords. */
async function startShopWithTwins(t: TestContext, env: Record<string, string> = {}) {
  const world = await openShopWithAccounts(t, env)
  const north = await world.account({ dni, company: 'Norte', password: 'del norte' })
  const south = await world.account({ dni, company: 'Sur', password: 'del sur' })
  const signIn = async (body: object, address?: string) =>
    (await world.login({ dni, ...body }, address === undefined ? {} : { 'x-forwarded-for': address })).status
  const failSignIn = async (company_id: number | null | undefined, times = 5) => {
    for (let n = 0; n < times; n++) assert.equal(await signIn({ password: 'equivocada', company_id }), 402)
  }
  return { ...world, north, south, signIn, failSignIn }
}

test('one account with five failures is not tried, and its twin of the same dni still is', async (t) => {
  const { north, south, signIn, failSignIn, sql } = await startShopWithTwins(t)
  await failSignIn(north.companyId)
  assert.equal(await signIn({ password: 'del norte', company_id: north.companyId }), 429)
  assert.equal(await signIn({ password: 'del sur' }), 200)
  assert.equal(await signIn({ password: 'del sur', company_id: south.companyId }), 200)
  assert.equal(await signIn({ password: 'del norte' }), 402, 'nor without its company')
  await sql`update rate_hits set at = at - interval '15 minutes'`
  assert.equal(await signIn({ password: 'del norte' }), 200)
})

test('a try is 429 when all accounts of the dni have five failures, until the first of them has room', async (t) => {
  const { login, north, south, failSignIn, sql, signIn } = await startShopWithTwins(t)
  await failSignIn(north.companyId)
  await sql`update rate_hits set at = at - interval '10 minutes'`
  await failSignIn(south.companyId)
  const answer = await login({ dni, password: 'del sur' })
  assert.equal(answer.status, 429)
  const seconds = Number(answer.headers.get('retry-after'))
  assert.ok(seconds > 200 && seconds <= 300, `${seconds}`)
  assert.equal(answer.body.message, `Demasiados intentos. Probá de nuevo en ${Math.ceil(seconds / 60)} min.`)
  await sql`update rate_hits set at = at - interval '5 minutes'`
  assert.equal(await signIn({ password: 'del norte' }), 200)
  assert.equal(await signIn({ password: 'del sur' }), 402)
})

test('a right password resets the failures of its own account alone', async (t) => {
  const { north, south, signIn, failSignIn } = await startShopWithTwins(t)
  await failSignIn(north.companyId, 4)
  await failSignIn(south.companyId, 4)
  assert.equal(await signIn({ password: 'del norte', company_id: north.companyId }), 200)
  await failSignIn(north.companyId, 5)
  await failSignIn(south.companyId, 1)
  assert.equal(await signIn({ password: 'del sur', company_id: south.companyId }), 429)
})

test('what guesses at a twin by an account of one’s own counts at the twin, and ends after five', async (t) => {
  const { signIn, sql } = await startShopWithTwins(t)
  for (let n = 0; n < 8; n++) assert.equal(await signIn({ password: 'del norte' }), 200, 'one’s own is not locked')
  const before = countHashedAndCheckedPasswords().checked
  assert.equal(await signIn({ password: 'del sur' }), 402)
  assert.equal(countHashedAndCheckedPasswords().checked - before, 1, 'the twin is not tried')
  const [hits] = await sql<
    { qty: number }[]
  >`select count(*)::int as qty from rate_hits where scope = 'sign-in address'`
  assert.equal(hits?.qty, 6, 'and those guesses count at the network')
})

test('whose two passwords are alike is asked for the company, and that is no failure', async (t) => {
  const { account, login } = await openShopWithAccounts(t)
  const north = await account({ dni, company: 'Norte' })
  await account({ dni, company: 'Sur' })
  for (let n = 0; n < 8; n++) assert.equal((await login({ dni, password: 'secreta' })).status, 409)
  const answer = await login({ dni, password: 'secreta', company_id: north.companyId })
  assert.equal(answer.body.user.id, north.id)
})

test('an unknown dni is refused as a known one is, whichever companies are named', async (t) => {
  const { account, login, sql } = await openShopWithAccounts(t, { LOGIN_ERRORS: 'generic', TRUST_PROXY: '127.0.0.1' })
  const north = await account({ company: 'Norte' })
  const other = await account({ company: 'Sur' })
  const companies = [undefined, 0, north.companyId, other.companyId, 999]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...companies), { minLength: 6, maxLength: 9 }), async (companyIds) => {
      await sql`delete from rate_hits`
      const answersOf = async (dni: string) => {
        const answers: object[] = []
        for (const company_id of companyIds) {
          const before = countHashedAndCheckedPasswords().checked
          const { status, body } = await login({ dni, password: 'equivocada', company_id }, { 'x-forwarded-for': dni })
          const { error, message } = body
          answers.push({ status, error, message, checks: countHashedAndCheckedPasswords().checked - before })
        }
        return answers
      }
      assert.deepEqual(await answersOf('12345678'), await answersOf(north.dni))
    }),
    { numRuns: 5 },
  )
})

test('of many that arrive together at two instances, five are looked at by each account', async (t) => {
  const world = await startShopWithTwins(t, { TRUST_PROXY: '127.0.0.1' })
  const other = await startSecondInstance(t, world)
  const countChecks = async () => countHashedAndCheckedPasswords().checked + (await other.countCheckedPasswords())
  const before = await countChecks()
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      (n % 2 ? world : other).anonymous.post(
        '/auth/login',
        { dni, password: 'equivocada', company_id: [null, world.north.companyId, world.south.companyId][n % 3] },
        { 'x-forwarded-for': `203.0.113.${n}` },
      ),
    ),
  )
  assert.equal((await countChecks()) - before, 10)
  assert.ok(answers.every(({ status }) => status === 402 || status === 429))
})
