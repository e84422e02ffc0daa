import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { listVariantFiles, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createCutOut, createPhoto, createPngWithFalseSize, createSmallZip } from '#test/pictures.ts'
import { toForm } from '#test/samples.ts'
import { sweepAll } from '#test/sweep.ts'

type FormFields = Record<string, unknown>

/** A form as the browser sends it: first the fields, then the files, each under the field's name. */
function form(fields: FormFields, files: Uint8Array[] = [], field = 'image'): FormData {
  const body = toForm(fields)
  for (const bytes of files) body.append(field, new File([Buffer.from(bytes)], 'foto.jpg', { type: 'image/jpeg' }))
  return body
}

/** A picture whose width identifies it in the test. */
const picture = async (width: number) => (await createPhoto(width, 40)).png().toBuffer()

async function openShop(t: TestContext) {
  const world = await shop(t)
  return {
    ...world,
    /** Every file in the data directory, temporary files included. */
    files: () => filesOf(world),
    /** Every file but those that are set aside, which no address serves. */
    served: () => filesOf(world).filter(({ parentPath }) => !parentPath.includes('aside-')),
    rows: async () =>
      (await world.sql<{ name: string }[]>`select name from pictures order by name`).map(({ name }) => name),
    widths: (names: string[]) => Promise.all(names.map((name) => widthOf(world, name))),
    status: async (address: string) => (await fetch(world.url + address)).status,
  }
}

const filesOf = ({ dataDir }: Shop) =>
  readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((it) => it.isFile())

async function widthOf({ sql }: Shop, name: string): Promise<number | undefined> {
  const [row] = await sql<{ width: number }[]>`select width from pictures where name = ${name}`
  return row?.width
}

const filesPerPicture = Object.values(listVariantFiles('x.jpg')).flat().length

test('pictures keep the order in which they were sent, the first is the cover, and each has all its variants', async (t) => {
  const { admin, make, widths, status, files } = await openShop(t)
  const category = await make.category()
  const fields = { name: 'iPad', description: 'Nuevo', price: 10, category_id: category.id }
  const { status: saveStatus, body } = await admin.post(
    '/products',
    form(fields, [await picture(30), await picture(20)]),
  )
  assert.equal(saveStatus, 200, JSON.stringify(body))
  assert.deepEqual(await widths(body.image), [30, 20])
  const { jpg, avif, webp } = listVariantFiles(body.image[0])
  for (const file of [jpg, ...avif.map(({ file }) => file), ...webp.map(({ file }) => file)]) {
    assert.equal(await status(pictureUrlPrefixes.image + file), 200, file)
  }
  assert.equal(files().length, 2 * filesPerPicture, 'nothing temporary is left')
})

test('kept and new pictures have the order of imageOrder; other pictures are removed with their files', async (t) => {
  const { admin, make, widths, status, served, rows } = await openShop(t)
  const { id } = await make.product()
  const pictures = await Promise.all([picture(31), picture(32)])
  const before = (await admin.patch(`/products/${id}`, form({}, pictures))).body
  const [first, second] = before.image
  const change = { prevImages: [second], imageOrder: ['new:1', second, 'new:0'] }
  const answer = await admin.put(`/products/${id}`, form(change, await Promise.all([picture(33), picture(34)])))
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.deepEqual(await widths(answer.body.image), [34, 32, 33])
  assert.equal(await status(pictureUrlPrefixes.image + first), 404)
  assert.deepEqual(await rows(), [...answer.body.image].sort())
  assert.equal(served().length, 3 * filesPerPicture)
})

test('an order with an unknown picture is refused, and leaves no file', async (t) => {
  const { admin, make, files } = await openShop(t)
  const { id } = await make.product()
  const foreignPicture = (await admin.patch(`/products/${(await make.product()).id}`, form({}, [await picture(30)])))
    .body.image[0]
  for (const change of [
    { imageOrder: ['new:0', 'new:1'] },
    { prevImages: [foreignPicture] },
    { prevImages: ['../../x.jpg'] },
  ]) {
    const answer = await admin.patch(`/products/${id}`, form(change, [await picture(20)]))
    assert.equal(answer.status, 400, JSON.stringify(change))
    assert.ok(answer.body.fields.image)
  }
  assert.deepEqual((await admin.get(`/products/${id}`)).body.image, [])
  assert.equal(files().length, filesPerPicture)
})

const refusals: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
  ['a zip named foto.jpg', createSmallZip, 415, 'platform.pictures.not_a_picture'],
  ['an SVG with a script', () => Buffer.from('<svg><script>alert(1)</script></svg>'), 415, 'platform.pictures.svg'],
  ['40,000 × 40,000 pixels', () => createPngWithFalseSize(40_000, 40_000), 413, 'platform.pictures.too_many_pixels'],
  ['60 MB', () => Buffer.alloc(60 * 1024 * 1024, 7), 413, 'platform.pictures.too_large'],
  ['a picture that was cut off', async () => (await picture(900)).subarray(0, 2000), 400, 'platform.pictures.broken'],
]

