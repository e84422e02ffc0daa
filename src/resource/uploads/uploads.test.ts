import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'
import { boundary, endOfForm, formHead, openWire, partHead, textPart } from '#test/wire.ts'

async function openShopWithForms(t: TestContext) {
  const world = await shop(t)
  const authorization = `Bearer ${await world.admin.token()}`
  const beginForm = async (method: string, path: string, headers = {}) => {
    const wire = openWire(world.url)
    await wire.send(formHead(method, `/api${path}`, { authorization, ...headers }))
    return wire
  }
  return {
    ...world,
    beginForm,
    /** Sends a whole form as these bytes, and returns the answer. */
    sendForm: async (path: string, body: string | Buffer, headers = {}) => {
      const wire = await beginForm('POST', path, { 'content-length': Buffer.byteLength(body), ...headers })
      await wire.send(body)
      const answer = await wire.answer()
      wire.breakOff()
      return answer
    },
    listIncoming: () => listIncomingFiles(world),
  }
}

const listIncomingFiles = ({ dataDir }: Shop) => readdirSync(path.join(dataDir, 'files', 'incoming'))

test('a file under a name that takes none is refused at that name with its first byte', async (t) => {
  const { beginForm, listIncoming } = await openShopWithForms(t)
  for (const [method, where] of [
    ['POST', '/products'],
    ['POST', '/colors'],
    ['PUT', '/parameters/1'],
    ['POST', '/users/1/permissions'],
  ] as const) {
    const wire = await beginForm(method, where)
    await wire.send(`${partHead('stray', 'a.jpg')}x`)
    const { status, body } = await wire.answer()
    assert.deepEqual([status, body.fields], [400, { stray: 'resource.fields.unknown' }], where)
    assert.deepEqual(listIncoming(), [])
    wire.breakOff()
  }
})

test('one more picture than the form takes is refused at its field with its first byte', async (t) => {
  const { beginForm } = await openShopWithForms(t)
  const cases = [
    ['/products', 'image', 12, 'image', { key: 'resource.fields.too_many_pictures', qty: 12 }],
    ['/categories', 'image', 1, 'image', { key: 'resource.fields.one_picture' }],
    ['/companies', 'logo', 1, 'image', { key: 'resource.fields.one_picture' }],
  ] as const
  for (const [where, name, most, field, { key, ...params }] of cases) {
    const wire = await beginForm('POST', where)
    for (let n = 0; n < most; n++) await wire.send(`${partHead(name, `${n}.jpg`)}bytes\r\n`)
    await wire.send(`${partHead(name, 'one-more.jpg')}x`)
    const { status, body } = await wire.answer()
    assert.deepEqual([status, body.fields], [400, { [field]: key }], where)
    if ('qty' in params) assert.equal(body.params[field].qty, params.qty)
    wire.breakOff()
  }
})

test('a company with a file under each of the two names of its logo is refused', async (t) => {
  const { admin } = await openShopWithForms(t)
  const form = new FormData()
  form.append('name', 'Dos')
  for (const name of ['logo', 'image']) form.append(name, new File(['bytes'], 'a.jpg'))
  const { status, body } = await admin.post('/companies', form)
  assert.deepEqual([status, body.fields], [400, { image: 'resource.fields.one_picture' }])
})

test('the text of a form is at most a MiB in all, however it is spread, and a hundred fields', async (t) => {
  const { beginForm, sendForm } = await openShopWithForms(t)
  const wire = await beginForm('POST', '/colors')
  for (let n = 0; n < 16; n++) await wire.send(textPart(`field${n}`, 'a'.repeat(64 * 1024)))
  await wire.send(`${partHead('name')}a`)
  const { status, body } = await wire.answer()
  assert.deepEqual([status, body.code], [413, 'TOO_LARGE'])
  wire.breakOff()
  const fields = Array.from({ length: 101 }, (_, n) => textPart(`field${n}`, 'a')).join('')
  assert.equal((await sendForm('/colors', fields + endOfForm)).status, 413)
  const parts = `${partHead('image', '')}\r\n`.repeat(201)
  assert.equal((await sendForm('/categories', parts + endOfForm)).status, 413)
})

