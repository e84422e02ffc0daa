import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearUserStorage, readForUser, removeForUser, storeForUserIfRoom } from '#src/platform/browser/user-storage.ts'

/** A stand-in for the browser's storage: keys are properties, and a full storage throws. */
function createStorage(maxLength = 1000): Storage {
  const values: Record<string, string> = {}
  return Object.create(
    {
      getItem: (key: string) => values[key] ?? null,
      setItem(this: object, key: string, value: string) {
        if (value.length > maxLength) throw new DOMException('full', 'QuotaExceededError')
        values[key] = value
        Object.defineProperty(this, key, { value, configurable: true, enumerable: true })
      },
      removeItem(this: Record<string, unknown>, key: string) {
        delete values[key]
        delete this[key]
      },
    },
    {},
  )
}

test('what is kept for one user is read for that user alone', () => {
  const local = createStorage()
  storeForUserIfRoom(local, 1, 'recent', ['a'])
  assert.deepEqual(readForUser(local, 1, 'recent'), ['a'])
  assert.equal(readForUser(local, 2, 'recent'), null)
  removeForUser(local, 1, 'recent')
  assert.equal(readForUser(local, 1, 'recent'), null)
})

test('a full storage keeps nothing, not even what was there before, and complains to nobody', () => {
  const local = createStorage(10)
  storeForUserIfRoom(local, 1, 'draft', 'short')
  storeForUserIfRoom(local, 1, 'draft', 'much longer than that')
  assert.equal(readForUser(local, 1, 'draft'), null)
})

test('who signs out leaves nothing behind, and takes nothing of anybody else', () => {
  const storages = { localStorage: createStorage(), sessionStorage: createStorage() }
  for (const [name, value] of Object.entries(storages))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  for (const storage of Object.values(storages))
    for (const user of [1, 11]) storeForUserIfRoom(storage, user, 'draft', 'x')
  storages.localStorage.setItem('language', 'es')
  clearUserStorage(1)
  for (const storage of Object.values(storages))
    assert.deepEqual([readForUser(storage, 1, 'draft'), readForUser(storage, 11, 'draft')], [null, 'x'])
  assert.equal(storages.localStorage.getItem('language'), 'es')
})
