import assert from 'node:assert/strict'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './generated/shop.ts'

/** Example of a program that uses the shop's API by the types generated from its document. */
type Product = components['schemas']['Product']
type NewProduct = components['schemas']['ProductWrite']
export type Shop = Client<paths>

/** Signs in. If the password fits accounts of several companies, chooses the first company. */
export async function signIn(baseUrl: string, dni: string, password: string): Promise<Shop> {
  const visitor = createClient<paths>({ baseUrl, headers: { 'accept-language': 'en' } })
  const answer = await visitor.POST('/api/auth/login', { body: { dni, password } })
  if (answer.data) return withToken(baseUrl, answer.data.token)
  if (answer.error.code !== 'COMPANY_REQUIRED') throw new Error(answer.error.message)
  const [company] = answer.error.companies
  const body = { dni, password, company_id: company?.id ?? null }
  return withToken(baseUrl, (await requireData(visitor.POST('/api/auth/login', { body }))).token)
}

const withToken = (baseUrl: string, token: string): Shop =>
  createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } })

/** The data of a response. Throws with the shop's error if the call was refused. */
export async function requireData<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data
}

/** Parameters of a write that may be sent again after a lost response. */
export const idempotencyHeader = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } })

/** Encodes a body as a form: files stay as they are, other values become text. */
function toForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob ? part : `${part}`)
  }
  return form
}

const pixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = new Blob([Buffer.from(pixelPng, 'base64')], { type: 'image/png' })

/** Creates, reads, changes and deletes records as a clerk would. Data and refusals have types from the API document. */
export async function runShopDay(shop: Shop): Promise<void> {
  const me = await requireData(shop.GET('/api/auth/me'))
  assert.ok(me.permissions.includes('create_products'))
  const category = await createCategoryWithPicture(shop)
  const product = await createProductInColors(shop, category.id)
  await findProduct(shop, product)
  await checkStaleUpdate(shop, product)
  await checkRefusals(shop, product)
  await requireData(shop.DELETE('/api/products/{id}', { params: { path: { id: product.id }, ...idempotencyHeader() } }))
  await resendPermissions(shop, me.id)
}

async function createCategoryWithPicture(shop: Shop) {
  const body = { name: 'Auriculares', description: 'Con y sin cable', image: picture }
  const category = await requireData(
    shop.POST('/api/categories', { params: idempotencyHeader(), body, bodySerializer: toForm }),
  )
  assert.match(category.image ?? '', /\.jpg$/)
  const categoryWithoutPicture = await requireData(
    shop.PATCH('/api/categories/{id}', { params: { path: { id: category.id } }, body: { remove_image: true } }),
  )
  assert.equal(categoryWithoutPicture.image, null)
  return categoryWithoutPicture
}

async function createProductInColors(shop: Shop, category_id: number): Promise<Product> {
  const colors = await Promise.all(
    ['#000000', '#F5F5F7'].map((color_code) =>
      requireData(shop.POST('/api/colors', { body: { name: `Un color ${color_code}`, color_code } })),
    ),
  )
  const values: NewProduct = {
    category_id,
    name: 'AirPods 4',
    description: 'En caja cerrada',
    price: 179.99,
    capacity: null,
    colorIds: colors.map(({ id }) => id),
  }
  const product = await requireData(shop.POST('/api/products', { params: idempotencyHeader(), body: values }))
  assert.deepEqual(
    product.colors.map(({ color_code }) => color_code),
    ['#000000', '#F5F5F7'],
  )
  assert.equal(product.category.length, 'Auriculares'.length)
  return product
}

async function findProduct(shop: Shop, product: Product): Promise<void> {
  const query = { category_id: product.category_id, price: 179.99, sort: 'price', dir: 'desc', page: 1 } as const
  const { data, response } = await shop.GET('/api/products', { params: { query } })
  assert.deepEqual(
    data?.products.map(({ id }) => id),
    [product.id],
  )
  assert.equal(response.headers.get('x-total-count'), '1')
  assert.deepEqual(data?.categories.map(({ name }) => name).includes('Auriculares'), true)
  const exchange: number | null | undefined = data?.parameters[0]?.exchange
  assert.equal(exchange ?? null, null)
}

async function checkStaleUpdate(shop: Shop, { id, updated_at }: Product): Promise<void> {
  const params = { path: { id } }
  const first = await requireData(shop.PATCH('/api/products/{id}', { params, body: { price: 189.99, updated_at } }))
  const { error } = await shop.PUT('/api/products/{id}', { params, body: { code: 'AP4', updated_at } })
  assert.ok(error?.code === 'STALE')
  assert.equal(error.entity.price, first.price)
}

async function checkRefusals(shop: Shop, product: Product): Promise<void> {
  const inUse = await shop.DELETE('/api/categories/{id}', { params: { path: { id: product.category_id } } })
  assert.ok(inUse.error?.code === 'IN_USE')
  const dear = await shop.PATCH('/api/products/{id}', { params: { path: { id: product.id } }, body: { price: 1e11 } })
  assert.ok(dear.error?.code === 'INVALID')
  assert.equal(dear.error.fields?.['price'], 'resource.fields.at_most')
  assert.equal(dear.error.params?.['price']?.['qty'], 9_999_999_999.99)
  const same = await shop.POST('/api/categories', { body: { name: 'Auriculares', description: 'Otra vez' } })
  assert.ok(same.error?.code === 'ER_DUP_ENTRY')
  const gone = await shop.GET('/api/products/{id}', { params: { path: { id: 2_000_000_000 } } })
  assert.ok(gone.error?.code === 'NOT_FOUND')
}

async function resendPermissions(shop: Shop, id: number): Promise<void> {
  const heldPermissions = await requireData(shop.GET('/api/users/{id}/permissions', { params: { path: { id } } }))
  const permissions = heldPermissions.map((permission) => permission.id)
  const params = { path: { id }, ...idempotencyHeader() }
  assert.deepEqual(
    await requireData(shop.POST('/api/users/{id}/permissions', { params, body: { permissions } })),
    heldPermissions,
  )
}

if (import.meta.main) {
  const { SHOP_URL = '', SHOP_DNI = '', SHOP_PASSWORD = '' } = process.env
  await runShopDay(await signIn(SHOP_URL, SHOP_DNI, SHOP_PASSWORD))
}