test('JSON may have as many fields and bytes as a form, and a visitor sixteen times less', async (t) => {
  const { admin, anonymous } = await openShopWithForms(t)
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, n]))
  assert.equal((await admin.post('/colors', fields(100))).status, 400)
  assert.equal((await admin.post('/colors', fields(101))).status, 413)
  assert.equal((await admin.post('/colors', { name: 'a'.repeat(1024 * 1024) })).status, 413)
  assert.equal((await admin.post('/colors', { name: 'a'.repeat(1024 * 1024 - 20) })).status, 400)
  assert.equal((await anonymous.post('/auth/login', { dni: 'a'.repeat(64 * 1024) })).status, 413)
  assert.equal((await anonymous.post('/auth/login', { dni: 'a'.repeat(63 * 1024) })).status, 400)
})

test('a picture file without bytes is refused at its field in the words of the reader', async (t) => {
  const { admin, make } = await openShopWithForms(t)
  const { id } = await make.product()
  const form = new FormData()
  form.append('image', new File([await (await createPhoto(30, 30)).png().toBuffer()], 'buena.png'))
  form.append('image', new File([], 'nada.jpg'))
  for (const [language, words] of [
    ['es', '«nada.jpg» está vacía'],
    ['en', '“nada.jpg” is empty'],
    ['pt', '“nada.jpg” está vazia'],
  ]) {
    const { status, body } = await admin.patch(`/products/${id}`, form, { 'accept-language': language ?? '' })
    assert.deepEqual([status, body.fields], [400, { image: 'platform.pictures.empty' }])
    assert.deepEqual(body.params.image, { file: 'nada.jpg', place: 1, qty: 0 })
    assert.ok(body.message.startsWith(words), body.message)
  }
  assert.deepEqual((await admin.get(`/products/${id}`)).body.image, [])
})

test('a file input that was left empty is no file, whatever its name', async (t) => {
  const { sendForm } = await openShopWithForms(t)
  const emptyPartHeader = 'Content-Type: application/octet-stream\r\n'
  const body =
    textPart('name', 'Mac') +
    textPart('description', 'Equipos') +
    `${partHead('image', '', emptyPartHeader)}\r\n`.repeat(2) +
    `${partHead('stray', '', emptyPartHeader)}\r\n`
  const { status, body: saved } = await sendForm('/categories', body + endOfForm)
  assert.deepEqual([status, saved.image], [200, null], JSON.stringify(saved))
})

test('a form that is refused early is still received, so that a browser that sends all of it gets the answer', async (t) => {
  const { beginForm, listIncoming } = await openShopWithForms(t)
  const tail = Buffer.alloc(24 * 1024 * 1024, 7)
  const end = textPart('name', 'a') + endOfForm
  for (const start of [partHead('stray', 'a.jpg'), partHead('image', 'large.jpg'), textPart('', 'a')]) {
    const length = start.length + tail.length + end.length
    const wire = await beginForm('POST', '/categories', { 'content-length': length })
    await wire.send(start)
    await wire.send(tail)
    await wire.send(end)
    const { status } = await wire.answer()
    assert.ok(status === 400 || status === 413, String(status))
    await wire.send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    assert.equal((await wire.answer()).status, 200, 'the connection goes on')
    wire.breakOff()
  }
  assert.deepEqual(listIncoming(), [])
})

test('a boundary that no parser takes, or none, is a request that is not understood', async (t) => {
  const { sendForm, beginForm } = await openShopWithForms(t)
  const types = [
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-data; boundary',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'b'.repeat(253)}`,
    `multipart/form-data; boundary=${'b'.repeat(8000)}`,
    "multipart/form-data; boundary*=utf-8''%ff",
    'multipart/form-data; charset=; boundary*0=a',
    'multipart/form-data; boundary=a; boundary=b',
  ]
  for (const where of ['/colors', '/products', '/users/1/permissions']) {
    for (const type of types) {
      const answer = await sendForm(where, textPart('name', 'a') + endOfForm, { 'content-type': type })
      assert.deepEqual([answer.status, answer.body.code], [400, 'BAD_REQUEST'], `${where} ${type}`)
    }
  }
  for (const type of ['multipart/mixed; boundary=a', 'multipart/form-dataX; boundary=a', 'Multipart', 'text/plain']) {
    const wire = await beginForm('POST', '/colors', { 'content-type': type, 'content-length': 1 })
    await wire.send('a')
    assert.equal((await wire.answer()).status, 415, type)
    wire.breakOff()
  }
})

