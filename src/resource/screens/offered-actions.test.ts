import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holderOf } from '#src/platform/actor.ts'
import { offeredActions } from '#src/resource/screens/offered-actions.ts'
import { attachments } from '#src/workforce/attachments.ts'

const access = { read: 'see', create: 'add', update: 'change', delete: 'delete' }

test('rows under a parent are added by who may create them, whoever may delete them', () => {
  const offered = (permission: string) => offeredActions(holderOf([permission]), { ...attachments, access })
  assert.deepEqual([offered('add').create, offered('add').delete], [true, false])
  assert.deepEqual([offered('delete').create, offered('delete').delete], [false, true])
})

test('a resource without a screen to create offers none', () => {
  const { under, ...root } = attachments
  assert.ok(under)
  assert.equal(offeredActions(holderOf(['add']), { ...root, access }).create, false)
})
