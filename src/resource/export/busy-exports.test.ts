import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import type { Client } from '#test/client.ts'
import { assertExportOver, type Format, formats, onLinux, openFullShop, startDownload } from '#test/exports.ts'

const address = '/api/training_items/export'
/** Those that are read to the end are short: a hundred of the others would take minutes. */
const short = '/api/colors/export'

type Outcome = { is: 'whole' | 'cut' | 'gone' } | { is: 'refused'; status: number; wait: number; text: string }

/** Asks for an export and reads it to the end, cuts it off amid its rows, or goes before it has its turn. */
async function attempt(by: Client, url: string, n: number): Promise<Outcome> {
  const format: Format = formats[n % 2] ?? 'csv'
  const isCut = n % 5 === 1
  const headers = { authorization: `Bearer ${await by.token()}` }
  const asked = get(`${url}${isCut ? address : short}.${format}`, { headers, agent: false })
  if (n % 5 === 2) {
    await once(asked, 'finish')
    asked.on('error', () => {}).destroy()
    return { is: 'gone' }
  }
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode === 200 && isCut) {
    await once(answer, 'readable')
    asked.destroy()
    return { is: 'cut' }
  }
  const bytes = Buffer.concat(await answer.toArray())
  if (answer.statusCode === 200) {
    assert.equal(await rowsIn(bytes, format), 2)
    return { is: 'whole' }
  }
  const wait = Number(answer.headers['retry-after'])
  return { is: 'refused', status: answer.statusCode ?? 0, wait, text: bytes.toString() }
}

const rowsIn = async (bytes: Buffer, format: Format) =>
  format === 'csv' ? bytes.toString().trimEnd().split('\r\n').length : (await readXlsx(bytes)).sheets[0]?.rows.length

test(
  'a hundred exports at once leave the server as it was, and those beyond the line are told so',
  onLinux,
  async (t) => {
    const { admin, as, url, sql } = await openFullShop(t)
    await admin.post('/colors', { name: 'Azul', color_code: '#0000FF' })
    const people = Array.from({ length: 25 }, () => as('see_training_items', 'update_colors'))
    for (const one of people) await one.token()
    const asked = people.flatMap((by, at) => Array.from({ length: 4 }, (_, n) => attempt(by, url, at * 4 + n)))
    let isOpen = true
    const all = Promise.all(asked).finally(() => {
      isOpen = false
    })
    let small = 0
    while (isOpen) {
      assert.equal((await admin.get('/ppes')).status, 200)
      small++
    }
    assert.ok(small > 20, `${small} small requests were answered meanwhile`)
    const outcomes = await all
    const refused = outcomes.filter((one) => one.is === 'refused')
    for (const { status, wait, text } of refused) {
      assert.deepEqual([status, wait], [429, 2], text)
      assert.match(text, /Se están exportando otras listas/)
    }
    for (const kind of ['whole', 'cut', 'gone', 'refused'] as const)
      assert.ok(
        outcomes.some(({ is }) => is === kind),
        kind,
      )
    await assertExportOver(sql)
    for (const n of [0, 5]) assert.deepEqual(await attempt(admin, url, n), { is: 'whole' })
  },
)

test('who has as many exports under way as the line takes is refused the ticket, in words', onLinux, async (t) => {
  const { admin, as, url } = await openFullShop(t)
  const path = `${address}.csv`
  const ticketFor = (by: Client, wanted = path) => by.post('/tickets', { path: wanted })
  const first = await startDownload(admin, url, 'csv')
  const waiting = [admin, admin].map(async (by) =>
    fetch(`${url}${path}?fields=name`, { headers: { authorization: `Bearer ${await by.token()}` } }),
  )
  let refused = await ticketFor(admin)
  while (refused.status === 200) refused = await ticketFor(admin)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '2'])
  assert.match(refused.body.message, /Se están exportando otras listas/)
  assert.equal((await ticketFor(as('see_training_items'))).status, 200, 'another person has a line of their own')
  assert.equal((await ticketFor(admin, `${address}.xlsx`)).status, 200, 'the other format too')
  first.cut()
  for (const answer of await Promise.all(waiting)) assert.equal((await answer.text()).split('\r\n').length, 8002)
  assert.equal((await ticketFor(admin)).status, 200)
})

test('an export that waited for its turn is given by the rights of that moment', onLinux, async (t) => {
  let clock = 0
  const { admin, as, asUser, url, sql } = await openFullShop(t, { now: () => clock })
  const first = await startDownload(admin, url, 'csv')
  const ticketed = as('see_training_items')
  const { ticket } = (await ticketed.post('/tickets', { path: `${address}.csv` })).body
  const dismissed = asUser({ permissions: ['see_training_items'] })
  const lasting = as('see_training_items')
  const waiting = [
    fetch(`${url}${address}.csv?ticket=${ticket}`),
    ...[dismissed, lasting].map(async (by) =>
      fetch(`${url}${address}.csv?fields=name`, { headers: { authorization: `Bearer ${await by.token()}` } }),
    ),
  ]
  // Who is admitted waits in line: a fourth of one user is refused at once.
  const admitted = () => sql`select 1 from tickets`
  while ((await admitted()).length > 0);
  const idOf = async (by: Client) => (await by.get('/auth/me')).body.id
  await sql`delete from user_permissions where user_id = ${await idOf(ticketed)}`
  await sql`update users set active = false where id = ${await idOf(dismissed)}`
  clock += 60_000
  first.cut()
  const answers = await Promise.all(waiting)
  assert.deepEqual(
    answers.map(({ status }) => status),
    [403, 401, 200],
  )
  await Promise.all(answers.map((answer) => answer.text()))
})
