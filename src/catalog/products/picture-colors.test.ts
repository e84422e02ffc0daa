import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'
import { toForm } from '#test/samples.ts'

type Values = Record<string, unknown>

const pictureBytes = async () => Buffer.from(await (await createPhoto(60, 40)).jpeg().toBuffer())

/** A shop with a product in red and blue that has two pictures, the second one tagged red. */
async function openShopWithTaggedProduct(t: TestContext) {
  const world = await shop(t)
  const { admin, make } = world
  const [red, blue, green] = [
    await make.color({ name: 'Rojo' }),
    await make.color({ name: 'Azul' }),
    await make.color({ name: 'Verde' }),
  ]
  const bytes = await pictureBytes()
  const buildForm = (values: Values, pictures = 0) => {
    const form = toForm(values)
    for (let index = 0; index < pictures; index++) form.append('image', new File([bytes], 'foto.jpg'))
    return form
  }
  const { id } = await make.product({ colors: [red, blue] })
  const { body: product } = await admin.patch(`/products/${id}`, buildForm({ image_colors: { 'new:1': red.id } }, 2))
  const [first, second] = product.image as [string, string]
  return {
    ...world,
    colors: { red: red.id, blue: blue.id, green: green.id },
    product,
    first,
    second,
    buildForm,
    patch: (values: Values) => admin.patch(`/products/${product.id}`, values),
    read: async () => (await admin.get(`/products/${product.id}`)).body,
  }
}

test('a new picture is tagged by its marker, and record and list show the colour by the stored name', async (t) => {
  const { admin, product, second, colors } = await openShopWithTaggedProduct(t)
  const expectedTags = { [second]: colors.red }
  assert.deepEqual(product.image_colors, expectedTags, JSON.stringify(product))
  assert.deepEqual((await admin.get(`/products/${product.id}`)).body.image_colors, expectedTags)
  assert.deepEqual((await admin.get('/products')).body.products[0].image_colors, expectedTags)
})

test('a product is created with the colours of its pictures, in the order that the request asks for', async (t) => {
  const { admin, product, colors, buildForm } = await openShopWithTaggedProduct(t)
  const { status, body } = await admin.post(
    '/products',
    buildForm(
      {
        name: 'iPhone',
        description: 'Nuevo',
        price: 1,
        category_id: product.category_id,
        colorIds: [colors.blue],
        imageOrder: ['new:1', 'new:0'],
        image_colors: { 'new:1': colors.blue },
      },
      2,
    ),
  )
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body.image_colors, { [body.image[0]]: colors.blue })
})

test('a JSON body replaces the tags, null takes one away, and a body without them leaves them', async (t) => {
  const { patch, first, second, colors } = await openShopWithTaggedProduct(t)
  const replaced = await patch({ image_colors: { [first]: colors.blue, [second]: null } })
  assert.deepEqual(replaced.body.image_colors, { [first]: colors.blue }, JSON.stringify(replaced.body))
  assert.deepEqual((await patch({ name: 'Otro' })).body.image_colors, { [first]: colors.blue })
  assert.deepEqual((await patch({ image_colors: {} })).body.image_colors, {})
})

test('a picture of another product and a colour that the product lacks are refused at the field', async (t) => {
  const { admin, product, patch, second, colors, read, buildForm } = await openShopWithTaggedProduct(t)
  const refusals: [unknown, string][] = [
    [{ 'otra.jpg': colors.red }, 'catalog.products.not_its_picture'],
    [{ 'new:0': colors.red }, 'catalog.products.not_its_picture'],
    [{ [second]: colors.green }, 'catalog.products.not_its_color'],
    [{ [second]: 'rojo' }, 'resource.fields.picture_tags'],
    [['rojo'], 'resource.fields.picture_tags'],
    [{ 'a\u0000.jpg': colors.red }, 'resource.fields.picture_tags'],
  ]
  for (const [image_colors, key] of refusals) {
    const answer = await patch({ image_colors })
    assert.deepEqual([answer.status, answer.body.fields], [400, { image_colors: key }], JSON.stringify(answer.body))
  }
  const tooFar = await admin.patch(`/products/${product.id}`, buildForm({ image_colors: { 'new:1': colors.red } }, 1))
  assert.deepEqual([tooFar.status, tooFar.body.fields], [400, { image_colors: 'catalog.products.not_its_picture' }])
  assert.deepEqual((await read()).image_colors, { [second]: colors.red })
})

