import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMailSender } from '#src/platform/mail.server.ts'
import { startMailServer } from '#test/mail-server.ts'

const from = 'Mostrador <no-reply@example.com>'

test('a letter arrives with its subject, text and Reply-To', async (t) => {
  const { url, waitForLetters } = await startMailServer(t)
  const mail = createMailSender({ mailUrl: url, mailFrom: from })
  t.after(() => mail.close())
  await mail.send({
    to: 'ana@example.com',
    subject: 'Hola, ¿cómo estás?',
    text: 'Año nuevo\n¿Sí? 📱',
    replyTo: 'luz@example.com',
  })
  const [letter] = await waitForLetters(1)
  assert.equal(letter?.from, 'no-reply@example.com')
  assert.deepEqual(letter?.to, ['ana@example.com'])
  assert.equal(letter?.subject, 'Hola, ¿cómo estás?')
  assert.match(letter?.headers ?? '', /^Reply-To: luz@example.com\r?$/m)
  assert.equal(letter?.text.replaceAll('\r\n', '\n').trim(), 'Año nuevo\n¿Sí? 📱')
})

test('a subject with line breaks stays one header and shows all of its text', async (t) => {
  const { url, waitForLetters } = await startMailServer(t)
  const mail = createMailSender({ mailUrl: url, mailFrom: from })
  t.after(() => mail.close())
  await mail.send({ to: 'ana@example.com', subject: 'Hola\r\nBcc: todos@example.com\n\nx <b>&"#', text: 'x' })
  const [letter] = await waitForLetters(1)
  assert.deepEqual(letter?.to, ['ana@example.com'])
  assert.doesNotMatch(letter?.headers ?? '', /^Bcc:/im)
  assert.equal(letter?.subject, 'Hola Bcc: todos@example.com x <b>&"#')
})

test('an address that holds more than one address is refused', async (t) => {
  const { url, letters } = await startMailServer(t)
  const mail = createMailSender({ mailUrl: url, mailFrom: from })
  t.after(() => mail.close())
  for (const to of ['a@x.ar, b@x.ar', 'a@x.ar\r\nBcc: b@x.ar', 'Ana <a@x.ar>', 'a', 'a@x.ar;b@x.ar', 'grupo:a@x.ar']) {
    await assert.rejects(mail.send({ to, subject: 'x', text: 'x' }), /address/)
    await assert.rejects(mail.send({ to: 'a@x.ar', replyTo: to, subject: 'x', text: 'x' }), /address/)
  }
  assert.equal(letters.length, 0)
})

test('a text that looks like a file or an address is sent as it is', async (t) => {
  const { url, waitForLetters } = await startMailServer(t)
  const mail = createMailSender({ mailUrl: url, mailFrom: from })
  t.after(() => mail.close())
  await mail.send({ to: 'ana@example.com', subject: 'x', text: 'file:///etc/passwd\n.\nQUIT' })
  const [letter] = await waitForLetters(1)
  assert.match(letter?.text ?? '', /file:\/\/\/etc\/passwd\r?\n\.\r?\nQUIT/)
})

test('without a mail server `enabled` is false and sending rejects', async () => {
  const mail = createMailSender({ mailUrl: null, mailFrom: from })
  assert.equal(mail.enabled, false)
  await assert.rejects(mail.send({ to: 'ana@example.com', subject: 'x', text: 'x' }))
  mail.close()
})

test('an unreachable mail server rejects the letter and does not end the program', async () => {
  const mail = createMailSender({ mailUrl: 'smtp://127.0.0.1:1', mailFrom: from })
  assert.equal(mail.enabled, true)
  await assert.rejects(mail.send({ to: 'ana@example.com', subject: 'x', text: 'x' }))
  mail.close()
})
