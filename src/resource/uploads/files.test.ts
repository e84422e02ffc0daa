import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { toForm } from '#test/folders.ts'
import { createPdf, createSmallPicture, openShopWithFiles } from '#test/stored-files.ts'

test('a file is kept as it came, and read without a token by the link of its answer', async (t) => {
  const { admin, get, sql, listStored } = await openShopWithFiles(t)
  const form = toForm(
    { name: 'Ana' },
    { contract: [{ bytes: createPdf(), name: 'Contrato año 2026.pdf', type: 'text/html' }] },
  )
  const { status, body } = await admin.post('/folders', form)
  assert.equal(status, 200, JSON.stringify(body))
  const { key, url, ...description } = body.contract
  assert.deepEqual(description, {
    name: 'Contrato año 2026.pdf',
    media_type: 'application/pdf',
    size: createPdf().length,
  })
  assert.deepEqual(listStored(), [`private-files/${key.slice(0, 2)}/${key}`])
  const answer = await get(url)
  assert.equal(answer.status, 200)
  assert.deepEqual(answer.bytes, createPdf())
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.equal(answer.headers.get('cache-control'), 'private, max-age=3600, immutable')
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline; .*filename\*=UTF-8''Contrato%20a%C3%B1o/)
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  const etag = answer.headers.get('etag') ?? ''
  assert.equal((await get(url, { headers: { 'if-none-match': etag } })).status, 304)
  const head = await get(url, { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, String(createPdf().length)])
  const [row] = await sql<Record<string, unknown>[]>`
    select name, media_type, bytes, encode(sha256, 'hex') as sha256, resource, entity_id, created_by is not null as by
    from files`
  const sha256 = createHash('sha256').update(createPdf()).digest('hex')
  assert.deepEqual(
    { ...row, bytes: Number(row?.bytes) },
    {
      name: description.name,
      media_type: description.media_type,
      bytes: description.size,
      sha256,
      resource: 'folders',
      entity_id: body.id,
      by: true,
    },
  )
})

test('several files: new ones come last, others are removed after the commit, one too many is refused', async (t) => {
  const { admin, get, listServed, countFileRows } = await openShopWithFiles(t)
  const two = [1, 2].map((n) => ({ bytes: createPdf(`n${n}`), name: `${n}.pdf` }))
  const { body } = await admin.post('/folders', toForm({ name: 'Ana' }, { papers: two }))
  assert.deepEqual(
    body.papers.map(({ name }: { name: string }) => name),
    ['1.pdf', '2.pdf'],
  )
  const third = { papers: [{ bytes: Buffer.from('a,b'), name: 'lista.csv' }] }
  const keptAnswer = await admin.patch(`/folders/${body.id}`, toForm({ kept_papers: [body.papers[1].key] }, third))
  assert.deepEqual(
    keptAnswer.body.papers.map(({ name, media_type }: Record<string, string>) => [name, media_type]),
    [
      ['2.pdf', 'application/pdf'],
      ['lista.csv', 'application/octet-stream'],
    ],
  )
  assert.equal((await get(body.papers[0].url)).status, 404, 'gone, though its link is still good')
  assert.deepEqual([listServed().length, await countFileRows()], [2, 2])
  const unchangedAnswer = await admin.patch(`/folders/${body.id}`, { name: 'Otra', papers: keptAnswer.body.papers })
  assert.deepEqual(unchangedAnswer.body.papers, keptAnswer.body.papers, 'what a read gave may be sent back')
  const refusal = await admin.patch(`/folders/${body.id}`, toForm({}, { papers: two }))
  assert.deepEqual([refusal.status, refusal.body.fields], [400, { papers: 'resource.fields.too_many_files' }])
  assert.equal((await admin.patch(`/folders/${body.id}`, { kept_papers: [] })).body.papers.length, 0)
  assert.deepEqual([listServed(), await countFileRows()], [[], 0])
})

