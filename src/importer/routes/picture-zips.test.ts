import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { runImport, toCsv, uploadRows } from '#test/imports.ts'
import { createHeic, createPhoto } from '#test/pictures.ts'
import { createZip } from '#test/zips.ts'

const rows = [
  ['Código', 'Nombre', 'Descripción', 'Precio (USD)', 'Categoría', 'Colores', 'Imágenes'],
  ['IP15', 'iPhone 15', 'En caja', '1.249,50', 'Teléfonos', 'Rojo, Azul', 'frente.jpg; dorso.JPG'],
  ['IP16', 'iPhone 16', 'En caja', '999', 'Teléfonos', 'Rojo', 'falta.jpg'],
]

const mapping = {
  code: 'A',
  name: 'B',
  description: 'C',
  price: 'D',
  category_id: 'E',
  colorIds: 'F',
  image: 'G',
}

test('products come with their pictures from a zip; what it lacks is told with a number, and loads without it', async (t) => {
  const { admin, make } = await shop(t)
  await make.category({ name: 'Teléfonos' })
  await make.color({ name: 'Rojo' })
  await make.color({ name: 'Azul' })
  const picture = await (await createPhoto(300, 200)).jpeg().toBuffer()
  const form = new FormData()
  form.set('file', new File([toCsv(rows)], 'productos.csv'))
  const names = ['fotos/Frente.jpg', 'dorso.jpg']
  const zip = createZip(names.map((name) => ({ name, content: picture })))
  form.set('pictures', new File([new Uint8Array(zip)], 'fotos.zip'))
  const { body: sheet, status } = await admin.post('/imports', form)
  assert.equal(status, 200, JSON.stringify(sheet))
  const request = { resource: 'products', mapping, on_duplicate: 'update' }
  const { body: review } = await admin.post(`/imports/${sheet.id}/preview`, request)
  assert.deepEqual([review.created, review.wrong, review.missing_pictures], [2, 0, 1], JSON.stringify(review))
  assert.deepEqual(review.rows[1].errors, {})
  assert.equal(review.rows[1].warnings.image, '«falta.jpg» no está en el zip: se carga sin esa foto')
  const result = await runImport(admin, sheet.id, request)
  assert.deepEqual([result.status, result.created, result.wrong, result.missing_pictures], ['done', 2, 0, 1])
  const { body } = await admin.get('/products?sort=name&dir=asc')
  const [product, bareProduct] = body.products
  assert.deepEqual(bareProduct.image, [])
  assert.deepEqual([product.price, product.category], [1249.5, 'Teléfonos'])
  assert.deepEqual(
    product.colors.map(({ name }: { name: string }) => name),
    ['Rojo', 'Azul'],
  )
  assert.equal(product.image.length, 2)
})

test('users come disabled and without a password', async (t) => {
  const { admin, sql, anonymous } = await shop(t)
  const sheet = await uploadRows(admin, [
    ['Nombre', 'Apellido', 'DNI', 'Email', 'Activo'],
    ['Ana', 'Pérez', '30111222', 'ana@example.com', 'sí'],
  ])
  const mapping = { name: 'A', surname: 'B', dni: 'C', email: 'D', active: 'E' }
  const result = await runImport(admin, sheet.id, { resource: 'users', mapping })
  assert.deepEqual([result.status, result.created, result.wrong], ['done', 1, 0], JSON.stringify(result.errors))
  const [user] = await sql`select active, password_hash from users where dni = '30111222'`
  assert.deepEqual(user, { active: false, password_hash: '' })
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222', password: '' })).status, 400)
})

test('a product without a code gets the picture that it lacks, and is the same the second time', async (t) => {
  const { admin, make } = await shop(t)
  const category = await make.category({ name: 'Teléfonos' })
  const picture = await (await createPhoto(300, 200)).jpeg().toBuffer()
  const importZip = async () => {
    const form = new FormData()
    form.set(
      'file',
      new File([toCsv([rows[0] ?? [], ['', 'Funda', 'De cuero', '10', 'Teléfonos', '', 'a.jpg']])], 'a.csv'),
    )
    form.set('pictures', new File([new Uint8Array(createZip([{ name: 'a.jpg', content: picture }]))], 'fotos.zip'))
    const { body } = await admin.post('/imports', form)
    const request = { resource: 'products', mapping, on_duplicate: 'update' }
    const { created, updated, same } = await runImport(admin, body.id, request)
    return { created, updated, same }
  }
  await make.product({ name: 'Funda', description: 'De cuero', price: 10, category_id: category.id })
  assert.deepEqual(await importZip(), { created: 0, updated: 1, same: 0 })
  assert.deepEqual(await importZip(), { created: 0, updated: 0, same: 1 })
})

