import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import {
  currentSession,
  refreshUser,
  type SignedInUser,
  sessionLost,
  signIn,
  signOut,
} from '#src/platform/browser/session.ts'
import { unsaved } from '#src/platform/browser/unsaved-forms.ts'

const stored = new Map<string, string>()
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

const ana: SignedInUser = { id: 1, name: 'Ana', surname: 'Paz', image: null, permissions: [''] }
const beto: SignedInUser = { ...ana, id: 2, name: 'Beto' }
const form = Symbol('form')

beforeEach(() => {
  signOut()
  signIn(ana, 'first')
})

test('signing in stores the user and the token, signing out removes both', () => {
  assert.equal(stored.get('token'), 'first')
  assert.deepEqual(JSON.parse(stored.get('user') ?? ''), ana)
  signOut()
  assert.equal(stored.size, 0)
  assert.deepEqual(currentSession(), { user: null, token: null, lapsed: false })
})

test('a session that ends with nothing typed is gone at once, and its call is given up', async () => {
  assert.equal(await sessionLost(currentSession()), false)
  assert.equal(currentSession().user, null)
  assert.equal(stored.size, 0)
})

test('over a half-filled form the storage is emptied, and the call goes on when the same person signs in', async () => {
  unsaved.add(form)
  const again = sessionLost(currentSession())
  assert.equal(stored.size, 0)
  assert.deepEqual(currentSession(), { user: ana, token: null, lapsed: true })
  signIn(ana, 'second')
  assert.equal(await again, true)
  assert.equal(currentSession().token, 'second')
  assert.equal(unsaved.any(), true)
})

test('somebody else who signs in over a half-filled form gets none of it', async () => {
  unsaved.add(form)
  const again = sessionLost(currentSession())
  signIn(beto, 'second')
  assert.equal(await again, false)
  assert.equal(unsaved.any(), false)
})

test('a call that was under way with an old token is sent again with the new one, but never as somebody else', async () => {
  const before = currentSession()
  signIn(ana, 'second')
  assert.equal(await sessionLost(before), true)
  signIn(beto, 'third')
  assert.equal(await sessionLost(before), false)
  assert.equal(currentSession().token, 'third')
})

test('giving up the sign-in over a form ends the wait and the form', async () => {
  unsaved.add(form)
  const again = sessionLost(currentSession())
  signOut()
  assert.equal(await again, false)
  assert.equal(unsaved.any(), false)
})

test('fresh permissions of the same person replace the old ones, those of another do not', () => {
  refreshUser({ ...ana, permissions: ['', 'see_users'] })
  assert.deepEqual(currentSession().user?.permissions, ['', 'see_users'])
  refreshUser(beto)
  assert.equal(currentSession().user?.id, 1)
})