test('a file is replaced, kept by a save without a file, removed on request, and set aside with its record', async (t) => {
  const { admin, listStored, listServed, countFileRows, url } = await openShopWithFiles(t)
  const { body } = await admin.post(
    '/folders',
    toForm({ name: 'Ana' }, { contract: [{ bytes: createPdf('1'), name: '1.pdf' }] }),
  )
  const next = await admin.patch(
    `/folders/${body.id}`,
    toForm({}, { contract: [{ bytes: createPdf('2'), name: '2.pdf' }] }),
  )
  assert.equal(next.body.contract.name, '2.pdf')
  assert.deepEqual([listServed().length, await countFileRows()], [1, 1])
  const keptAnswer = await admin.put(`/folders/${body.id}`, { name: 'B', contract: next.body.contract })
  assert.deepEqual(keptAnswer.body.contract, next.body.contract)
  assert.equal((await admin.patch(`/folders/${body.id}`, { remove_contract: true })).body.contract, null)
  assert.deepEqual([listServed(), await countFileRows()], [[], 0])
  await admin.patch(`/folders/${body.id}`, toForm({}, { contract: [{ bytes: createPdf('3'), name: '3.pdf' }] }))
  const { body: storedFolder } = await admin.get(`/folders/${body.id}`)
  assert.equal((await admin.delete(`/folders/${body.id}`)).status, 200)
  assert.deepEqual(
    [[...new Set(listStored().map((file) => file.split('/')[0]))], await countFileRows()],
    [['aside-private-files'], 0],
  )
  assert.equal((await fetch(url + storedFolder.contract.url)).status, 404)
})

