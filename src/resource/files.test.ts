import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { signedLinks } from '#src/platform/files/signed-links.server.ts'
import { foldersIn, toForm } from '#test/folders.ts'
import type { Shop } from '#test/harness.ts'
import { photo } from '#test/pictures.ts'
import { endOfForm, formHead, partHead, textPart, wireTo } from '#test/wire.ts'

const pdf = (words = 'contrato') => Buffer.from(`%PDF-1.4\n${words}\n%%EOF`)

async function opened(t: TestContext) {
  const world = await foldersIn(t)
  const [row] = await world.sql<{ key: Buffer }[]>`select key from signing_keys where name = 'files'`
  assert.ok(row)
  return {
    ...world,
    secret: row.key,
    /** Everything that lies in the data directory, temporary files included. */
    stored: () => storedIn(world),
    rows: async () => (await world.sql`select key from files`).length,
    /** Read to its end: a connection that is left half read keeps the server from closing. */
    async get(url: string, init?: RequestInit) {
      const answer = await fetch(world.url + url, init)
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}

const storedIn = ({ dataDir }: Shop) =>
  readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dataDir, 'files'), path.join(entry.parentPath, entry.name)))

test('a file is kept as it came, and read without a token by the link of its answer', async (t) => {
  const { admin, get, sql, stored } = await opened(t)
  const sent = toForm(
    { name: 'Ana' },
    { contract: [{ bytes: pdf(), name: 'Contrato año 2026.pdf', type: 'text/html' }] },
  )
  const { status, body } = await admin.post('/folders', sent)
  assert.equal(status, 200, JSON.stringify(body))
  const { key, url, ...said } = body.contract
  assert.deepEqual(said, { name: 'Contrato año 2026.pdf', media_type: 'application/pdf', size: pdf().length })
  assert.deepEqual(stored(), [`private-files/${key.slice(0, 2)}/${key}`])
  const answer = await get(url)
  assert.equal(answer.status, 200)
  assert.deepEqual(answer.bytes, pdf())
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.equal(answer.headers.get('cache-control'), 'private, max-age=3600, immutable')
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline; .*filename\*=UTF-8''Contrato%20a%C3%B1o/)
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  const etag = answer.headers.get('etag') ?? ''
  assert.equal((await get(url, { headers: { 'if-none-match': etag } })).status, 304)
  const head = await get(url, { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(pdf().length)])
  const [row] = await sql<Record<string, unknown>[]>`
    select name, media_type, bytes, encode(sha256, 'hex') as sha256, resource, entity_id, created_by is not null as by
    from files`
  const sha256 = createHash('sha256').update(pdf()).digest('hex')
  assert.deepEqual(
    { ...row, bytes: Number(row?.bytes) },
    {
      name: said.name,
      media_type: said.media_type,
      bytes: said.size,
      sha256,
      resource: 'folders',
      entity_id: body.id,
      by: true,
    },
  )
})

test('several files: more come last, what is not kept goes with the commit, one too many is refused', async (t) => {
  const { admin, get, stored, rows } = await opened(t)
  const two = [1, 2].map((n) => ({ bytes: pdf(`n${n}`), name: `${n}.pdf` }))
  const { body } = await admin.post('/folders', toForm({ name: 'Ana' }, { papers: two }))
  assert.deepEqual(
    body.papers.map(({ name }: { name: string }) => name),
    ['1.pdf', '2.pdf'],
  )
  const third = { papers: [{ bytes: Buffer.from('a,b'), name: 'lista.csv' }] }
  const kept = await admin.patch(`/folders/${body.id}`, toForm({ kept_papers: [body.papers[1].key] }, third))
  assert.deepEqual(
    kept.body.papers.map(({ name, media_type }: Record<string, string>) => [name, media_type]),
    [
      ['2.pdf', 'application/pdf'],
      ['lista.csv', 'application/octet-stream'],
    ],
  )
  assert.equal((await get(body.papers[0].url)).status, 404, 'gone, though its link is still good')
  assert.deepEqual([stored().length, await rows()], [2, 2])
  const again = await admin.patch(`/folders/${body.id}`, { name: 'Otra', papers: kept.body.papers })
  assert.deepEqual(again.body.papers, kept.body.papers, 'what a read gave may be sent back')
  const many = await admin.patch(`/folders/${body.id}`, toForm({}, { papers: two }))
  assert.deepEqual([many.status, many.body.fields], [400, { papers: 'resource.fields.too_many_files' }])
  assert.equal((await admin.patch(`/folders/${body.id}`, { kept_papers: [] })).body.papers.length, 0)
  assert.deepEqual([stored(), await rows()], [[], 0])
})

