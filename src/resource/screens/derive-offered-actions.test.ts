import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPermissionHolder } from '#src/platform/actor.ts'
import { deriveOfferedActions } from '#src/resource/screens/derive-offered-actions.ts'
import { attachments } from '#src/workforce/attachments/attachments.ts'

const access = { read: 'see', create: 'add', update: 'change', delete: 'delete' }

test('rows under a parent, without screens, are offered by what their access allows, each action by its own', () => {
  const listOffered = (permission: string) =>
    deriveOfferedActions(createPermissionHolder([permission]), { ...attachments, access })
  const noActions = { list: false, open: false, create: false, update: false, delete: false }
  assert.deepEqual(listOffered('add'), { ...noActions, create: true })
  assert.deepEqual(listOffered('change'), { ...noActions, update: true })
  assert.deepEqual(listOffered('delete'), { ...noActions, delete: true })
})

test('a resource without a screen to create or to update offers neither', () => {
  const { parent, ...rootResource } = attachments
  assert.ok(parent)
  const { create, update } = deriveOfferedActions(createPermissionHolder(['add', 'change']), {
    ...rootResource,
    access,
  })
  assert.deepEqual([create, update], [false, false])
})

test('a record opens for who may change it and for who may see its list, and for nobody without a screen of it', () => {
  const { parent, ...rootResource } = attachments
  assert.ok(parent)
  const screens = { list: { path: 'papers', access: 'see' }, update: { path: 'paper_update', access: 'change' } }
  const mayOpen = (permission: string, resource: Parameters<typeof deriveOfferedActions>[1]) =>
    deriveOfferedActions(createPermissionHolder([permission]), resource).open
  const withScreens = { ...rootResource, access, screens }
  assert.deepEqual(
    ['see', 'change', 'add', 'delete'].map((permission) => mayOpen(permission, withScreens)),
    [true, true, false, false],
  )
  assert.equal(mayOpen('see', { ...withScreens, screens: { list: screens.list } }), false)
  assert.equal(mayOpen('see', undefined), false)
})
