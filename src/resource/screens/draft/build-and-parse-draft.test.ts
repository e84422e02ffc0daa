import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { defineResource, type Entity } from '#src/resource/declaration.ts'
import { files } from '#src/resource/kinds/files/files.ts'
import { password } from '#src/resource/kinds/password/password.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { buildDraft, findDraftConflict, parseDraft } from '#src/resource/screens/draft/build-and-parse-draft.ts'
import { buildFormValues } from '#src/resource/screens/form/form-values.ts'

const peopleResource = defineResource({
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
const buildRow = (values: Partial<Entity> = {}): Entity => ({
  id: 1,
  created_at: 'then',
  updated_at: 'monday',
  name: 'Ana',
  city: 'Paraná',
  account: '0110001300000000001232',
  image: null,
  papers: [],
  ...values,
})
const buildTypedDraft = (changes: Record<string, unknown>, base: Entity | null = buildRow()) => {
  const initialValues = buildFormValues(peopleResource, base)
  return buildDraft(peopleResource, { values: { ...initialValues, ...changes }, initialValues, base })
}
const parseStored = (draft: unknown) => parseDraft(peopleResource, JSON.parse(JSON.stringify(draft)))

test('what was changed is kept, and comes back; where nothing was, nothing is kept', () => {
  assert.deepEqual(parseStored(buildTypedDraft({ name: 'Luz' }))?.values, { name: 'Luz' })
  assert.deepEqual(parseStored(buildTypedDraft({ name: 'Luz' }, null))?.values, { name: 'Luz' })
  assert.equal(buildTypedDraft({}), null)
})

test('no secret, nothing of a bank and no file is kept, neither typed nor stored', () => {
  const file = new File(['x'], 'x.pdf')
  const secrets = { account: 'S3CRET', password: 'S3CRET', pin: 'S3CRET', image: file, papers: [file] }
  assert.equal(buildTypedDraft(secrets), null)
  const draft = buildTypedDraft({ ...secrets, city: 'Rosario' })
  assert.deepEqual(draft?.values, { city: 'Rosario' })
  assert.equal(draft?.hadFiles, true)
  assert.doesNotMatch(JSON.stringify(draft), /S3CRET|0110001300000000001232/)
})

test('whatever the storage holds is read without complaint, and gives fields of the form alone', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (storedJson) => {
      for (const storedDraft of [
        storedJson,
        { values: storedJson, before: null },
        { values: { name: 'x', account: storedJson }, before: storedJson },
      ])
        for (const name of Object.keys(parseDraft(peopleResource, storedDraft)?.values ?? {}))
          assert.ok(['name', 'city'].includes(name))
    }),
  )
})

test('a record that somebody saved meanwhile meets the draft where both changed the same', () => {
  const draft = buildTypedDraft({ name: 'Luz' })
  assert.ok(draft)
  const buildSavedRow = (values: Partial<Entity>) => buildRow({ updated_at: 'tuesday', ...values })
  assert.equal(findDraftConflict(peopleResource, draft, buildRow()), null)
  assert.equal(
    findDraftConflict(peopleResource, draft, buildSavedRow({ city: 'Rosario', account: '1' })),
    null,
    'what the draft left alone',
  )
  assert.equal(findDraftConflict(peopleResource, draft, buildSavedRow({ name: 'Luz' })), null, 'both say the same')
  const stale = findDraftConflict(peopleResource, draft, buildSavedRow({ name: 'Eva', city: 'Rosario' }))
  assert.deepEqual([stale?.mine.name, stale?.before.name, stale?.theirs.name], ['Luz', 'Ana', 'Eva'])
})