test('a boundary may be quoted, and as long as the standard allows', async (t) => {
  const { sendForm } = await openShopWithForms(t)
  for (const [written, used] of [
    [`"${boundary}"`, boundary],
    ['"a b:c(d)"', 'a b:c(d)'],
    ['b'.repeat(70), 'b'.repeat(70)],
  ] as const) {
    const parts = textPart('name', `Color ${used.length}`) + textPart('color_code', '#112233') + endOfForm
    const body = parts.replaceAll(`--${boundary}`, `--${used}`)
    const answer = await sendForm('/colors', body, { 'content-type': `multipart/form-data; boundary=${written}` })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
})

test('text is UTF-8 as it stands: other encodings and forms within forms are refused, not stored', async (t) => {
  const { sendForm } = await openShopWithForms(t)
  const more = {
    base64: textPart('name', 'Um9qbw==', 'Content-Transfer-Encoding: base64\r\n'),
    quoted: textPart('name', 'Ro=6Ao', 'Content-Transfer-Encoding: quoted-printable\r\n'),
    nested: textPart('name', '--x\r\n\r\na\r\n--x--', 'Content-Type: multipart/mixed; boundary=x\r\n'),
    'a long name': textPart('n'.repeat(201), 'a'),
    'no name': `--${boundary}\r\nContent-Disposition: form-data\r\n\r\na\r\n`,
    'no end': textPart('name', 'a'),
    'no part': 'nothing that has a boundary',
    'broken JSON': textPart('name', '{"a"', 'Content-Type: application/json\r\n'),
  }
  for (const [what, body] of Object.entries(more)) {
    const answer = await sendForm(
      '/colors',
      `${textPart('color_code', '#112233')}${body}${what === 'no end' ? '' : endOfForm}`,
    )
    assert.equal(answer.status, 400, `${what}: ${JSON.stringify(answer.body)}`)
  }
  const latin = Buffer.from(textPart('color_code', '#112233') + textPart('name', 'Marrón') + endOfForm, 'latin1')
  assert.equal((await sendForm('/colors', latin)).status, 400)
})

test('a part that says it is JSON is read as JSON', async (t) => {
  const { sendForm, make } = await openShopWithForms(t)
  const [color, category] = [await make.color(), await make.category()]
  const body =
    textPart('name', 'iPad') +
    textPart('description', 'Nuevo') +
    textPart('price', '10', 'Content-Type: application/json\r\n') +
    textPart('category_id', String(category.id)) +
    textPart('colorIds', JSON.stringify([color.id]), 'Content-Type: application/json; charset=utf-8\r\n')
  const answer = await sendForm('/products', body + endOfForm)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.deepEqual(
    answer.body.colors.map(({ id }: { id: number }) => id),
    [color.id],
  )
})

test('an upload that breaks off anywhere leaves no file and no trace', async (t) => {
  const { beginForm, listIncoming, sql, admin } = await openShopWithForms(t)
  const breaks = [
    partHead('image', 'a.jpg'),
    `${partHead('image', 'a.jpg')}half a pict`,
    `${partHead('image', 'a.jpg')}${'x'.repeat(300_000)}`,
    `${partHead('image', 'a.jpg')}whole\r\n${partHead('image', 'b.jpg')}ha`,
    `${textPart('name', 'a')}${partHead('description')}ha`,
    '--most',
  ]
  for (const bytes of breaks) {
    const wire = await beginForm('POST', '/products')
    await wire.send(bytes)
    wire.breakOff()
    await wire.closed
  }
  // Ten forms of one user are received at once. That the broken ones have ended shows as further forms have their turn.
  const saved = await Promise.all(Array.from({ length: 20 }, () => admin.post('/colors', createColorForm())))
  assert.deepEqual([...new Set(saved.map(({ status }) => status))], [200])
  while (listIncoming().length > 0) await new Promise(setImmediate)
  assert.deepEqual((await sql`select from products`).length, 0)
})

test('names that pollute an object are refused in a form as they are in JSON', async (t) => {
  const { sendForm, admin, url } = await openShopWithForms(t)
  const jsonPart = (name: string, json: string) => textPart(name, json, 'Content-Type: application/json\r\n')
  const color = textPart('name', 'Rojo') + textPart('color_code', '#ff0000')
  const forms = {
    'a field': textPart('__proto__', 'x'),
    'a field of JSON': jsonPart('__proto__', '{"name": "x"}'),
    'inside JSON': jsonPart('name', '[{"__proto__": 1}]'),
    'by escapes': jsonPart('name', '{"\\u005f_proto__": 1}'),
    'a constructor with a prototype': jsonPart('constructor', '{"prototype": {}}'),
  }
  for (const [what, part] of Object.entries(forms)) {
    const { status, body } = await sendForm('/colors', color + part + endOfForm)
    assert.deepEqual([status, body.code], [400, 'BAD_REQUEST'], what)
  }
  const headers = { authorization: `Bearer ${await admin.token()}`, 'content-type': 'application/json' }
  const bodies = ['{"__proto__": 1}', '{"name": [{"\\u005f_proto__": 1}]}', '{"constructor": {"prototype": {}}}']
  for (const body of bodies) {
    const answer = await fetch(`${url}/api/colors`, { method: 'POST', headers, body })
    assert.deepEqual([answer.status, (await answer.json()).message], [400, 'El cuerpo no es JSON válido.'], body)
  }
  for (const name of ['constructor', 'prototype']) {
    const { status, body } = await sendForm('/colors', color + textPart(name, 'x') + endOfForm)
    assert.deepEqual([status, body.fields], [400, { [name]: 'resource.fields.unknown' }])
  }
  assert.deepEqual((await admin.get('/colors')).body, [])
})

test('a form that comes slower than its pace is 408, its connection is closed, and no file stays', async (t) => {
  const world = await shop(t, {}, { formPace: { everyMs: 100, leastBytes: 64 * 1024 } })
  const authorization = `Bearer ${await world.admin.token()}`
  for (const [language, beginning] of [
    ['es', ''],
    ['en', `${partHead('image', 'a.jpg')}half a pict`],
    ['pt', `${textPart('name', 'a')}${partHead('description')}ha`],
  ] as const) {
    const wire = openWire(world.url)
    const headers = { authorization, 'accept-language': language }
    await wire.send(formHead('POST', '/api/products', headers))
    await wire.send(beginning)
    const { status, body } = await wire.answer()
    assert.deepEqual([status, body.code], [408, 'TIMEOUT'])
    assert.equal(body.message, translate(language, 'platform.answers.timeout'))
    assert.deepEqual(listIncomingFiles(world), [])
    await wire.closed
  }
  const category = await world.make.category()
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'iPad', description: 'x', price: '1', category_id: category.id }))
    form.append(name, String(value))
  form.append(
    'image',
    new Blob([new Uint8Array(await createPhoto(40, 30).then((made) => made.jpeg().toBuffer()))]),
    'a.jpg',
  )
  assert.equal((await world.admin.post('/products', form)).status, 200, 'less than the pace, in time')
})

let colors = 0

function createColorForm(): FormData {
  const form = new FormData()
  form.append('name', `Color ${colors++}`)
  form.append('color_code', '#112233')
  return form
}

test('ten forms of one person are received at once and twenty wait; others are not kept waiting by them', async (t) => {
  const { beginForm, admin, as } = await openShopWithForms(t)
  const openForms = await Promise.all(Array.from({ length: 31 }, () => beginForm('POST', '/products')))
  for (const wire of openForms) await wire.send(`${partHead('image', 'a.jpg')}x`)
  const refused = await Promise.race(openForms.map((wire) => wire.answer()))
  assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY'])
  assert.match(refused.body.message, /demasiados formularios a la vez/)
  assert.match(refused.head, /retry-after: \d/)
  assert.equal((await as('create_colors').post('/colors', createColorForm())).status, 200)
  for (const wire of openForms) wire.breakOff()
  await Promise.all(openForms.map(({ closed }) => closed))
  let later = await admin.post('/colors', createColorForm())
  while (later.status === 429) later = await admin.post('/colors', createColorForm())
  assert.equal(later.status, 200)
})
