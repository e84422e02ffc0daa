import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedLinks } from '#src/platform/files/serving/signed-links.server.ts'
import { toForm } from '#test/folders.ts'
import { createPdf, createSmallPicture, openShopWithFiles } from '#test/stored-files.ts'
import { endOfForm, formHead, openWire, partHead, textPart } from '#test/wire.ts'

test("a record cannot take another's file by its key", async (t) => {
  const { admin } = await openShopWithFiles(t)
  const sentFiles = {
    contract: [{ bytes: createPdf(), name: 'a.pdf' }],
    papers: [{ bytes: createPdf(), name: 'b.pdf' }],
  }
  const { body: otherFolder } = await admin.post('/folders', toForm({ name: 'Suyo' }, sentFiles))
  const { body: ownFolder } = await admin.post('/folders', { name: 'Mío' })
  for (const [field, values] of [
    ['contract', { contract: otherFolder.contract.key }],
    ['contract', { contract: otherFolder.contract }],
    ['papers', { kept_papers: [otherFolder.papers[0].key] }],
    ['papers', { papers: otherFolder.papers }],
  ] as const) {
    const { status, body } = await admin.patch(`/folders/${ownFolder.id}`, values)
    assert.deepEqual([status, body.fields], [400, { [field]: 'resource.fields.file' }])
  }
})

test('a link that is forged, changed, expired or of another file is refused, and does not tell which files exist', async (t) => {
  const { admin, get, secret } = await openShopWithFiles(t)
  const two = [1, 2].map((n) => ({ bytes: createPdf(`n${n}`), name: `${n}.pdf` }))
  const { body } = await admin.post('/folders', toForm({ name: 'Ana' }, { papers: two }))
  const [firstPaper, secondPaper] = body.papers
  const [address, query] = firstPaper.url.split('?')
  const linkParameters = new URLSearchParams(query)
  const [expires, signature] = [linkParameters.get('expires') ?? '', linkParameters.get('signature') ?? '']
  const buildLink = (changes: Record<string, string>) =>
    `${address}?${new URLSearchParams({ expires, signature, ...changes })}`
  const hour = 3_600_000
  const badLinks = {
    'no signature': address,
    'an empty one': buildLink({ signature: '' }),
    'another key': firstPaper.url.replace(firstPaper.key, secondPaper.key),
    'a key that is not there': firstPaper.url.replace(firstPaper.key, 'f'.repeat(32)),
    'a later end': buildLink({ expires: String(Number(expires) + 3600) }),
    'an end of other spelling': buildLink({ expires: ` ${expires}` }),
    'half a signature': buildLink({ signature: signature.slice(0, 20) }),
    'one letter changed': buildLink({ signature: signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }),
    'the last letter changed within what base64 ignores': buildLink({ signature: respellSignature(signature) }),
    'two signatures': `${firstPaper.url}&signature=x`,
    'a foreign secret': createSignedLinks(Buffer.alloc(32, 1)).url(firstPaper.key),
    'over by a moment': createSignedLinks(secret, () => Date.now() - 2 * hour).url(firstPaper.key),
    'a path': firstPaper.url.replace(
      firstPaper.key,
      `..%2f..%2fprivate-files%2f${firstPaper.key.slice(0, 2)}%2f${firstPaper.key}`,
    ),
    'a path with dots': `/api/files/..%2f..%2f..%2fetc%2fpasswd?expires=${expires}&signature=${signature}`,
    'a null byte': firstPaper.url.replace(firstPaper.key, `${firstPaper.key}%00`),
  }
  for (const [caseName, url] of Object.entries(badLinks)) {
    const answer = await get(url)
    const body = JSON.parse(answer.bytes.toString())
    assert.deepEqual(
      [answer.status, body.code, answer.headers.get('cache-control')],
      [403, 'FORBIDDEN', 'no-store'],
      caseName,
    )
    assert.match(body.message, /^Este enlace venció o no está completo/)
  }
  for (const name of [
    `../private-files/${firstPaper.key.slice(0, 2)}/${firstPaper.key}`,
    `${firstPaper.key}.jpg`,
    firstPaper.key.slice(1),
    '',
  ])
    assert.ok([403, 404].includes((await get(createSignedLinks(secret).url(encodeURIComponent(name)))).status), name)
  assert.equal((await get(firstPaper.url)).status, 200)
  assert.equal((await get(firstPaper.url, { method: 'DELETE' })).status, 405)
})

/** Another spelling of the same bytes: the last letter of 32 bytes in base64 has two bits that are ignored. */
function respellSignature(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(signature.slice(-1))
  return signature.slice(0, -1) + letters[last ^ 1]
}

test('a page or a drawing with a script, whatever its name, is downloaded and never shown as a page', async (t) => {
  const { admin, get } = await openShopWithFiles(t)
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
    toForm({ name: 'Ana' }, { contract: [{ bytes: await createSmallPicture(), name: 'foto.pdf' }] }),
  )
  assert.equal(photo.body.contract.media_type, 'image/png')
  assert.match((await get(photo.body.contract.url)).headers.get('content-disposition') ?? '', /^inline; /)
})

test('a hostile or endless name comes back as it was given, on one line and in one header', async (t) => {
  const { admin, get } = await openShopWithFiles(t)
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
  for (const [givenName, expected] of names) {
    const { body } = await admin.post(
      '/folders',
      toForm({ name: 'Ana' }, { contract: [{ bytes: Buffer.from('PK'), name: givenName }] }),
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

test('an upload that is cut in the middle leaves neither file nor row', async (t) => {
  const { url, admin, listStored, countFileRows, sql } = await openShopWithFiles(t)
  const wire = openWire(url)
  await wire.send(formHead('POST', '/api/folders', { authorization: `Bearer ${await admin.token()}` }))
  await wire.send(`${textPart('name', 'Ana')}${partHead('contract', 'a.pdf')}%PDF-1.4 ${'x'.repeat(300_000)}`)
  while (listStored().length === 0) await new Promise(setImmediate)
  wire.breakOff()
  await wire.closed
  while (listStored().length > 0) await new Promise(setImmediate)
  assert.deepEqual([await countFileRows(), (await sql`select id from folders`).length], [0, 0])
})

test('folders in the name of a file are removed', async (t) => {
  const { url, admin, listStored } = await openShopWithFiles(t)
  const wire = openWire(url)
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
  assert.match(listStored()[0] ?? '', /^private-files\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
})
