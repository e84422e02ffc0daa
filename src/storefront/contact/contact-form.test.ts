import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'

const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' }
const urlencoded = 'application/x-www-form-urlencoded'

type FormRequest = { body: string; type?: string; path?: string }

/** Sends the form as a browser without scripts does. Returns the page that it then shows. */
async function postForm({ url }: Shop, { body, type = urlencoded, path = '/contacto' }: FormRequest) {
  const answer = await fetch(url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    redirect: 'manual',
  })
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

const readStoredMessages = async ({ sql }: Shop) =>
  (await sql<{ message: string }[]>`select message from contact_messages order by id`).map((row) => row.message)

/** The page of the shop with its form, in this language, saying this. */
function assertFormPage({ headers, page }: Awaited<ReturnType<typeof postForm>>, language: string, ...texts: string[]) {
  assert.match(headers.get('content-type') ?? '', /^text\/html/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.match(page, new RegExp(`<html lang="${language}"`))
  assert.match(page, /<form class="form" /)
  for (const text of texts) assert.ok(page.includes(text), `the page does not say ${text}`)
}

test('a message that was taken leads to a page that thanks and can be reloaded', async (t) => {
  const server = await shop(t)
  const answer = await postForm(server, { body: form(message), path: '/en/contacto' })
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/en/contacto/enviado#contacto'])
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  for (let request = 0; request < 2; request++) {
    const thanks = await fetch(`${server.url}/en/contacto/enviado`)
    assert.deepEqual([thanks.status, thanks.headers.get('x-robots-tag')], [200, 'noindex'])
    assert.match(await thanks.text(), /Thank you! We have received your message\./)
  }
  assert.deepEqual(await readStoredMessages(server), ['Hola'])
})

test('the same form sent twice, also at once, is one message; what says something else is another', async (t) => {
  const server = await shop(t)
  const formRequest = { body: form({ ...message, message: 'Línea uno\r\nLínea dos', website: '' }) }
  const answers = await Promise.all([postForm(server, formRequest), postForm(server, formRequest)])
  answers.push(await postForm(server, { body: form({ ...message, message: ' Línea uno\nLínea dos ' }) }))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303, 303],
  )
  await postForm(server, { body: form({ ...message, message: 'Otra cosa' }) })
  assert.deepEqual(await readStoredMessages(server), ['Línea uno\nLínea dos', 'Otra cosa'])
})

test('who wrote too often is told when to come back, and the form keeps what was typed', async (t) => {
  const server = await shop(t)
  for (let index = 0; index < 5; index++)
    await postForm(server, { body: form({ ...message, message: `Mensaje ${index}` }) })
  const answer = await postForm(server, { body: form({ ...message, message: 'Mensaje seis' }) })
  assert.equal(answer.status, 429)
  assert.ok(Number(answer.headers.get('retry-after')) > 500)
  assertFormPage(answer, 'es-AR', 'No se puede enviar su mensaje...', 'Demasiados intentos.', 'Mensaje seis')
})

test('a message of as many characters as it may have is taken, one more stays in the form', async (t) => {
  const server = await shop(t)
  const body = `${'本'.repeat(9000)}${'\r\n'.repeat(997)}fin`
  assert.equal((await postForm(server, { body: form({ ...message, message: body }) })).status, 303)
  assert.equal((await readStoredMessages(server))[0]?.length, 10_000)
  const answer = await postForm(server, { body: form({ ...message, message: `${'a'.repeat(10_000)}ñ` }) })
  assert.equal(answer.status, 400)
  assertFormPage(answer, 'es-AR', 'Hasta 10000 caracteres', `${'a'.repeat(10_000)}ñ</textarea>`)
})

test('a form longer than anybody reads is answered by its page, with as much of it as was kept', async (t) => {
  const server = await shop(t)
  const body = form({ ...message, message: 'ñandú '.repeat(300_000) })
  assert.ok(body.length > 3 * 1024 * 1024)
  const answer = await postForm(server, { body, path: '/pt/contacto' })
  assert.equal(answer.status, 413)
  assertFormPage(answer, 'pt-BR', 'Não conseguimos enviar sua mensagem.', 'É grande demais.', 'Até 10000 caracteres')
  assertFormPage(answer, 'pt-BR', 'value="Ana"', 'value="ana@example.com"', 'ñandú ñandú ñandú')
  assert.ok(!answer.page.includes('\uFFFD'), 'no half letter at the end')
  const longNameAnswer = await postForm(server, { body: form({ ...message, name: 'a'.repeat(2_000_000) }) })
  assertFormPage(longNameAnswer, 'es-AR', 'Hasta 200 caracteres')
  assert.ok(!longNameAnswer.page.includes('<span>No ingresaste ningun email</span>'), 'what was cut off is not missing')
  assert.deepEqual(await readStoredMessages(server), [])
})

test('what is no form, or one that cannot be read, is answered by the page as well', async (t) => {
  const server = await shop(t)
  for (const type of [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'x',
  ]) {
    const answer = await postForm(server, { body: '{"name":', type, path: '/en/contacto' })
    assert.equal(answer.status, 415, type)
    assertFormPage(answer, 'en', 'We could not send your message. This type of content is not accepted.')
  }
  for (const encoding of ['%', '%zz', '%C3', '%FF%FE', '%E0%A4%A', '%ED%A0%80']) {
    const answer = await postForm(server, { body: `name=Ana&email=ana%40example.com&message=hola+${encoding}` })
    assert.equal(answer.status, 400, encoding)
    assertFormPage(answer, 'es-AR', 'El pedido no se entiende.', 'value="ana@example.com"', '>hola ')
  }
  for (const body of ['', 'name', '&&&', 'x=1'])
    assertFormPage(await postForm(server, { body }), 'es-AR', '<span>No ingresaste ningun nombre</span>')
  assert.deepEqual(await readStoredMessages(server), [])
})

test('fields that nobody asked for keep no message from being taken, unless they are more than anybody reads', async (t) => {
  const server = await shop(t)
  const buildFields = (length: number) => Array.from({ length }, (_, index) => `f${index}=1`).join('&')
  const answer = await postForm(server, { body: `${form(message)}&name=Otra&${buildFields(10_000)}&__proto__=x` })
  assert.equal(answer.status, 303)
  const refusedAnswer = await postForm(server, { body: `${buildFields(100_000)}&${form(message)}` })
  assert.equal(refusedAnswer.status, 413)
  assertFormPage(refusedAnswer, 'es-AR', 'No se puede enviar su mensaje... Es demasiado grande.')
  const [storedMessage] = await server.sql<{ name: string }[]>`select name from contact_messages`
  assert.equal(storedMessage?.name, 'Ana')
})

test('a form that ends before it is whole is let go of, and nothing is kept', async (t) => {
  const server = await shop(t)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    `POST /contacto HTTP/1.1\r\nhost: x\r\ncontent-type: ${urlencoded}\r\ncontent-length: 9000\r\n\r\n${form(message)}`,
  )
  socket.end()
  await text(socket)
  assert.deepEqual(await readStoredMessages(server), [])
})