test('a picture’s name that two folders have is said at the cell, and is told apart by its folder', async (t) => {
  const { admin, make } = await shop(t)
  await make.category({ name: 'Teléfonos' })
  const picture = await (await createPhoto(300, 200)).jpeg().toBuffer()
  const files = ['a/foto3.jpg', 'b/foto3.jpg', 'a/foto4.jpg'].map((name) => ({ name, content: picture }))
  const otherFiles = [
    { name: 'nota.jpg', content: 'No soy una foto' },
    { name: 'de-iphone.jpg', content: createHeic() },
    { name: 'nada.jpg', content: '' },
  ]
  const namedFiles = ['foto3.jpg', 'b/Foto3.jpg', 'c/foto4.jpg', 'nota.jpg', 'foto4.jpg; de-iphone.jpg', 'nada.jpg']
  const form = new FormData()
  const sheet = [
    rows[0] ?? [],
    ...namedFiles.map((name, n) => [`P${n}`, 'iPhone', 'En caja', '10', 'Teléfonos', '', name]),
  ]
  form.set('file', new File([toCsv(sheet)], 'productos.csv'))
  form.set('pictures', new File([new Uint8Array(createZip([...files, ...otherFiles]))], 'fotos.zip'))
  const { body: importZip } = await admin.post('/imports', form)
  const request = { resource: 'products', mapping }
  const { body: review } = await admin.post(`/imports/${importZip.id}/preview`, request)
  assert.deepEqual(
    review.rows.map(({ errors }: ReviewedRow) => errors.image?.split('.').slice(0, 2).join('.') ?? ''),
    [
      'Hay dos fotos con ese nombre: escribí también la carpeta',
      ...['', ''],
      '«nota.jpg» no es una imagen que podamos usar',
      '«de-iphone.jpg» es una imagen HEIC, que no se puede usar en la web',
      '«nada.jpg» está vacía',
    ],
  )
  const { body: correction } = await admin.patch(`/imports/${importZip.id}/rows/2`, { image: 'a/foto3.jpg' })
  assert.equal(correction.rows[0].status, 'created', JSON.stringify(correction.rows))
  const result = await runImport(admin, importZip.id, request)
  assert.deepEqual([result.status, result.created, result.wrong], ['done', 3, 3])
})

test('a column of pictures without a zip is told in each language, and an updated product keeps its pictures', async (t) => {
  const { as, admin, make } = await shop(t)
  const category = await make.category({ name: 'Teléfonos' })
  await make.color({ name: 'Rojo' })
  await make.color({ name: 'Azul' })
  const form = new FormData()
  const values = { code: 'IP15', name: 'iPhone 15', description: 'x', price: '1', category_id: String(category.id) }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  form.set('image', new File([new Uint8Array(await (await createPhoto(300, 200)).jpeg().toBuffer())], 'a.jpg'))
  const { body: pictured } = await admin.post('/products', form)
  const clerk = as('load_database', 'create_products', 'update_products')
  const sheet = await uploadRows(clerk, rows)
  const request = { resource: 'products', mapping, on_duplicate: 'update' }
  const notes = { es: /No subiste un zip/, en: /no zip of pictures/, pt: /não enviou um zip/ }
  for (const [language, note] of Object.entries(notes)) {
    const { body } = await clerk.post(`/imports/${sheet.id}/preview`, request, { 'accept-language': language })
    assert.deepEqual([body.updated, body.created, body.wrong, body.missing_pictures], [1, 1, 0, 1])
    assert.deepEqual(body.rows[0].warnings, {})
    assert.match(body.rows[1].warnings.image, note)
  }
  const { body: correction } = await clerk.patch(`/imports/${sheet.id}/rows/3`, { image: '' })
  assert.deepEqual([correction.missing_pictures, correction.rows[0].warnings], [0, {}])
  assert.equal((await runImport(clerk, sheet.id, request)).updated, 1)
  assert.equal((await admin.get(`/products/${pictured.id}`)).body.image.length, 1)
  const secondSheet = await uploadRows(clerk, rows)
  const second = await runImport(clerk, secondSheet.id, request)
  assert.deepEqual([second.created, second.updated, second.same], [0, 0, 2])
})

const buildZipForm = (content: Buffer, name = 'fotos.zip') => {
  const form = new FormData()
  form.set('pictures', new File([new Uint8Array(content)], name))
  return form
}

