import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { findFreePort } from '#test/ports.ts'
import { until } from './until.ts'

const account = { dni: '20123456', password: 'de-prueba-1' }

test('a server killed amid writes and uploads keeps all that it had acknowledged, pictures included', async (t) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-amid-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  let server = await startServer(t, dataDir)
  const category = await server.post('/categories', { name: 'Equipos', description: 'Todos' })
  const acknowledgedProducts: { id: number; name: string; image: string[] }[] = []

  for (const round of [1, 2]) {
    const kill = { isDue: false }
    const clerks = [1, 2, 3, 4].map(async (clerk) => {
      for (let n = 0; !kill.isDue; n++) {
        const product = await server
          .post('/products', buildProductForm(`P ${round}.${clerk}.${n}`, n, category.id, clerk === 1 ? photo : null))
          .catch(() => null)
        if (product) acknowledgedProducts.push(product)
      }
    })
    const targetCount = acknowledgedProducts.length + 60
    await until(
      'enough is written',
      () => acknowledgedProducts.length >= targetCount && acknowledgedProducts.some(({ image }) => image.length > 0),
    )
    server.child.kill('SIGKILL')
    kill.isDue = true
    await Promise.all([once(server.child, 'exit'), ...clerks])
    server = await startServer(t, dataDir)
  }

  const storedProducts = new Map((await server.list('/products?sort=id')).map((product) => [product.id, product]))
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

async function startServer(t: TestContext, dataDir: string) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, ['src/app/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      ADMIN_DNI: account.dni,
      ADMIN_PASSWORD: account.password,
    },
  })
  t.after(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  await until('the server is ready', () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = (await response.json()) as { token: string }
  const authorization = `Bearer ${token}`
  async function post(path: string, body: FormData | object): Promise<Product> {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as Product
  }
  async function list(path: string): Promise<Product[]> {
    const listedProducts: Product[] = []
    for (let page = 1; ; page++) {
      const response = await fetch(`${url}/api${path}&page=${page}&per_page=1000`)
      const { products } = (await response.json()) as { products: Product[] }
      listedProducts.push(...products)
      if (products.length < 1000) return listedProducts
    }
  }
  return { url, child, post, list }
}
