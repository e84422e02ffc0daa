import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource } from '#src/resource/declaration.ts'
import { registerResources } from '#src/resource/registration/manifest.server.ts'

const access = { read: 'a', create: 'b', update: 'c', delete: 'd' }
const [notes, boxes] = ['notes', 'boxes'].map((name) => defineResource({ name, access, fields: {}, columns: [] }))
assert.ok(notes && boxes)

test('a resource gets the rules that a manifest binds to it, and none where there are none', () => {
  const rules = { conflictCodes: ['LAST_ROW'] }
  const { registrations, sheetWords } = registerResources(
    [notes, boxes],
    [{ parts: [{ resource: boxes, rules, sheetWords: { name: { headings: ['Caja'] } } }] }],
  )
  assert.deepEqual(registrations, [
    { resource: notes, rules: {}, rowFilters: [] },
    { resource: boxes, rules, rowFilters: [] },
  ])
  assert.deepEqual(sheetWords, { boxes: { name: { headings: ['Caja'] } } })
})

test('rules of a resource that is not registered, or that has some already, refuse the start', () => {
  const rules = { conflictCodes: [] }
  assert.throws(() => registerResources([notes], [{ parts: [{ resource: boxes, rules }] }]), /boxes is not registered/)
  // The same name is not the same resource.
  const other = { ...notes }
  assert.throws(() => registerResources([notes], [{ parts: [{ resource: other, rules }] }]), /notes is not registered/)
  const twice = [{ parts: [{ resource: notes, rules }] }, { parts: [{ resource: notes }] }]
  assert.throws(() => registerResources([notes], twice), /Two manifests add to notes/)
})
