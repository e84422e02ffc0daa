import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPermissionHolder } from '#src/platform/actor.ts'
import { offeredActions } from '#src/resource/screens/offered-actions.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'

const access = { read: 'see', create: 'add', update: 'change', delete: 'delete' }

test('rows under a parent, without screens, are offered by what their access allows, each action by its own', () => {
  const offered = (permission: string) =>
    offeredActions(createPermissionHolder([permission]), { ...attachments, access })
  const none = { list: false, create: false, update: false, delete: false }
  assert.deepEqual(offered('add'), { ...none, create: true })
  assert.deepEqual(offered('change'), { ...none, update: true })
  assert.deepEqual(offered('delete'), { ...none, delete: true })
})

test('a resource without a screen to create or to update offers neither', () => {
  const { parent, ...root } = attachments
  assert.ok(parent)
  const { create, update } = offeredActions(createPermissionHolder(['add', 'change']), { ...root, access })
  assert.deepEqual([create, update], [false, false])
})