test('a zip that comes after the sheet completes rows that were checked, and stays when the columns change', async (t) => {
  const { as, make, asUser } = await checkAgainstDocument(await shop(t))
  await make.category({ name: 'Teléfonos' })
  const clerk = as('load_database', 'create_products')
  const picture = await (await createPhoto(300, 200)).jpeg().toBuffer()
  const sheet = await uploadRows(clerk, rows)
  const { colorIds: _, ...withoutColors } = mapping
  const request = { resource: 'products', mapping: withoutColors }
  assert.equal((await clerk.post(`/imports/${sheet.id}/preview`, request)).body.missing_pictures, 3)
  const zip = createZip([{ name: 'frente.jpg', content: picture }])
  const { body: completed, status } = await clerk.post(`/imports/${sheet.id}/pictures`, buildZipForm(zip))
  assert.deepEqual([status, completed.is_checked, completed.missing_pictures], [200, true, 2])
  assert.deepEqual(completed.pictures, { name: 'fotos.zip', count: 1 })
  const { image: __, ...withoutPictures } = withoutColors
  const { body: bare } = await clerk.post(`/imports/${sheet.id}/preview`, { ...request, mapping: withoutPictures })
  assert.equal(bare.missing_pictures, 0)
  assert.equal((await clerk.post(`/imports/${sheet.id}/preview`, request)).body.missing_pictures, 2)
  const fuller = createZip(['frente.jpg', 'dorso.jpg'].map((name) => ({ name, content: picture })))
  const { body: replaced } = await clerk.post(`/imports/${sheet.id}/pictures`, buildZipForm(fuller, 'todas.zip'))
  assert.deepEqual([replaced.pictures, replaced.missing_pictures], [{ name: 'todas.zip', count: 2 }, 1])
  const stranger = asUser({ permissions: ['load_database', 'create_products'] })
  assert.equal((await stranger.post(`/imports/${sheet.id}/pictures`, buildZipForm(zip))).status, 404)
  const result = await runImport(clerk, sheet.id, request)
  assert.deepEqual([result.created, result.missing_pictures], [2, 1])
  const late = await clerk.post(`/imports/${sheet.id}/pictures`, buildZipForm(zip))
  assert.deepEqual([late.status, late.body.code], [409, 'OVER'])
})

test('a file that is no zip is refused at its field, nothing of it is kept, and the sheet stays', async (t) => {
  const { admin, as, sql } = await checkAgainstDocument(await shop(t))
  const sheet = await uploadRows(admin, rows)
  const { status, body } = await admin.post(`/imports/${sheet.id}/pictures`, buildZipForm(Buffer.from('no es un zip')))
  assert.equal(status, 400, JSON.stringify(body))
  assert.ok(body.fields.pictures)
  const { body: after } = await admin.get(`/imports/${sheet.id}`)
  assert.deepEqual([after.status, after.message, after.pictures, after.rows], ['pending', null, null, 2])
  assert.equal((await sql`select 1 from files where resource = 'imports' and name = 'fotos.zip'`).length, 0)
  assert.equal((await admin.post(`/imports/${sheet.id}/pictures`, new FormData())).status, 400)
  assert.equal((await as('create_products').post(`/imports/${sheet.id}/pictures`, new FormData())).status, 403)
})

test('a picture whose file is named after a colour of its row is tagged with it', async (t) => {
  const { admin, make } = await shop(t)
  const category = await make.category({ name: 'Teléfonos' })
  const [red, blue] = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  const picture = await (await createPhoto(300, 200)).jpeg().toBuffer()
  await make.product({
    name: 'Viejo',
    code: 'V1',
    description: 'En caja',
    price: 10,
    category_id: category.id,
    colors: [blue],
  })
  const sheet = [
    rows[0] ?? [],
    ['N1', 'Nuevo', 'En caja', '10', 'Teléfonos', 'Rojo, Azul', 'ROJO.jpg; frente.jpg; nuevo azul-2.jpg; verde.jpg'],
    ['N2', 'Otro', 'En caja', '10', 'Teléfonos', 'Rojo', 'fotos/azul.jpg'],
    ['V1', 'Viejo', 'En caja', '10', 'Teléfonos', '', 'Blue.jpg'],
  ]
  const names = ['ROJO.jpg', 'frente.jpg', 'nuevo azul-2.jpg', 'verde.jpg', 'fotos/azul.jpg', 'Blue.jpg']
  const form = new FormData()
  form.set('file', new File([toCsv(sheet)], 'productos.csv'))
  const zip = createZip(names.map((name) => ({ name, content: picture })))
  form.set('pictures', new File([new Uint8Array(zip)], 'fotos.zip'))
  const { body: upload } = await admin.post('/imports', form)
  const result = await runImport(admin, upload.id, { resource: 'products', mapping, on_duplicate: 'update' })
  assert.deepEqual([result.status, result.created, result.updated], ['done', 2, 1], JSON.stringify(result))
  const { body } = await admin.get('/products?sort=name&dir=asc')
  const colorsByProduct = body.products.map(({ image, image_colors: tags }: Record<string, any>) =>
    image.map((name: string) => tags[name] ?? null),
  )
  assert.deepEqual(colorsByProduct, [[red.id, null, blue.id, null], [null], [blue.id]])
})
