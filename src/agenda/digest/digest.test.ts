import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createJobs } from '#src/app/process/jobs.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { runDueJobs } from '#src/platform/jobs.server.ts'
import { silentLog } from '#src/platform/log.ts'
import { createMailSender } from '#src/platform/mail.server.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'

const digest = { day: 1, hour: 9, language: 'es' }
const publicUrl = 'https://tienda.example'
const reading = ['see_notifications']

async function openShopWithMail(t: TestContext) {
  const mailServer = await startMailServer(t)
  const world = await shop(t, { MAIL_URL: mailServer.url, PUBLIC_URL: publicUrl })
  const { sql, settings } = world
  const files = await createFileStore(settings)
  /** Runs the job of one instance once. */
  const runJob = async (mailUrl: string | null = settings.mailUrl) => {
    const mail = createMailSender({ ...settings, mailUrl })
    const jobs = createJobs({ sql, files, settings, mail, log: silentLog }).filter(({ name }) => name === 'digests')
    await sql`update jobs set due_at = now() where name = 'digests' and holder is null`
    await runDueJobs(sql, jobs).finally(() => mail.close())
  }
  await sql`insert into jobs (name, due_at) values ('digests', now())`
  /** Makes every digest due since so many hours. */
  const makeDue = (hours = 1) => sql`update notice_digests set next_at = now() - make_interval(hours => ${hours})`
  const openReader = async (user: Parameters<typeof world.asUser>[0] = { permissions: reading }) => {
    const client = world.asUser(user)
    const { body: account } = await client.get('/auth/me')
    const [row] = await sql<{ email: string }[]>`select email from users where id = ${account.id}`
    return { client, id: Number(account.id), email: row?.email ?? '' }
  }
  const readLetterText = (index: number) => mailServer.letters[index]?.text.replaceAll('\r\n', '\n') ?? ''
  return { ...world, letters: mailServer.letters, readLetterText, runJob, makeDue, openReader }
}

const addExpiringLicense = ({ make }: Pick<Awaited<ReturnType<typeof shop>>, 'make'>, values: object = {}) =>
  make.employee({ driver_license_class: 'B.1', driver_expiration_date: computeDayFromToday(-3), ...values })

test('a reader of notices sets the day, the hour and the language of the weekly mail, and switches it off', async (t) => {
  const { openReader } = await openShopWithMail(t)
  const [{ client }, other] = [await openReader(), await openReader()]
  assert.equal((await client.get('/profile/digest')).body, null)
  assert.deepEqual((await client.put('/profile/digest', digest)).body, digest)
  const changed = { day: 7, hour: 23, language: 'pt' }
  await client.put('/profile/digest', changed)
  assert.deepEqual((await client.get('/profile/digest')).body, changed)
  assert.equal((await other.client.get('/profile/digest')).body, null)
  const { status, body } = await client.put('/profile/digest', null)
  assert.deepEqual([status, body], [200, null])
  assert.equal((await client.get('/profile/digest')).body, null)
})

test('a wrong, missing or unknown value of the weekly mail is refused at its field, and nothing changes', async (t) => {
  const { openReader } = await openShopWithMail(t)
  const { client } = await openReader()
  await client.put('/profile/digest', digest)
  const { status, body } = await client.put('/profile/digest', { day: 8, hour: '25', language: 'fr', minute: 5 })
  assert.equal(status, 400)
  assert.deepEqual(Object.keys(body.fields).sort(), ['day', 'hour', 'language', 'minute'])
  assert.deepEqual(Object.keys((await client.put('/profile/digest', {})).body.fields).sort(), [
    'day',
    'hour',
    'language',
  ])
  for (const wrong of [[], 'lunes', 5]) assert.equal((await client.put('/profile/digest', wrong)).status, 400)
  assert.deepEqual((await client.get('/profile/digest')).body, digest)
})

