import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientFor } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { photo } from '#test/pictures.ts'
import { startSecondInstance } from '#test/second-instance.ts'

type Instance = Pick<Shop, 'url' | 'anonymous' | 'admin'>

/** Two processes on one database and one directory of files. */
test('of two instances', async (t) => {
  const one = await shop(t)
  const other: Instance = await startSecondInstance(t, one)
  const both: [Instance, Instance] = [one, other]

  await t.test('the same write sent to both at once is written once, and both give its answer', async () => {
    for (let round = 0; round < 10; round++) {
      const key = { 'idempotency-key': `round-${round}` }
      const given = { name: `Rojo ${round}`, color_code: '#FF0000' }
      const answers = await Promise.all(both.map(({ admin }) => admin.post('/colors', given, key)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
      assert.deepEqual(answers[0]?.body, answers[1]?.body)
    }
    assert.equal((await one.sql`select 1 from colors`).length, 10)
  })

  await t.test('what one has answered the other gives again, and the key with another body is refused', async () => {
    const key = { 'idempotency-key': 'lost' }
    const first = await one.admin.post('/colors', { name: 'Verde', color_code: '#00FF00' }, key)
    const again = await other.admin.post('/colors', { name: 'Verde', color_code: '#00FF00' }, key)
    assert.deepEqual([again.status, again.body], [200, first.body])
    assert.equal((await other.admin.post('/colors', { name: 'Azul', color_code: '#0000FF' }, key)).status, 409)
  })

  await t.test('of two editors who save the same row at both, one is told of the other', async () => {
    const color = await one.make.color()
    const save = ({ admin }: Instance, color_code: string) =>
      admin.patch(`/colors/${color.id}`, { color_code, updated_at: color.updated_at })
    const answers = await Promise.all([save(one, '#111111'), save(other, '#222222')])
    const [saved, told] = answers.sort((a, b) => a.status - b.status)
    assert.deepEqual([saved?.status, told?.status], [200, 409])
    assert.deepEqual(told?.body.entity, saved?.body)
    for (const { anonymous } of both) assert.deepEqual((await anonymous.get(`/colors/${color.id}`)).body, saved?.body)
  })

  await t.test('messages and failures to sign in are counted for both together', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' }
    const sent = Array.from({ length: 8 }, (_, n) => both[n % 2 ? 0 : 1].anonymous.post('/contact/send', message))
    assert.equal((await Promise.all(sent)).filter(({ status }) => status === 200).length, 5)
    const { dni } = await one.make.user()
    const fail = ({ anonymous }: Instance) => anonymous.post('/auth/login', { dni, password: 'equivocada' })
    for (let n = 0; n < 5; n++) assert.equal((await fail(both[n % 2 ? 0 : 1])).status, 402)
    for (const instance of both) assert.equal((await fail(instance)).status, 429)
  })

  await t.test('a permission and a session that end at one have ended at the other', async () => {
    const client = one.as('update_colors')
    const token = (await client.token()) ?? ''
    const elsewhere = clientFor(other.url, async () => token)
    const { id } = await one.make.color()
    const { body: user } = await elsewhere.get('/auth/me')
    assert.equal((await elsewhere.patch(`/colors/${id}`, { name: 'Antes' })).status, 200)
    assert.equal((await one.admin.post(`/users/${user.id}/permissions`, { permissions: [] })).status, 200)
    assert.equal((await elsewhere.patch(`/colors/${id}`, { name: 'Después' })).status, 403)
    assert.equal((await client.post('/auth/logout')).status, 200)
    assert.equal((await elsewhere.get('/auth/me')).status, 401)
    assert.equal((await one.anonymous.get(`/colors/${id}`)).body.name, 'Antes')
  })

  await t.test('a picture sent to one is served by the other, and gone there with its row', async () => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await (await photo(40, 30)).png().toBuffer())]), 'a.png')
    const category = await one.make.category()
    const { status: saved, body } = await one.admin.patch(`/categories/${category.id}`, form)
    assert.equal(saved, 200, JSON.stringify(body))
    const status = async () => (await fetch(`${other.url}/uploads/images/${body.image}`)).status
    assert.equal(await status(), 200)
    assert.equal((await one.admin.delete(`/categories/${category.id}`)).status, 200)
    assert.equal(await status(), 404)
  })
})
