import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { registrations } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { type Shop, shop } from '#test/harness.ts'
import { buildSample, isWritable } from '#test/samples.ts'

const run = promisify(execFile)
const workspace = path.resolve('test/api-client')
const node = (...args: string[]) => run(process.execPath, args, { cwd: workspace })

/** Signs in, then walks through every resource as the types of the document let it. */
const opening = `import assert from 'node:assert/strict'
import { once, signIn, taken } from '../client.ts'

const { SHOP_URL = '', SHOP_DNI = '', SHOP_PASSWORD = '' } = process.env
const shop = await signIn(SHOP_URL, SHOP_DNI, SHOP_PASSWORD)
`

test('a strict client is generated, compiles and runs through every resource', async (t) => {
  const world = await shop(t)
  // The last row of the parameters could not be deleted.
  await world.make.parameters()
  await node('generate.ts', `${world.url}/api/docs/json`)
  const walks: string[] = []
  for (const { resource } of registrations) if (isWritable(resource)) walks.push(await walkThrough(resource, world))
  writeFileSync(path.join(workspace, 'generated', 'every-resource.ts'), [opening, ...walks].join('\n'))
  const compiled = await node('node_modules/typescript/bin/tsc').catch((error) => error)
  assert.equal(compiled.code ?? 0, 0, compiled.stdout)
  const env = { ...process.env, SHOP_URL: world.url, SHOP_DNI: '30111222', SHOP_PASSWORD: 'secreta' }
  await accountWithEveryPermission(world, env.SHOP_DNI)
  for (const program of ['client.ts', 'generated/every-resource.ts'])
    await run(process.execPath, [program], { cwd: workspace, env })
})

async function accountWithEveryPermission({ admin, make }: Shop, dni: string): Promise<void> {
  const { id } = await make.user({ dni })
  const all: { id: number; name: string }[] = (await admin.get('/permissions')).body
  assert.equal(all.length, permissions.length)
  const answer = await admin.post(`/users/${id}/permissions`, { permissions: all.map((permission) => permission.id) })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
}

/** An object of constants, typed by its place, with a property that is none. */
const literal = (input: object, property: string) => `${JSON.stringify(input).slice(0, -1)}, ${property} }`

/** A row is made, read, found, changed, sent back as it was read, and deleted. */
async function walkThrough(resource: Resource, world: Shop): Promise<string> {
  const base = `/api/${resource.name}`
  const [first, second] = [await buildSample(resource, world), await buildSample(resource, world)]
  const [label = 'id'] = resource.label
  return `{
  const made = await taken(shop.POST('${base}', { params: once(), body: ${JSON.stringify(first.input)} }))
  const params = { path: { id: made.id } }
  assert.deepEqual(await taken(shop.GET('${base}/{id}', { params })), made)
  const query = { id: made.id, sort: 'id', dir: 'desc', page: 1, per_page: 20 } as const
  const listed = await taken(shop.GET('${base}', { params: { query } }))
  assert.deepEqual('${resource.name}' in listed ? listed.${resource.name} : listed, [made])
  const text = String(made.${label})
  assert.ok((await taken(shop.GET('${base}/search/{text}', { params: { path: { text } } }))).length > 0)
  const changed = await taken(
    shop.PATCH('${base}/{id}', { params, body: ${literal(second.input, 'updated_at: made.updated_at')} }),
  )
  const same = await taken(shop.PUT('${base}/{id}', { params, body: changed }))
  assert.equal(same.id, made.id)
  await taken(shop.DELETE('${base}/{id}', { params: { ...params, ...once() } }))
}
`
}