test('a file is replaced, kept by a save without one, removed when asked, and goes with its record', async (t) => {
  const { admin, stored, rows } = await opened(t)
  const { body } = await admin.post(
    '/folders',
    toForm({ name: 'Ana' }, { contract: [{ bytes: pdf('1'), name: '1.pdf' }] }),
  )
  const next = await admin.patch(`/folders/${body.id}`, toForm({}, { contract: [{ bytes: pdf('2'), name: '2.pdf' }] }))
  assert.equal(next.body.contract.name, '2.pdf')
  assert.deepEqual([stored().length, await rows()], [1, 1])
  const kept = await admin.put(`/folders/${body.id}`, { name: 'B', contract: next.body.contract })
  assert.deepEqual(kept.body.contract, next.body.contract)
  assert.equal((await admin.patch(`/folders/${body.id}`, { remove_contract: true })).body.contract, null)
  assert.deepEqual([stored(), await rows()], [[], 0])
  await admin.patch(`/folders/${body.id}`, toForm({}, { contract: [{ bytes: pdf('3'), name: '3.pdf' }] }))
  assert.equal((await admin.delete(`/folders/${body.id}`)).status, 200)
  assert.deepEqual([stored().length, await rows()], [1, 0], 'kept for an undo, and read by nobody')
})

test("a record cannot take another's file by its key", async (t) => {
  const { admin } = await opened(t)
  const sent = { contract: [{ bytes: pdf(), name: 'a.pdf' }], papers: [{ bytes: pdf(), name: 'b.pdf' }] }
  const { body: theirs } = await admin.post('/folders', toForm({ name: 'Suyo' }, sent))
  const { body: mine } = await admin.post('/folders', { name: 'Mío' })
  for (const [field, given] of [
    ['contract', { contract: theirs.contract.key }],
    ['contract', { contract: theirs.contract }],
    ['papers', { kept_papers: [theirs.papers[0].key] }],
    ['papers', { papers: theirs.papers }],
  ] as const) {
    const { status, body } = await admin.patch(`/folders/${mine.id}`, given)
    assert.deepEqual([status, body.fields], [400, { [field]: 'resource.fields.file' }])
  }
})

const small = async (width = 30) => (await photo(width, 40)).png().toBuffer()

test('a private picture is no public one: it is read by image_url alone, which is null without one', async (t) => {
  const { admin, get } = await opened(t)
  const bare = await admin.post('/folders', { name: 'Sin foto' })
  assert.deepEqual([bare.body.image, bare.body.image_url], [null, null])
  const { body } = await admin.patch(
    `/folders/${bare.body.id}`,
    toForm({}, { image: [{ bytes: await small(), name: 'a.png' }] }),
  )
  assert.match(body.image, /^[0-9a-f]{32}\.jpg$/)
  const answer = await get(body.image_url)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
  assert.equal(answer.headers.get('cache-control'), 'private, max-age=3600, immutable')
  const base = body.image.slice(0, 32)
  for (const address of [`/uploads/images/${body.image}`, `/images/${body.image}`, `/uploads/images/${base}-400.webp`])
    assert.equal((await get(address)).status, 404, address)
  assert.equal((await admin.put(`/folders/${body.id}`, { ...body, name: 'Otro' })).status, 200, 'as it was read')
  const removed = await admin.patch(`/folders/${body.id}`, { remove_image: true })
  assert.deepEqual([removed.body.image, removed.body.image_url], [null, null])
  assert.equal((await get(body.image_url)).status, 404)
})

