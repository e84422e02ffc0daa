import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { until } from './until.ts'

test('a server killed amid writes and uploads keeps all that it had acknowledged, pictures included', async (t) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-amid-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  let server = await startKillableServer(t, dataDir)
  const category = await server.post<{ id: number }>('/categories', { name: 'Equipos', description: 'Todos' })
  const acknowledgedProducts: Product[] = []

  for (const round of [1, 2]) {
    const kill = { isDue: false }
    const clerks = [1, 2, 3, 4].map(async (clerk) => {
      for (let n = 0; !kill.isDue; n++) {
        const product = await server
          .post<Product>(
            '/products',
            buildProductForm(`P ${round}.${clerk}.${n}`, n, category.id, clerk === 1 ? photo : null),
          )
          .catch(() => null)
        if (product) acknowledgedProducts.push(product)
      }
    })
    const targetCount = acknowledgedProducts.length + 60
    await until(
      'enough is written',
      () => acknowledgedProducts.length >= targetCount && acknowledgedProducts.some(({ image }) => image.length > 0),
    )
    const end = server.kill()
    kill.isDue = true
    await Promise.all([end, ...clerks])
    server = await startKillableServer(t, dataDir)
  }

  const storedProducts = new Map((await listProducts(server)).map((product) => [product.id, product]))
  for (const product of acknowledgedProducts) {
    assert.deepEqual(storedProducts.get(product.id), product)
    for (const file of product.image)
      assert.equal((await fetch(`${server.url}/uploads/images/${file}`)).status, 200, file)
  }
})

function buildProductForm(name: string, price: number, categoryId: number, photo: Buffer | null): FormData {
  const form = new FormData()
  form.append('name', name)
  form.append('description', 'En caja')
  form.append('price', String(price))
  form.append('category_id', String(categoryId))
  if (photo) form.append('image', new Blob([new Uint8Array(photo)]), 'foto.jpg')
  return form
}

type Product = { id: number; name: string; image: string[] }

async function listProducts({ get }: KillableServer): Promise<Product[]> {
  const listedProducts: Product[] = []
  for (let page = 1; ; page++) {
    const { products } = await get<{ products: Product[] }>(`/products?sort=id&page=${page}&per_page=1000`)
    listedProducts.push(...products)
    if (products.length < 1000) return listedProducts
  }
}
