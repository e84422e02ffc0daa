import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import type { Client } from '#test/client.ts'
import { assertExportOver, type Format, formats, onLinux, openFullShop, startDownload } from '#test/exports.ts'

const longListPath = '/api/training_items/export'
/** A short list, for downloads that are read to the end: with the long list a hundred of them would take minutes. */
const shortListPath = '/api/colors/export'

type ExportOutcome = { is: 'whole' | 'cut' | 'gone' } | { is: 'refused'; status: number; wait: number; text: string }

/** Requests an export. Depending on `number` it reads all of it, disconnects amid its rows, or before its turn. */
async function attemptExport(client: Client, url: string, number: number): Promise<ExportOutcome> {
  const format: Format = formats[number % 2] ?? 'csv'
  const isCut = number % 5 === 1
  const headers = { authorization: `Bearer ${await client.token()}` }
  const request = get(`${url}${isCut ? longListPath : shortListPath}.${format}`, { headers, agent: false })
  if (number % 5 === 2) {
    await once(request, 'finish')
    request.on('error', () => {}).destroy()
    return { is: 'gone' }
  }
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode === 200 && isCut) {
    await once(response, 'readable')
    request.destroy()
    return { is: 'cut' }
  }
  const bytes = Buffer.concat(await response.toArray())
  if (response.statusCode === 200) {
    assert.equal(await countRows(bytes, format), 2)
    return { is: 'whole' }
  }
  const wait = Number(response.headers['retry-after'])
  return { is: 'refused', status: response.statusCode ?? 0, wait, text: bytes.toString() }
}

const countRows = async (bytes: Buffer, format: Format) =>
  format === 'csv' ? bytes.toString().trimEnd().split('\r\n').length : (await readXlsx(bytes)).sheets[0]?.rows.length

test(
  'a hundred simultaneous exports leave the server as it was, and those that find the queue full are refused',
  onLinux,
  async (t) => {
    const { admin, as, url, sql } = await openFullShop(t)
    await admin.post('/colors', { name: 'Azul', color_code: '#0000FF' })
    const clerks = Array.from({ length: 25 }, () => as('see_training_items', 'update_colors'))
    for (const clerk of clerks) await clerk.token()
    const attempts = clerks.flatMap((by, at) => Array.from({ length: 4 }, (_, n) => attemptExport(by, url, at * 4 + n)))
    let isOpen = true
    const allOutcomes = Promise.all(attempts).finally(() => {
      isOpen = false
    })
    let smallRequestCount = 0
    while (isOpen) {
      assert.equal((await admin.get('/ppes')).status, 200)
      smallRequestCount++
    }
    assert.ok(smallRequestCount > 20, `${smallRequestCount} small requests were answered meanwhile`)
    const outcomes = await allOutcomes
    const refusedOutcomes = outcomes.filter((outcome) => outcome.is === 'refused')
    for (const { status, wait, text } of refusedOutcomes) {
      assert.deepEqual([status, wait], [429, 2], text)
      assert.match(text, /Se están exportando otras listas/)
    }
    for (const outcomeKind of ['whole', 'cut', 'gone', 'refused'] as const)
      assert.ok(
        outcomes.some(({ is }) => is === outcomeKind),
        outcomeKind,
      )
    await assertExportOver(sql)
    for (const n of [0, 5]) assert.deepEqual(await attemptExport(admin, url, n), { is: 'whole' })
  },
)

test('a user whose exports fill the queue is refused a ticket, with the reason', onLinux, async (t) => {
  const { admin, as, url } = await openFullShop(t)
  const path = `${longListPath}.csv`
  const requestTicket = (client: Client, ticketPath = path) => client.post('/tickets', { path: ticketPath })
  const firstDownload = await startDownload(admin, url, 'csv')
  const waitingResponses = [admin, admin].map(async (by) =>
    fetch(`${url}${path}?fields=name`, { headers: { authorization: `Bearer ${await by.token()}` } }),
  )
  let refusal = await requestTicket(admin)
  while (refusal.status === 200) refusal = await requestTicket(admin)
  assert.deepEqual([refusal.status, refusal.headers.get('retry-after')], [429, '2'])
  assert.match(refusal.body.message, /Se están exportando otras listas/)
  assert.equal((await requestTicket(as('see_training_items'))).status, 200, 'another person has a line of their own')
  assert.equal((await requestTicket(admin, `${longListPath}.xlsx`)).status, 200, 'the other format too')
  firstDownload.cut()
  for (const answer of await Promise.all(waitingResponses))
    assert.equal((await answer.text()).split('\r\n').length, 8002)
  assert.equal((await requestTicket(admin)).status, 200)
})

test('an export that has waited for its turn needs the rights at that moment', onLinux, async (t) => {
  let clock = 0
  const { admin, as, asUser, url, sql } = await openFullShop(t, { now: () => clock })
  const firstDownload = await startDownload(admin, url, 'csv')
  const ticketHolder = as('see_training_items')
  const { ticket } = (await ticketHolder.post('/tickets', { path: `${longListPath}.csv` })).body
  const dismissedClerk = asUser({ permissions: ['see_training_items'] })
  const remainingClerk = as('see_training_items')
  const waitingResponses = [
    fetch(`${url}${longListPath}.csv?ticket=${ticket}`),
    ...[dismissedClerk, remainingClerk].map(async (by) =>
      fetch(`${url}${longListPath}.csv?fields=name`, { headers: { authorization: `Bearer ${await by.token()}` } }),
    ),
  ]
  // Each request waits in the queue now: a fourth one of the same user would be refused at once.
  const readTickets = () => sql`select 1 from tickets`
  while ((await readTickets()).length > 0);
  const fetchUserId = async (by: Client) => (await by.get('/auth/me')).body.id
  await sql`delete from user_permissions where user_id = ${await fetchUserId(ticketHolder)}`
  await sql`update users set active = false where id = ${await fetchUserId(dismissedClerk)}`
  clock += 60_000
  firstDownload.cut()
  const answers = await Promise.all(waitingResponses)
  assert.deepEqual(
    answers.map(({ status }) => status),
    [403, 401, 200],
  )
  await Promise.all(answers.map((answer) => answer.text()))
})