test('without the permission there is no weekly mail, and without a mail server it does not work yet', async (t) => {
  const world = await shop(t)
  for (const answer of [await world.as().get('/profile/digest'), await world.as().put('/profile/digest', digest)])
    assert.equal(answer.status, 403)
  const { status, body } = await world.as(...reading).put('/profile/digest', digest)
  assert.deepEqual([status, body.code], [409, 'NOT_YET_FUNCTIONAL'])
})

test('a mail that is set within its own hour goes at once, and any other waits for its moment', async (t) => {
  const world = await openShopWithMail(t)
  await addExpiringLicense(world)
  const [now] = await world.sql<{ day: number; hour: number }[]>`
    select extract(isodow from local)::int as day, extract(hour from local)::int as hour
    from (select now() at time zone ${world.settings.tzShop} as local) n`
  assert.ok(now)
  const [atOnce, waiting] = [await world.openReader(), await world.openReader()]
  await atOnce.client.put('/profile/digest', { ...now, language: 'es' })
  await waiting.client.put('/profile/digest', { ...now, hour: (now.hour + 12) % 24, language: 'es' })
  await world.runJob()
  assert.deepEqual(
    world.letters.flatMap(({ to }) => to),
    [atOnce.email],
  )
  await atOnce.client.put('/profile/digest', { ...now, language: 'en' })
  await world.runJob()
  assert.equal(world.letters.length, 1)
})

test('the mail tells what expires by urgency in its language, and names nobody at medical checks', async (t) => {
  const world = await openShopWithMail(t)
  const { client } = await world.openReader()
  await client.put('/profile/digest', { ...digest, language: 'en' })
  await addExpiringLicense(world, { surname: 'Pereyra', name: 'Nahuel', employee_file_number: '0135' })
  for (const surname of ['Quiroga', 'Leiva'])
    await world.make.employee({ surname, medical_check_expiration: computeDayFromToday(20) })
  const { body: event } = await world.admin.post('/events', {
    ...{ title: 'Simulacro', type: 'other', start: computeDayFromToday(5), notify: true, notify_days: 5 },
  })
  await client.post(`/notifications/custom-e${event.id}/dismiss`)
  await world.makeDue()
  await world.runJob()
  const [letter] = world.letters
  assert.ok(letter)
  const text = world.readLetterText(0)
  assert.equal(letter.subject, '3 notices to attend to')
  assert.match(text, /^Hello Ana,/)
  assert.match(
    text,
    /Overdue\n- .+ \(3 days ago\) · Driver license · B\.1 · Pereyra, Nahuel · file 0135\n\nThis month\n/,
  )
  assert.match(text, /\(In 20 days\) · Medical check × 2\n/)
  for (const hidden of ['Quiroga', 'Leiva', 'Simulacro']) assert.ok(!text.includes(hidden), hidden)
  assert.ok(text.includes(`${publicUrl}/admin/notifications\n`))
  const [stopAddress] = text.match(/https:\/\/tienda\.example\/digest\/stop\/[\w-]+/) ?? []
  assert.ok(letter.headers.replaceAll('\r\n ', ' ').includes(`List-Unsubscribe: <${stopAddress}>`))
})

test('a mail lists the nearest fifty and counts the others', async (t) => {
  const world = await openShopWithMail(t)
  const { client } = await world.openReader()
  await client.put('/profile/digest', digest)
  const { id } = await addExpiringLicense(world)
  await world.sql`
    insert into employees (name, surname, employee_file_number, driver_expiration_date, active)
    select 'Ana', 'Pérez', 'x' || n, ${computeDayFromToday(2)}::date, true from employees, generate_series(1, 52) n
    where id = ${id}`
  await world.makeDue()
  await world.runJob()
  const text = world.readLetterText(0)
  assert.equal(text.match(/^- /gm)?.length, 50)
  assert.match(text, /\nY 3 más\.\n/)
})

