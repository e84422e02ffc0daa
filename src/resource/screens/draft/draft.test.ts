import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { files } from '#src/resource/kinds/files/files.ts'
import { password } from '#src/resource/kinds/password/password.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { conflictOf, draftOf, readDraft } from '#src/resource/screens/draft/draft.ts'
import { valuesOf } from '#src/resource/screens/form/form-values.ts'

const people = defineResource({
  name: 'people',
  access: { read: 'public', create: 'a', update: 'b', delete: 'c' },
  fields: {
    name: text(),
    city: text(),
    account: text({ isSensitive: true }),
    password: password({ writeOnly: true }),
    pin: password(),
    image: picture({ fallback: '/x.png' }),
    papers: files(),
  },
  columns: ['name'],
})
const stored = (given: Partial<Entity> = {}): Entity => ({
  id: 1,
  created_at: 'then',
  updated_at: 'monday',
  name: 'Ana',
  city: 'Paraná',
  account: '0110001300000000001232',
  image: null,
  papers: [],
  ...given,
})
const typed = (changes: Record<string, unknown>, base: Entity | null = stored()) => {
  const begun = valuesOf(people, base)
  return draftOf(people, { values: { ...begun, ...changes }, begun, base })
}
const again = (draft: unknown) => readDraft(people, JSON.parse(JSON.stringify(draft)))

test('what was changed is kept, and comes back; where nothing was, nothing is kept', () => {
  assert.deepEqual(again(typed({ name: 'Luz' }))?.values, { name: 'Luz' })
  assert.deepEqual(again(typed({ name: 'Luz' }, null))?.values, { name: 'Luz' })
  assert.equal(typed({}), null)
})

test('no secret, nothing of a bank and no file is kept, neither typed nor stored', () => {
  const file = new File(['x'], 'x.pdf')
  const secrets = { account: 'S3CRET', password: 'S3CRET', pin: 'S3CRET', image: file, papers: [file] }
  assert.equal(typed(secrets), null)
  const draft = typed({ ...secrets, city: 'Rosario' })
  assert.deepEqual(draft?.values, { city: 'Rosario' })
  assert.equal(draft?.hadFiles, true)
  assert.doesNotMatch(JSON.stringify(draft), /S3CRET|0110001300000000001232/)
})

test('whatever the storage holds is read without complaint, and gives fields of the form alone', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      for (const one of [kept, { values: kept, before: null }, { values: { name: 'x', account: kept }, before: kept }])
        for (const name of Object.keys(readDraft(people, one)?.values ?? {})) assert.ok(['name', 'city'].includes(name))
    }),
  )
})

test('a record that somebody saved meanwhile meets the draft where both changed the same', () => {
  const draft = typed({ name: 'Luz' })
  assert.ok(draft)
  const now = (given: Partial<Entity>) => stored({ updated_at: 'tuesday', ...given })
  assert.equal(conflictOf(people, draft, stored()), null)
  assert.equal(conflictOf(people, draft, now({ city: 'Rosario', account: '1' })), null, 'what the draft left alone')
  assert.equal(conflictOf(people, draft, now({ name: 'Luz' })), null, 'both say the same')
  const stale = conflictOf(people, draft, now({ name: 'Eva', city: 'Rosario' }))
  assert.deepEqual([stale?.mine.name, stale?.before.name, stale?.theirs.name], ['Luz', 'Ana', 'Eva'])
})
