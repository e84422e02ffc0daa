import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropForUser, forgetUser, keepForUser, keptForUser } from '#src/platform/browser/user-storage.ts'

/** What the browser's storage does, as far as it is used: keys are properties, a full one throws. */
function storage(most = 1000): Storage {
  const kept: Record<string, string> = {}
  return Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem(this: object, key: string, value: string) {
        if (value.length > most) throw new DOMException('full', 'QuotaExceededError')
        kept[key] = value
        Object.defineProperty(this, key, { value, configurable: true, enumerable: true })
      },
      removeItem(this: Record<string, unknown>, key: string) {
        delete kept[key]
        delete this[key]
      },
    },
    {},
  )
}

test('what is kept for one user is read for that user alone', () => {
  const local = storage()
  keepForUser(local, 1, 'recent', ['a'])
  assert.deepEqual(keptForUser(local, 1, 'recent'), ['a'])
  assert.equal(keptForUser(local, 2, 'recent'), null)
  dropForUser(local, 1, 'recent')
  assert.equal(keptForUser(local, 1, 'recent'), null)
})

test('a full storage keeps nothing, not even what was there before, and complains to nobody', () => {
  const local = storage(10)
  keepForUser(local, 1, 'draft', 'short')
  keepForUser(local, 1, 'draft', 'much longer than that')
  assert.equal(keptForUser(local, 1, 'draft'), null)
})

test('who signs out leaves nothing behind, and takes nothing of anybody else', () => {
  const both = { localStorage: storage(), sessionStorage: storage() }
  for (const [name, value] of Object.entries(both))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  for (const one of Object.values(both)) for (const user of [1, 11]) keepForUser(one, user, 'draft', 'x')
  both.localStorage.setItem('language', 'es')
  forgetUser(1)
  for (const one of Object.values(both))
    assert.deepEqual([keptForUser(one, 1, 'draft'), keptForUser(one, 11, 'draft')], [null, 'x'])
  assert.equal(both.localStorage.getItem('language'), 'es')
})