test('a picture that goes takes its tag with it, and so does a colour', async (t) => {
  const { patch, first, second, colors } = await openShopWithTaggedProduct(t)
  await patch({ image_colors: { [first]: colors.blue, [second]: colors.red } })
  const withoutFirst = await patch({ prevImages: [second] })
  assert.deepEqual(withoutFirst.body.image_colors, { [second]: colors.red }, JSON.stringify(withoutFirst.body))
  assert.deepEqual((await patch({ colorIds: [colors.blue] })).body.image_colors, {})
  assert.deepEqual((await patch({ colorIds: [colors.red, colors.blue] })).body.image_colors, {})
})

test('a product that is sent back as it was read, with a picture or a colour less, loses the tag of that alone', async (t) => {
  const { read, patch, first, second, colors } = await openShopWithTaggedProduct(t)
  await patch({ image_colors: { [first]: colors.blue, [second]: colors.red } })
  const withoutFirst = await patch({ ...(await read()), image: [second] })
  assert.deepEqual(withoutFirst.body.image_colors, { [second]: colors.red }, JSON.stringify(withoutFirst.body))
  const withoutRed = await patch({ ...(await read()), colorIds: [colors.blue] })
  assert.deepEqual(withoutRed.body.image_colors, {}, JSON.stringify(withoutRed.body))
})

test('the history names each tagged picture by its place, and puts tags back with their picture and colour', async (t) => {
  const { admin, product, patch, first, second, colors } = await openShopWithTaggedProduct(t)
  await patch({ image_colors: { [first]: colors.blue, [second]: colors.red } })
  await patch({ prevImages: [first], colorIds: [colors.blue] })
  const { body: history } = await admin.get(`/products/${product.id}/history`)
  const change = history[0].changes.find(({ field }: { field: string }) => field === 'image_colors')
  assert.deepEqual(change, { field: 'image_colors', before: '1: Azul, 2: Rojo', after: '1: Azul' })
  const restored = await admin.post(`/audit/${history[0].id}/restore`, {})
  assert.equal(restored.status, 200, JSON.stringify(restored.body))
  assert.deepEqual(restored.body.entity.image_colors, { [first]: colors.blue, [second]: colors.red })
  await patch({ prevImages: [first], colorIds: [colors.blue] })
  const { body: laterHistory } = await admin.get(`/products/${product.id}/history`)
  const tagsAlone = await admin.post(`/audit/${laterHistory[0].id}/restore`, { fields: ['image_colors'] })
  assert.deepEqual(tagsAlone.body.entity.image_colors, { [first]: colors.blue }, JSON.stringify(tagsAlone.body))
})

test('a deleted product comes back with the colours of its pictures', async (t) => {
  const { admin, product, second, colors, read } = await openShopWithTaggedProduct(t)
  const { headers } = await admin.delete(`/products/${product.id}`)
  const undo = await admin.post('/audit/restore', { undo: headers.get('x-undo') })
  assert.equal(undo.status, 200, JSON.stringify(undo.body))
  assert.deepEqual((await read()).image_colors, { [second]: colors.red })
})

test('an export that asks for the colours of the pictures names each by its place', async (t) => {
  const { admin, url, patch, first, second, colors } = await openShopWithTaggedProduct(t)
  await patch({ image_colors: { [second]: colors.red, [first]: colors.blue } })
  const headers = { authorization: `Bearer ${await admin.token()}`, 'accept-language': 'es' }
  const answer = await fetch(`${url}/api/products/export.csv?fields=image_colors`, { headers })
  assert.match(await answer.text(), /"Color de la foto"\r\n"1: Azul, 2: Rojo"\r\n$/)
})
