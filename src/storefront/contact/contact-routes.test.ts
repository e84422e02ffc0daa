import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'

const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola <b>& "chau"' }

const readStoredMessages = ({ sql }: Shop) =>
  sql<{ name: string; message: string }[]>`select name, message from contact_messages`

function postForm(url: string, path: string, fields: Record<string, string>) {
  return fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) })
}

test('a message is kept as it was typed', async (t) => {
  const server = await shop(t)
  const answer = await server.anonymous.post('/contact/send', message)
  assert.deepEqual([answer.status, answer.body], [200, { success: true }])
  assert.deepEqual([...(await readStoredMessages(server))], [{ name: 'Ana', message: message.message }])
})

test('each missing field is named with its own message', async (t) => {
  const server = await shop(t)
  const answer = await server.anonymous.post('/contact/send', { email: 'ana@' })
  assert.equal(answer.status, 400)
  assert.deepEqual(answer.body.fields, {
    name: 'No ingresaste ningun nombre',
    email: 'Ingresaste un email no válido',
    message: 'No ingresaste ningun mensaje',
  })
  for (const body of [[], 'x', 7, null]) assert.equal((await server.anonymous.post('/contact/send', body)).status, 400)
  assert.equal((await server.anonymous.post('/contact/send', { ...message, message: 'a\u0000b' })).status, 400)
})

test('who fills in what people do not see is thanked, and nothing is kept', async (t) => {
  const server = await shop(t)
  const answer = await server.anonymous.post('/contact/send', { ...message, website: 'https://spam.example' })
  assert.equal(answer.status, 200)
  assert.equal((await readStoredMessages(server)).length, 0)
})

test('five messages in ten minutes, and no more when they arrive together', async (t) => {
  const server = await shop(t)
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.anonymous.post('/contact/send', message)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 5)
  const refusedAnswer = answers.find(({ status }) => status === 429)
  assert.ok(Number(refusedAnswer?.headers.get('retry-after')) > 500)
  assert.equal((await readStoredMessages(server)).length, 5)
})

test('without scripts the form is a page: what was typed stays, and thanks follow', async (t) => {
  const server = await shop(t)
  const refusedAnswer = await postForm(server.url, '/contacto', { ...message, email: 'ana@' })
  const page = await refusedAnswer.text()
  assert.equal(refusedAnswer.status, 400)
  assert.ok(page.includes('No se puede enviar su mensaje...'))
  assert.ok(page.includes('Ingresaste un email no válido'))
  assert.ok(page.includes('Hola &lt;b&gt;&amp; &quot;chau&quot;'))
  const acceptedAnswer = await postForm(server.url, '/en/contacto', message)
  assert.equal(acceptedAnswer.status, 200)
  assert.ok((await acceptedAnswer.text()).includes('Thank you! We have received your message.'))
  assert.equal((await readStoredMessages(server)).length, 1)
})

test('a kept message is mailed to the shop, so that an answer goes to who wrote', async (t) => {
  const { url, waitForLetters } = await startMailServer(t)
  const server = await shop(t, { MAIL_URL: url })
  await server.make.parameters({ email: 'mostrador@example.com' })
  const name = 'Ana\r\nBcc: todos@example.com <b>'
  assert.equal((await server.anonymous.post('/contact/send', { ...message, name })).status, 200)
  const [letter] = await waitForLetters(1)
  assert.deepEqual(letter?.to, ['mostrador@example.com'])
  assert.equal(letter?.subject, 'Mensaje de Ana Bcc: todos@example.com <b>')
  assert.match(letter?.headers ?? '', /^Reply-To: ana@example.com\r?$/m)
  assert.match(letter?.text ?? '', /Hola <b>& "chau"/)
})
