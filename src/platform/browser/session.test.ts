import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import {
  clearSessionAndForms,
  endUsedSessionAndAwaitRenewal,
  readCurrentSession,
  type SignedInUser,
  storeSignIn,
  updateStoredUserIfSame,
} from '#src/platform/browser/session.ts'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'

const storage = new Map<string, string>()
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  },
})

const ana: SignedInUser = { id: 1, name: 'Ana', surname: 'Paz', image: null, permissions: [''] }
const beto: SignedInUser = { ...ana, id: 2, name: 'Beto' }
const form = Symbol('form')

beforeEach(() => {
  clearSessionAndForms()
  storeSignIn(ana, 'first')
})

test('signing in stores the user and the token, signing out removes both', () => {
  assert.equal(storage.get('token'), 'first')
  assert.deepEqual(JSON.parse(storage.get('user') ?? ''), ana)
  clearSessionAndForms()
  assert.equal(storage.size, 0)
  assert.deepEqual(readCurrentSession(), { user: null, token: null, isLapsed: false })
})

test('a session that ends with nothing typed is gone at once, and its call is given up', async () => {
  assert.equal(await endUsedSessionAndAwaitRenewal(readCurrentSession()), false)
  assert.equal(readCurrentSession().user, null)
  assert.equal(storage.size, 0)
})

test('over a half-filled form the storage is emptied, and the call goes on when the same person signs in', async () => {
  unsavedForms.add(form)
  const mayRepeat = endUsedSessionAndAwaitRenewal(readCurrentSession())
  assert.equal(storage.size, 0)
  assert.deepEqual(readCurrentSession(), { user: ana, token: null, isLapsed: true })
  storeSignIn(ana, 'second')
  assert.equal(await mayRepeat, true)
  assert.equal(readCurrentSession().token, 'second')
  assert.equal(unsavedForms.any(), true)
})

test('somebody else who signs in over a half-filled form gets none of it', async () => {
  unsavedForms.add(form)
  const mayRepeat = endUsedSessionAndAwaitRenewal(readCurrentSession())
  storeSignIn(beto, 'second')
  assert.equal(await mayRepeat, false)
  assert.equal(unsavedForms.any(), false)
})

test('a call that was under way with an old token is sent again with the new one, but never as somebody else', async () => {
  const usedSession = readCurrentSession()
  storeSignIn(ana, 'second')
  assert.equal(await endUsedSessionAndAwaitRenewal(usedSession), true)
  storeSignIn(beto, 'third')
  assert.equal(await endUsedSessionAndAwaitRenewal(usedSession), false)
  assert.equal(readCurrentSession().token, 'third')
})

test('giving up the sign-in over a form ends the wait and the form', async () => {
  unsavedForms.add(form)
  const mayRepeat = endUsedSessionAndAwaitRenewal(readCurrentSession())
  clearSessionAndForms()
  assert.equal(await mayRepeat, false)
  assert.equal(unsavedForms.any(), false)
})

test('fresh permissions of the same person replace the old ones, those of another do not', () => {
  updateStoredUserIfSame({ ...ana, permissions: ['', 'see_users'] })
  assert.deepEqual(readCurrentSession().user?.permissions, ['', 'see_users'])
  updateStoredUserIfSame(beto)
  assert.equal(readCurrentSession().user?.id, 1)
})