test('each due mail goes once, however many instances look for it, and comes again in a week', async (t) => {
  const world = await openShopWithMail(t)
  await addExpiringLicense(world)
  const readers = await Promise.all(Array.from({ length: 6 }, () => world.openReader()))
  for (const { client } of readers) await client.put('/profile/digest', digest)
  await world.makeDue()
  await Promise.all(Array.from({ length: 4 }, () => world.runJob()))
  await world.runJob()
  assert.deepEqual(world.letters.flatMap(({ to }) => to).sort(), readers.map(({ email }) => email).sort())
  const moments = await world.sql<{ days: number; monday: number; hour: number }[]>`
    select extract(day from next_at - now())::int as days, extract(isodow from local)::int as monday,
      extract(hour from local)::int as hour
    from (select next_at, next_at at time zone ${world.settings.tzShop} as local from notice_digests) d`
  assert.deepEqual(new Set(moments.map(({ monday, hour }) => `${monday} ${hour}`)), new Set(['1 9']))
  assert.ok(moments.every(({ days }) => days >= 0 && days < 7))
})

test('who lost the right or the account, has nothing to attend to, or waited for more than a day gets no mail', async (t) => {
  const world = await openShopWithMail(t)
  const { openReader, sql, make } = world
  const [company, empty] = [await make.company(), await make.company()]
  await addExpiringLicense(world, { company_id: company.id })
  const [stripped, disabled, idle, late] = [
    await openReader(),
    await openReader(),
    await openReader({ permissions: reading, company_id: Number(empty.id) }),
    await openReader(),
  ]
  for (const { client } of [stripped, disabled, idle, late]) await client.put('/profile/digest', digest)
  await sql`delete from user_permissions where user_id = ${stripped.id}`
  await sql`update users set active = false where id = ${disabled.id}`
  await world.makeDue()
  await sql`update notice_digests set next_at = now() - interval '25 hours' where user_id = ${late.id}`
  await world.runJob()
  assert.deepEqual(world.letters, [])
})

test('a mail that the mail server does not take is due again, and then goes once', async (t) => {
  const world = await openShopWithMail(t)
  await addExpiringLicense(world)
  const { client, email } = await world.openReader()
  await client.put('/profile/digest', digest)
  await world.makeDue()
  await world.runJob('smtp://127.0.0.1:1')
  assert.deepEqual(world.letters, [])
  await world.runJob()
  await world.runJob()
  assert.deepEqual(
    world.letters.map(({ to }) => to),
    [[email]],
  )
})

test('the link of a mail switches that mail off without a sign-in, and no other', async (t) => {
  const world = await openShopWithMail(t)
  await addExpiringLicense(world)
  const [reader, other] = [await world.openReader(), await world.openReader()]
  for (const { client } of [reader, other]) await client.put('/profile/digest', digest)
  await world.makeDue()
  await world.runJob()
  const letter = world.letters.find(({ to }) => to.includes(reader.email))
  const [, token] = letter?.text.match(/\/digest\/stop\/([\w-]+)/) ?? []
  const isOn = async () => (await world.anonymous.get(`/digest/stop/${token}`)).body.is_on
  assert.equal(await isOn(), true, 'looking at the link changes nothing')
  assert.equal((await world.anonymous.post(`/digest/stop/${token}`)).status, 200)
  assert.equal(await isOn(), false)
  assert.equal((await reader.client.get('/profile/digest')).body, null)
  assert.deepEqual((await other.client.get('/profile/digest')).body, digest)
  const again = await world.anonymous.post(`/digest/stop/${token}`)
  assert.deepEqual([again.status, again.body.code], [404, 'NOT_FOUND'])
})

test('guessing the links of mails is slowed down', async (t) => {
  const { anonymous } = await openShopWithMail(t)
  for (let attempt = 0; attempt < 15; attempt++) {
    assert.equal((await anonymous.get(`/digest/stop/nadie${attempt}`)).status, 200)
    assert.equal((await anonymous.post(`/digest/stop/nadie${attempt}`)).status, 404)
  }
  assert.equal((await anonymous.get('/digest/stop/nadie')).status, 429)
  assert.equal((await anonymous.post('/digest/stop/nadie')).status, 429)
})
