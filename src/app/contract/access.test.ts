import assert from 'node:assert/strict'
import { deriveHistoryAccess } from '#src/resource/history/history-entry.ts'
import { testEveryResource } from '#test/contract.ts'

testEveryResource(({ resource, path, world }, keeps) => {
  const { create, update, delete: deleteAccess } = resource.access
  const writes = [
    ['post', path, create],
    ['put', `${path}/1`, update],
    ['patch', `${path}/1`, update],
  ] as const

  // What every signed-in user may do asks for no permission.
  const isForAll = (access: unknown) => access === 'signed_in'

  keeps('nobody writes without signing in, and who may not is told so', async () => {
    const { anonymous, as } = world
    const limitedUser = as('see_notifications')
    for (const [method, url, permission] of writes) {
      if (permission === 'never') continue
      assert.equal((await anonymous[method](url, {})).status, 401, `${method} without a token`)
      if (isForAll(permission)) continue
      assert.equal((await limitedUser[method](url, {})).status, 403, `${method} without the permission`)
    }
    assert.equal((await anonymous.delete(`${path}/1`)).status, 401)
    if (isForAll(deleteAccess)) return
    const refusedAnswer = await limitedUser.delete(`${path}/1`)
    assert.equal(refusedAnswer.status, 403)
    assert.equal(refusedAnswer.body.message, 'No tienes acceso a este recurso.')
  })

  keeps('who may not read it finds it neither in lists, in searches nor by its id', async () => {
    const { anonymous, as } = world
    const limitedUser = as('see_notifications')
    const isPublic = resource.access.read === 'public'
    const mayAllRead = isPublic || isForAll(resource.access.read)
    for (const url of [path, `${path}?page=1`, `${path}/search/a`]) {
      assert.equal((await anonymous.get(url)).status, isPublic ? 200 : 401, url)
      assert.equal((await limitedUser.get(url)).status, mayAllRead ? 200 : 403, url)
    }
    assert.equal((await anonymous.get(`${path}/2147483647`)).status, isPublic ? 404 : 401)
    assert.equal((await limitedUser.get(`${path}/2147483647`)).status, mayAllRead ? 404 : 403)
  })

  keeps(
    'its history is never public: who reads it may read that too, or where all may, who opens its list',
    async () => {
      const { anonymous, as } = world
      const access = deriveHistoryAccess(resource)
      const url = `${path}/2147483647/history`
      assert.ok(access !== null, 'somebody may read it')
      assert.equal((await anonymous.get(url)).status, 401)
      assert.equal((await as('see_notifications').get(url)).status, isForAll(access) ? 404 : 403)
      if (isForAll(access)) return
      for (const permission of [access].flat()) assert.equal((await as(permission).get(url)).status, 404, permission)
    },
  )

  keeps('what nobody may do is no route at all', async () => {
    for (const [method, url, permission] of writes) {
      if (permission === 'never') assert.equal((await world.admin[method](url, {})).status, 405, method)
    }
  })

  keeps('each of its permissions opens what it names and nothing else', async () => {
    const { as } = world
    const isOpen = ({ status }: { status: number }) => status !== 403 && status !== 405
    const findOpened = async (permission: string) => {
      const client = as(permission)
      return {
        create: isOpen(await client.post(path, {})),
        update: isOpen(await client.patch(`${path}/2147483647`, {})),
        delete: (await client.delete(`${path}/2147483647`)).status !== 403,
      }
    }
    for (const permission of new Set(
      [create, update, deleteAccess].filter((access) => access !== 'never' && !isForAll(access)),
    )) {
      const expectedAccess = {
        create: create === permission,
        update: update === permission,
        delete: deleteAccess === permission,
      }
      assert.deepEqual(await findOpened(permission), expectedAccess, permission)
    }
  })
})
