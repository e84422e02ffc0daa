import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineResource } from '#src/resource/declaration.ts'
import { buildRegistrationsAndSheetWords } from '#src/resource/registration/manifest.server.ts'

const access = { read: 'a', create: 'b', update: 'c', delete: 'd' }
const [notes, boxes] = ['notes', 'boxes'].map((name) => defineResource({ name, access, fields: {}, columns: [] }))
assert.ok(notes && boxes)

test('a resource gets the rules of its part in a manifest, and no rules without a part', () => {
  const rules = { conflictCodes: ['LAST_ROW'] }
  const { registrations, sheetWords } = buildRegistrationsAndSheetWords(
    [notes, boxes],
    [{ parts: [{ resource: boxes, rules, sheetWords: { name: { headings: ['Caja'] } } }] }],
  )
  assert.deepEqual(registrations, [
    { resource: notes, rules: {}, rowFilters: [], erasures: [], followRules: [] },
    { resource: boxes, rules, rowFilters: [], erasures: [], followRules: [] },
  ])
  assert.deepEqual(sheetWords, { boxes: { name: { headings: ['Caja'] } } })
})

test('the server does not start with rules of an unregistered resource, or with two parts for one resource', () => {
  const rules = { conflictCodes: [] }
  assert.throws(
    () => buildRegistrationsAndSheetWords([notes], [{ parts: [{ resource: boxes, rules }] }]),
    /boxes is not registered/,
  )
  // The same name is not the same resource.
  const sameNameResource = { ...notes }
  assert.throws(
    () => buildRegistrationsAndSheetWords([notes], [{ parts: [{ resource: sameNameResource, rules }] }]),
    /notes is not registered/,
  )
  const manifests = [{ parts: [{ resource: notes, rules }] }, { parts: [{ resource: notes }] }]
  assert.throws(() => buildRegistrationsAndSheetWords([notes], manifests), /Two manifests add to notes/)
})