test('a private picture is served by its image_url alone, which is null without a picture', async (t) => {
  const { admin, get } = await openShopWithFiles(t)
  const emptyFolder = await admin.post('/folders', { name: 'Sin foto' })
  assert.deepEqual([emptyFolder.body.image, emptyFolder.body.image_url], [null, null])
  const { body } = await admin.patch(
    `/folders/${emptyFolder.body.id}`,
    toForm({}, { image: [{ bytes: await createSmallPicture(), name: 'a.png' }] }),
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

test('several private pictures are served by their photo_urls alone, in the order of the pictures', async (t) => {
  const { admin, get, listServed } = await openShopWithFiles(t)
  const emptyFolder = await admin.post('/folders', { name: 'Sin fotos' })
  assert.deepEqual([emptyFolder.body.photos, emptyFolder.body.photo_urls], [[], []])
  const createParts = async (...widths: number[]) => ({
    photos: await Promise.all(widths.map(async (width) => ({ bytes: await createSmallPicture(width), name: 'a.png' }))),
  })
  const { body } = await admin.patch(`/folders/${emptyFolder.body.id}`, toForm({}, await createParts(20, 30)))
  const fetchWidths = (links: string[]) =>
    Promise.all(links.map(async (link) => (await sharp((await get(link)).bytes).metadata()).width))
  assert.deepEqual(await fetchWidths(body.photo_urls), [20, 30])
  assert.equal((await get(body.photo_urls[0])).headers.get('cache-control'), 'private, max-age=3600, immutable')
  for (const prefix of ['/uploads/images/', '/images/'])
    assert.equal((await get(prefix + body.photos[0])).status, 404, prefix)
  assert.ok(listServed().every((file) => file.startsWith('private-images/')))
  const { status, body: sameBody } = await admin.put(`/folders/${body.id}`, { ...body, name: 'Otro' })
  assert.deepEqual([status, sameBody.photos], [200, body.photos], 'what a read gave may be sent back')
  const [first, second] = body.photos
  const reordered = await admin.patch(
    `/folders/${body.id}`,
    toForm({ prevImages: [first, second], imageOrder: ['new:0', second, first] }, await createParts(25)),
  )
  assert.deepEqual(await fetchWidths(reordered.body.photo_urls), [25, 30, 20])
  const refusal = await admin.patch(`/folders/${body.id}`, toForm({}, await createParts(10)))
  assert.deepEqual(refusal.body.fields, { photos: 'resource.fields.too_many_pictures' })
  const reduced = await admin.patch(`/folders/${body.id}`, { prevImages: [second] })
  assert.deepEqual(await fetchWidths(reduced.body.photo_urls), [30])
  assert.equal((await get(body.photo_urls[0])).status, 404)
})

test('an export has no address of a private picture', async (t) => {
  const { admin, url } = await openShopWithFiles(t)
  const picture = [{ bytes: await createSmallPicture(), name: 'a.png' }]
  const { body } = await admin.post('/folders', toForm({ name: 'Ana' }, { image: picture, photos: picture }))
  assert.ok(body.image && body.photos.length === 1)
  const answer = await fetch(`${url}/api/folders/export.csv?fields=name,image,photos`, {
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  assert.match(await answer.text(), /"Ana";;\r\n$/)
})

test('every answer with the entity has links; the audit and stored answers have none', async (t) => {
  const { admin, sql } = await openShopWithFiles(t)
  const form = () =>
    toForm(
      { name: 'Ana' },
      {
        contract: [{ bytes: createPdf(), name: 'a.pdf' }],
        image: [{ bytes, name: 'a.png' }],
        photos: [{ bytes, name: 'b.png' }],
      },
    )
  const bytes = await createSmallPicture()
  const first = await admin.post('/folders', form(), { 'idempotency-key': 'una-vez' })
  const { id, updated_at, contract, image_url, photo_urls } = first.body
  assert.match(image_url, /^\/api\/files\//)
  assert.match(photo_urls.join(), /^\/api\/files\/[^,]*$/)
  const links = (row: any) => [row.contract.url, row.image_url, row.photo_urls]
  const expected = [contract.url, image_url, photo_urls]
  assert.deepEqual(links((await admin.get(`/folders/${id}`)).body), expected)
  assert.deepEqual(links((await admin.get('/folders')).body[0]), expected)
  assert.deepEqual(links((await admin.get('/folders/search/ana')).body[0]), expected)
  assert.deepEqual(links((await admin.post('/folders', form(), { 'idempotency-key': 'una-vez' })).body), expected)
  assert.deepEqual(links((await admin.patch(`/folders/${id}`, { name: 'B' })).body), expected)
  const stale = await admin.put(`/folders/${id}`, { name: 'C', updated_at })
  assert.deepEqual([stale.body.code, links(stale.body.entity)], ['STALE', expected])
  assert.deepEqual(links((await admin.delete(`/folders/${id}`)).body), expected)
  const [keptAnswer] = await sql<{ text: string }[]>`
    select string_agg(coalesce(after, before)::text, '') || (select answer::text from idempotency_keys) as text
    from audit where resource = 'folders'`
  assert.match(keptAnswer?.text ?? '', /a\.pdf/)
  assert.doesNotMatch(keptAnswer?.text ?? '', /signature|api\/files/)
})

const maxFileSize = 25 * 1024 * 1024

test('25 MB are taken, a byte more is refused at the field as is an empty file, and neither leaves anything', async (t) => {
  const { admin, get, listStored, countFileRows } = await openShopWithFiles(t)
  for (const [bytes, status, key] of [
    [Buffer.alloc(maxFileSize + 1, 7), 413, 'too_large'],
    [Buffer.alloc(0), 400, 'empty'],
  ] as const) {
    const answer = await admin.post(
      '/folders',
      toForm(
        { name: 'A' },
        {
          papers: [
            { bytes: createPdf(), name: 'a.pdf' },
            { bytes, name: 'b.zip' },
          ],
        },
      ),
    )
    assert.deepEqual([answer.status, answer.body.fields], [status, { papers: `platform.files.${key}` }])
    assert.deepEqual(answer.body.params.papers, { file: 'b.zip', place: 1, qty: 25 })
    assert.match(answer.body.message, /«b\.zip»/)
  }
  assert.deepEqual([listStored(), await countFileRows()], [[], 0])
  const { body } = await admin.post(
    '/folders',
    toForm({ name: 'A' }, { contract: [{ bytes: Buffer.alloc(maxFileSize, 7), name: 'b.zip' }] }),
  )
  assert.equal(body.contract.size, maxFileSize)
  assert.equal((await get(body.contract.url)).bytes.length, maxFileSize)
})

test('two uploads at once: sent twice with one key they are kept once; of two editors one is STALE and leaves nothing', async (t) => {
  const { admin, listStored, listServed, countFileRows } = await openShopWithFiles(t)
  const send = () =>
    admin.post('/folders', toForm({ name: 'A' }, { contract: [{ bytes: createPdf(), name: 'a.pdf' }] }), {
      'idempotency-key': 'una',
    })
  const [firstAnswer, secondAnswer] = await Promise.all([send(), send()])
  assert.deepEqual([firstAnswer.status, secondAnswer.body], [200, firstAnswer.body])
  assert.deepEqual([listStored().length, await countFileRows()], [1, 1])
  const { id, updated_at } = firstAnswer.body
  const save = (n: number) =>
    admin.put(`/folders/${id}`, toForm({ updated_at }, { contract: [{ bytes: createPdf(`${n}`), name: `${n}.pdf` }] }))
  const answers = await Promise.all([save(1), save(2)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.deepEqual([listStored().length, listServed().length, await countFileRows()], [2, 1, 1])
})
