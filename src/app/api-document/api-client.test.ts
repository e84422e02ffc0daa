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
import { buildChangeSample, buildSample, isWritable } from '#test/samples.ts'

const runFile = promisify(execFile)
const workspace = path.resolve('test/api-client')
const runNode = (...args: string[]) => runFile(process.execPath, args, { cwd: workspace })

/** Signs in, then goes through every resource with nothing but the types generated from the document. */
const programStart = `import assert from 'node:assert/strict'
import { idempotencyHeader, requireData, signIn } from '../client.ts'

const { SHOP_URL = '', SHOP_DNI = '', SHOP_PASSWORD = '' } = process.env
const shop = await signIn(SHOP_URL, SHOP_DNI, SHOP_PASSWORD)
/** A row as a list has it: without details, and without values of the record alone. */
const omitNames = (row: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
`

test('a strict client is generated, compiles and runs through every resource', async (t) => {
  const server = await shop(t)
  // A second row of the parameters, because the last one cannot be deleted.
  await server.make.parameters()
  await runNode('generate.ts', `${server.url}/api/docs/json`)
  const walks: string[] = []
  for (const { resource } of registrations) if (isWritable(resource)) walks.push(await walkThrough(resource, server))
  writeFileSync(path.join(workspace, 'generated', 'every-resource.ts'), [programStart, ...walks].join('\n'))
  const compileResult = await runNode('node_modules/typescript/bin/tsc').catch((error) => error)
  assert.equal(compileResult.code ?? 0, 0, compileResult.stdout)
  const env = { ...process.env, SHOP_URL: server.url, SHOP_DNI: '30111222', SHOP_PASSWORD: 'secreta' }
  await accountWithEveryPermission(server, env.SHOP_DNI)
  for (const program of ['client.ts', 'generated/every-resource.ts'])
    await runFile(process.execPath, [program], { cwd: workspace, env })
})

async function accountWithEveryPermission({ admin, make }: Shop, dni: string): Promise<void> {
  const { id } = await make.user({ dni })
  const everyPermission: { id: number; name: string }[] = (await admin.get('/permissions')).body
  assert.equal(everyPermission.length, permissions.length)
  const answer = await admin.post(`/users/${id}/permissions`, {
    permissions: everyPermission.map((permission) => permission.id),
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
}

/** An object literal of constants that is cast to its type through one of its properties. */
const formatLiteral = (values: object, property: string) => `${JSON.stringify(values).slice(0, -1)}, ${property} }`

/** Creates, reads, finds and changes a row, sends it back as it was read, and deletes it. */
async function walkThrough(resource: Resource, server: Shop): Promise<string> {
  const base = `/api/${resource.name}`
  const firstSample = await buildSample(resource, server)
  const secondSample = await buildChangeSample(resource, server, firstSample.input)
  const [label = 'id'] = resource.label
  const details = Object.entries(resource.fields).flatMap(([name, { isDetail, isRecordOnly }]) =>
    isDetail || isRecordOnly ? [name] : [],
  )
  return `{
  const made = await requireData(shop.POST('${base}', { params: idempotencyHeader(), body: ${JSON.stringify(firstSample.input)} }))
  const params = { path: { id: made.id } }
  assert.deepEqual(await requireData(shop.GET('${base}/{id}', { params })), made)
  const query = { id: made.id, sort: 'id', dir: 'desc', page: 1, per_page: 20 } as const
  const listed = await requireData(shop.GET('${base}', { params: { query } }))
  assert.deepEqual('${resource.name}' in listed ? listed.${resource.name} : listed, [omitNames(made, ${JSON.stringify(details)})])
  const text = String(made.${label})
  assert.ok((await requireData(shop.GET('${base}/search/{text}', { params: { path: { text } } }))).length > 0)
  const changed = await requireData(
    shop.PATCH('${base}/{id}', { params, body: ${formatLiteral(secondSample.input, 'updated_at: made.updated_at')} }),
  )
  const same = await requireData(shop.PUT('${base}/{id}', { params, body: changed }))
  assert.equal(same.id, made.id)
  await requireData(shop.DELETE('${base}/{id}', { params: { ...params, ...idempotencyHeader() } }))
}
`
}