for (const [description, make, status, key] of refusals) {
  test(`${description} among good pictures: the whole save is refused at the field, and the product stays as it was`, async (t) => {
    const { admin, make: makeRecord, files, rows } = await openShop(t)
    const { id } = await makeRecord.product({ name: 'Como era' })
    const storedProduct = (await admin.patch(`/products/${id}`, form({}, [await picture(30)]))).body
    const answer = await admin.patch(`/products/${id}`, form({ name: 'Otro' }, [await picture(20), await make()]))
    assert.equal(answer.status, status, JSON.stringify(answer.body))
    assert.equal(answer.body.fields.image, key)
    // The form marks the second new picture. Too large a picture is refused as it arrives, before its index is known.
    if (key !== 'platform.pictures.too_large') {
      assert.equal(answer.body.params.image.place, 1)
      assert.match(answer.body.message, /«foto\.jpg»/)
    }
    assert.doesNotMatch(answer.body.message, /platform\.|\{\{/)
    assert.deepEqual((await admin.get(`/products/${id}`)).body, storedProduct)
    assert.deepEqual(await rows(), storedProduct.image)
    assert.equal(files().length, filesPerPicture)
  })
}

test('an editor who keeps a picture that another editor has removed gets a conflict with the current row', async (t) => {
  const { admin, make } = await openShop(t)
  const { id } = await make.product()
  const ownVersion = (await admin.patch(`/products/${id}`, form({}, [await picture(20), await picture(30)]))).body
  const otherVersion = (await admin.patch(`/products/${id}`, { prevImages: [ownVersion.image[1]] })).body
  const staleForm = form({ name: 'X', prevImages: ownVersion.image, updated_at: ownVersion.updated_at }, [
    await picture(40),
  ])
  const { status, body } = await admin.put(`/products/${id}`, staleForm)
  assert.deepEqual([status, body.error], [409, 'STALE'])
  assert.deepEqual(body.entity, otherVersion)
})

test('a save that is refused for another field, or is stale, leaves no file', async (t) => {
  const { admin, make, files, rows } = await openShop(t)
  const { id, updated_at } = await make.product({ code: 'A-1' })
  await make.product({ code: 'A-2' })
  assert.equal((await admin.patch(`/products/${id}`, form({ price: 'caro' }, [await picture(20)]))).status, 400)
  assert.equal((await admin.patch(`/products/${id}`, form({ code: 'A-2' }, [await picture(20)]))).status, 500)
  await admin.patch(`/products/${id}`, { name: 'Cambiado' })
  assert.equal((await admin.patch(`/products/${id}`, form({ updated_at }, [await picture(20)]))).status, 409)
  assert.deepEqual([await rows(), files()], [[], []])
})

test('a body that breaks off leaves no file', async (t) => {
  const { url, admin, make, files } = await openShop(t)
  const { id } = await make.product()
  const response = await fetch(`${url}/api/products/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await admin.token()}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf a pict',
  })
  assert.equal(response.status, 400)
  assert.deepEqual(files(), [])
})

test('the pictures of a deleted product are set aside: they are not served, and removed after thirty days', async (t) => {
  const { admin, make, files, rows, status, sql, dataDir } = await openShop(t)
  const { id } = await make.product()
  const { body } = await admin.patch(`/products/${id}`, form({}, [await picture(30), await picture(20)]))
  assert.equal((await admin.delete(`/products/${id}`)).status, 200)
  assert.deepEqual([await rows(), files().length], [[], 2 * filesPerPicture])
  assert.ok(files().every(({ parentPath }) => parentPath.includes('aside-images')))
  assert.equal(await status(pictureUrlPrefixes.image + body.image[0]), 404)
  const services = { sql, files: await createFileStore({ dataDir }) }
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  await sweepAll(services, inDays(29))
  assert.equal(files().length, 2 * filesPerPicture)
  await sweepAll(services, inDays(31))
  assert.deepEqual(files(), [])
})

test("a category's picture is replaced by another, kept by a save without one, and removed when asked", async (t) => {
  const { admin, make, served, widths, status } = await openShop(t)
  const { id } = await make.category()
  const first = (await admin.patch(`/categories/${id}`, form({}, [await picture(30)]))).body.image
  const second = (await admin.patch(`/categories/${id}`, form({}, [await picture(20)]))).body.image
  assert.deepEqual(await widths([first, second]), [undefined, 20])
  assert.equal(await status(pictureUrlPrefixes.image + first), 404)
  assert.equal((await admin.patch(`/categories/${id}`, { description: 'Otra' })).body.image, second)
  assert.equal((await admin.patch(`/categories/${id}`, form({ remove_image: '1' }))).body.image, null)
  assert.deepEqual(served(), [])
})

test("a company's logo is served under /images, and both names of it may be sent", async (t) => {
  const { admin, make, status } = await openShop(t)
  const { id } = await make.company()
  const { body } = await admin.patch(`/companies/${id}`, form({}, [await createCutOut(40).toBuffer()], 'logo'))
  assert.equal(body.logo, body.image)
  assert.equal(await status(pictureUrlPrefixes.logo + body.logo), 200)
  assert.equal(await status(pictureUrlPrefixes.image + body.logo), 404)
})

test('a save sent twice with one key stores its pictures once, also when both arrive together', async (t) => {
  const { admin, make, files, rows } = await openShop(t)
  const category = await make.category()
  const fields = { name: 'Mac', description: 'Nueva', price: 10, category_id: category.id }
  const bytes = await picture(30)
  const send = () => admin.post('/products', form(fields, [bytes]), { 'idempotency-key': 'una-vez' })
  const [firstAnswer, secondAnswer] = await Promise.all([send(), send()])
  const thirdAnswer = await send()
  assert.deepEqual([firstAnswer.status, secondAnswer.status, thirdAnswer.status], [200, 200, 200])
  assert.deepEqual([secondAnswer.body, thirdAnswer.body], [firstAnswer.body, firstAnswer.body])
  assert.deepEqual(await rows(), firstAnswer.body.image)
  assert.equal(files().length, filesPerPicture)
  const changedAnswer = await admin.post('/products', form(fields, [await picture(31)]), {
    'idempotency-key': 'una-vez',
  })
  assert.equal(changedAnswer.status, 409)
  assert.equal(files().length, filesPerPicture)
})
