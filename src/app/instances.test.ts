import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'
import { startSecondInstance } from '#test/second-instance.ts'

type Instance = Pick<Shop, 'url' | 'anonymous' | 'admin'>

/** Two processes share one database and one directory of files. */
test('of two instances', async (t) => {
  const firstInstance = await shop(t)
  const otherInstance: Instance = await startSecondInstance(t, firstInstance)
  const bothInstances: [Instance, Instance] = [firstInstance, otherInstance]

  await t.test('the same write sent to both at once is written once, and both give its answer', async () => {
    for (let round = 0; round < 10; round++) {
      const key = { 'idempotency-key': `round-${round}` }
      const fields = { name: `Rojo ${round}`, color_code: '#FF0000' }
      const answers = await Promise.all(bothInstances.map(({ admin }) => admin.post('/colors', fields, key)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
      assert.deepEqual(answers[0]?.body, answers[1]?.body)
    }
    assert.equal((await firstInstance.sql`select 1 from colors`).length, 10)
  })

  await t.test('what one has answered the other gives again, and the key with another body is refused', async () => {
    const key = { 'idempotency-key': 'lost' }
    const firstAnswer = await firstInstance.admin.post('/colors', { name: 'Verde', color_code: '#00FF00' }, key)
    const repeatedAnswer = await otherInstance.admin.post('/colors', { name: 'Verde', color_code: '#00FF00' }, key)
    assert.deepEqual([repeatedAnswer.status, repeatedAnswer.body], [200, firstAnswer.body])
    assert.equal((await otherInstance.admin.post('/colors', { name: 'Azul', color_code: '#0000FF' }, key)).status, 409)
  })

  await t.test('of two editors who save the same row at both, one is told of the other', async () => {
    const color = await firstInstance.make.color()
    const saveColor = ({ admin }: Instance, color_code: string) =>
      admin.patch(`/colors/${color.id}`, { color_code, updated_at: color.updated_at })
    const answers = await Promise.all([saveColor(firstInstance, '#111111'), saveColor(otherInstance, '#222222')])
    const [savedAnswer, refusedAnswer] = answers.sort((a, b) => a.status - b.status)
    assert.deepEqual([savedAnswer?.status, refusedAnswer?.status], [200, 409])
    assert.deepEqual(refusedAnswer?.body.entity, savedAnswer?.body)
    for (const { anonymous } of bothInstances)
      assert.deepEqual((await anonymous.get(`/colors/${color.id}`)).body, savedAnswer?.body)
  })

  await t.test('messages and failures to sign in are counted for both together', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' }
    const requests = Array.from({ length: 8 }, (_, n) =>
      bothInstances[n % 2 ? 0 : 1].anonymous.post('/contact/send', message),
    )
    assert.equal((await Promise.all(requests)).filter(({ status }) => status === 200).length, 5)
    const { dni } = await firstInstance.make.user()
    const failSignIn = ({ anonymous }: Instance) => anonymous.post('/auth/login', { dni, password: 'equivocada' })
    for (let n = 0; n < 5; n++) assert.equal((await failSignIn(bothInstances[n % 2 ? 0 : 1])).status, 402)
    for (const instance of bothInstances) assert.equal((await failSignIn(instance)).status, 429)
  })

  await t.test('a permission and a session that end at one have ended at the other', async () => {
    const client = firstInstance.as('update_colors')
    const token = (await client.token()) ?? ''
    const clientOfOther = createClient(otherInstance.url, async () => token)
    const { id } = await firstInstance.make.color()
    const { body: user } = await clientOfOther.get('/auth/me')
    assert.equal((await clientOfOther.patch(`/colors/${id}`, { name: 'Antes' })).status, 200)
    assert.equal((await firstInstance.admin.post(`/users/${user.id}/permissions`, { permissions: [] })).status, 200)
    assert.equal((await clientOfOther.patch(`/colors/${id}`, { name: 'Después' })).status, 403)
    assert.equal((await client.post('/auth/logout')).status, 200)
    assert.equal((await clientOfOther.get('/auth/me')).status, 401)
    assert.equal((await firstInstance.anonymous.get(`/colors/${id}`)).body.name, 'Antes')
  })

  await t.test('a picture sent to one is served by the other, and gone there with its row', async () => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await (await createPhoto(40, 30)).png().toBuffer())]), 'a.png')
    const category = await firstInstance.make.category()
    const { status, body } = await firstInstance.admin.patch(`/categories/${category.id}`, form)
    assert.equal(status, 200, JSON.stringify(body))
    const readStatus = async () => (await fetch(`${otherInstance.url}/uploads/images/${body.image}`)).status
    assert.equal(await readStatus(), 200)
    assert.equal((await firstInstance.admin.delete(`/categories/${category.id}`)).status, 200)
    assert.equal(await readStatus(), 404)
  })
})