test('every answer with the entity carries links; the audit and the kept answers hold none', async (t) => {
  const { admin, sql } = await opened(t)
  const sent = () =>
    toForm({ name: 'Ana' }, { contract: [{ bytes: pdf(), name: 'a.pdf' }], image: [{ bytes: bytes, name: 'a.png' }] })
  const bytes = await small()
  const first = await admin.post('/folders', sent(), { 'idempotency-key': 'una-vez' })
  const { id, updated_at, contract, image_url } = first.body
  assert.match(image_url, /^\/api\/files\//)
  const links = (row: any) => [row.contract.url, row.image_url]
  const expected = [contract.url, image_url]
  assert.deepEqual(links((await admin.get(`/folders/${id}`)).body), expected)
  assert.deepEqual(links((await admin.get('/folders')).body[0]), expected)
  assert.deepEqual(links((await admin.get('/folders/search/ana')).body[0]), expected)
  assert.deepEqual(links((await admin.post('/folders', sent(), { 'idempotency-key': 'una-vez' })).body), expected)
  assert.deepEqual(links((await admin.patch(`/folders/${id}`, { name: 'B' })).body), expected)
  const stale = await admin.put(`/folders/${id}`, { name: 'C', updated_at })
  assert.deepEqual([stale.body.code, links(stale.body.entity)], ['STALE', expected])
  assert.deepEqual(links((await admin.delete(`/folders/${id}`)).body), expected)
  const [kept] = await sql<{ text: string }[]>`
    select string_agg(coalesce(after, before)::text, '') || (select answer::text from idempotency_keys) as text
    from audit where resource = 'folders'`
  assert.match(kept?.text ?? '', /a\.pdf/)
  assert.doesNotMatch(kept?.text ?? '', /signature|api\/files/)
})

test('a link that is foreign, changed, over or of another file opens nothing, and tells nothing of what is there', async (t) => {
  const { admin, get, secret } = await opened(t)
  const two = [1, 2].map((n) => ({ bytes: pdf(`n${n}`), name: `${n}.pdf` }))
  const { body } = await admin.post('/folders', toForm({ name: 'Ana' }, { papers: two }))
  const [one, other] = body.papers
  const [address, query] = one.url.split('?')
  const given = new URLSearchParams(query)
  const [expires, signature] = [given.get('expires') ?? '', given.get('signature') ?? '']
  const with_ = (changed: Record<string, string>) =>
    `${address}?${new URLSearchParams({ expires, signature, ...changed })}`
  const hour = 3_600_000
  const refused = {
    'no signature': address,
    'an empty one': with_({ signature: '' }),
    'another key': one.url.replace(one.key, other.key),
    'a key that is not there': one.url.replace(one.key, 'f'.repeat(32)),
    'a later end': with_({ expires: String(Number(expires) + 3600) }),
    'an end of other spelling': with_({ expires: ` ${expires}` }),
    'half a signature': with_({ signature: signature.slice(0, 20) }),
    'one letter changed': with_({ signature: signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }),
    'the last letter changed within what base64 ignores': with_({ signature: otherSpelling(signature) }),
    'two signatures': `${one.url}&signature=x`,
    'a foreign secret': signedLinks(Buffer.alloc(32, 1)).url(one.key),
    'over by a moment': signedLinks(secret, () => Date.now() - 2 * hour).url(one.key),
    'a path': one.url.replace(one.key, `..%2f..%2fprivate-files%2f${one.key.slice(0, 2)}%2f${one.key}`),
    'a path with dots': `/api/files/..%2f..%2f..%2fetc%2fpasswd?expires=${expires}&signature=${signature}`,
    'a null byte': one.url.replace(one.key, `${one.key}%00`),
  }
  for (const [what, url] of Object.entries(refused)) {
    const answer = await get(url)
    const said = JSON.parse(answer.bytes.toString())
    assert.deepEqual(
      [answer.status, said.code, answer.headers.get('cache-control')],
      [403, 'FORBIDDEN', 'no-store'],
      what,
    )
    assert.match(said.message, /^Este enlace venció o no está completo/)
  }
  for (const name of [`../private-files/${one.key.slice(0, 2)}/${one.key}`, `${one.key}.jpg`, one.key.slice(1), ''])
    assert.ok([403, 404].includes((await get(signedLinks(secret).url(encodeURIComponent(name)))).status), name)
  assert.equal((await get(one.url)).status, 200)
  assert.equal((await get(one.url, { method: 'DELETE' })).status, 405)
})

/** The same bytes: the last letter of 32 bytes in base64 carries two bits that count for nothing. */
function otherSpelling(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(signature.slice(-1))
  return signature.slice(0, -1) + letters[last ^ 1]
}

test('a page or a drawing with a script, whatever it is called, is downloaded and never a page of ours', async (t) => {
  const { admin, get } = await opened(t)
  const script = '<script>alert(1)</script>'
  const pages = [
    { bytes: Buffer.from(`<!doctype html><html>${script}</html>`), name: 'contrato.pdf', type: 'application/pdf' },
    {
      bytes: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      name: 'foto.jpg',
      type: 'image/jpeg',
    },
    {
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      name: 'a.svg',
      type: 'image/svg+xml',
    },
  ]
  const { body } = await admin.post('/folders', toForm({ name: 'Ana' }, { papers: pages }))
  for (const { url, name } of body.papers) {
    const { headers } = await get(url)
    assert.equal(headers.get('content-type'), 'application/octet-stream', name)
    assert.match(headers.get('content-disposition') ?? '', /^attachment; /)
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'.*; sandbox$/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  }
  const photo = await admin.post(
    '/folders',
    toForm({ name: 'Ana' }, { contract: [{ bytes: await small(), name: 'foto.pdf' }] }),
  )
  assert.equal(photo.body.contract.media_type, 'image/png')
  assert.match((await get(photo.body.contract.url)).headers.get('content-disposition') ?? '', /^inline; /)
})

test('a hostile or endless name comes back as it was given, on one line and in one header', async (t) => {
  const { admin, get } = await opened(t)
  const names = [
    ['Currículum «ñandú» 🦆.zip', 'Currículum «ñandú» 🦆.zip'],
    ['di"jo".zip', 'di"jo".zip'],
    ['dos\r\nSet-Cookie: a=b.zip', 'dos Set-Cookie: a=b.zip'],
    ['factura\u202Efdp.exe', 'facturafdp.exe'],
    [`${'á'.repeat(196)}.pdf`, `${'á'.repeat(196)}.pdf`],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    ['100%20.zip', '100%20.zip'],
    ["a';filename=b;.zip", "a';filename=b;.zip"],
  ] as const
  for (const [given, expected] of names) {
    const { body } = await admin.post(
      '/folders',
      toForm({ name: 'Ana' }, { contract: [{ bytes: Buffer.from('PK'), name: given }] }),
    )
    assert.equal(body.contract.name, expected)
    const { headers } = await get(body.contract.url)
    assert.equal(headers.get('set-cookie'), null)
    const disposition = headers.get('content-disposition') ?? ''
    assert.match(
      disposition,
      /^attachment; filename=(?:"[\x20-\x7e]*"|[\w.-]+)(?:; filename\*=UTF-8''[\w.%!#$&+^`|~-]+)?$/,
    )
    const extended = /filename\*=UTF-8''(.*)$/.exec(disposition)?.[1]
    if (extended) assert.equal(decodeURIComponent(extended), expected)
  }
})

const most = 25 * 1024 * 1024

test('25 MB are taken, a byte more is refused at the field as is an empty file, and neither leaves anything', async (t) => {
  const { admin, get, stored, rows } = await opened(t)
  for (const [bytes, status, key] of [
    [Buffer.alloc(most + 1, 7), 413, 'too_large'],
    [Buffer.alloc(0), 400, 'empty'],
  ] as const) {
    const answer = await admin.post(
      '/folders',
      toForm(
        { name: 'A' },
        {
          papers: [
            { bytes: pdf(), name: 'a.pdf' },
            { bytes, name: 'b.zip' },
          ],
        },
      ),
    )
    assert.deepEqual([answer.status, answer.body.fields], [status, { papers: `platform.files.${key}` }])
    assert.deepEqual(answer.body.params.papers, { file: 'b.zip', place: 1, qty: 25 })
    assert.match(answer.body.message, /«b\.zip»/)
  }
  assert.deepEqual([stored(), await rows()], [[], 0])
  const { body } = await admin.post(
    '/folders',
    toForm({ name: 'A' }, { contract: [{ bytes: Buffer.alloc(most, 7), name: 'b.zip' }] }),
  )
  assert.equal(body.contract.size, most)
  assert.equal((await get(body.contract.url)).bytes.length, most)
})

test('two uploads at once: sent twice with one key they are kept once; of two editors one is STALE and leaves nothing', async (t) => {
  const { admin, stored, rows } = await opened(t)
  const send = () =>
    admin.post('/folders', toForm({ name: 'A' }, { contract: [{ bytes: pdf(), name: 'a.pdf' }] }), {
      'idempotency-key': 'una',
    })
  const [one, other] = await Promise.all([send(), send()])
  assert.deepEqual([one.status, other.body], [200, one.body])
  assert.deepEqual([stored().length, await rows()], [1, 1])
  const { id, updated_at } = one.body
  const save = (n: number) =>
    admin.put(`/folders/${id}`, toForm({ updated_at }, { contract: [{ bytes: pdf(`${n}`), name: `${n}.pdf` }] }))
  const answers = await Promise.all([save(1), save(2)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.deepEqual([stored().length, await rows()], [1, 1])
})

test('an upload that is cut in the middle leaves neither file nor row', async (t) => {
  const { url, admin, stored, rows, sql } = await opened(t)
  const wire = wireTo(url)
  await wire.send(formHead('POST', '/api/folders', { authorization: `Bearer ${await admin.token()}` }))
  await wire.send(`${textPart('name', 'Ana')}${partHead('contract', 'a.pdf')}%PDF-1.4 ${'x'.repeat(300_000)}`)
  while (stored().length === 0) await new Promise(setImmediate)
  wire.breakOff()
  await wire.closed
  while (stored().length > 0) await new Promise(setImmediate)
  assert.deepEqual([await rows(), (await sql`select id from folders`).length], [0, 0])
})

test('folders in a name lead nowhere', async (t) => {
  const { url, admin, stored } = await opened(t)
  const wire = wireTo(url)
  const body = `${textPart('name', 'Ana')}${partHead('contract', '../../../x.pdf')}%PDF-1.4\r\n${endOfForm}`
  await wire.send(
    formHead('POST', '/api/folders', {
      authorization: `Bearer ${await admin.token()}`,
      'content-length': Buffer.byteLength(body),
    }),
  )
  await wire.send(body)
  const answer = await wire.answer()
  wire.breakOff()

  assert.deepEqual([answer.status, answer.body.contract.name], [200, 'x.pdf'])
  assert.match(stored()[0] ?? '', /^private-files\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
})
