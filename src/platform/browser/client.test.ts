import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, callList, setFailureListener, toFormData } from '#src/platform/browser/client.ts'
import { clearSessionAndForms, type SignedInUser, storeSignIn } from '#src/platform/browser/session.ts'
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

const window = new EventTarget()
Object.defineProperty(globalThis, 'window', { configurable: true, value: window })
let searchesForConnection = 0
window.addEventListener('offline', () => searchesForConnection++)

const ana: SignedInUser = { id: 1, name: 'Ana', surname: 'Paz', image: null, permissions: [''] }
let reportedFailures: CallFailed[] = []
let requests: { url: string; headers: Headers; body: unknown }[] = []
const logMock = mock.method(console, 'log', () => {})

/** Replaces `fetch`: each call gets the next of these answers. */
function serve(...answers: (Response | Error)[]): void {
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers), body: init.body })
    const answer = answers.shift()
    if (!(answer instanceof Response)) throw answer ?? new Error('one call too many')
    return answer
  })
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

beforeEach(() => {
  reportedFailures = []
  requests = []
  searchesForConnection = 0
  setFailureListener((failure) => reportedFailures.push(failure))
  clearSessionAndForms()
  storeSignIn(ana, 'secret-token')
  logMock.mock.resetCalls()
})

test('a call carries the token and the language, and reads the total', async () => {
  serve(json([1], { headers: { 'x-total-count': '10000', 'x-total-count-relation': 'gte' } }))
  const answer = await call<number[]>('GET', 'colors?page=1')
  assert.deepEqual(answer, { status: 200, body: [1], total: 10000, totalIsLowerBound: true, undo: null })
  assert.equal(requests[0]?.url, '/api/colors?page=1')
  assert.equal(requests[0]?.headers.get('authorization'), 'Bearer secret-token')
  assert.equal(requests[0]?.headers.get('accept-language'), 'es')
})

test('the console sees method, path and status, never a token, a query or a body', async () => {
  serve(json({ message: 'no' }, { status: 400 }))
  await assert.rejects(call('POST', 'auth/login?x=hidden', { body: { password: 'hidden' } }))
  const lines = logMock.mock.calls.map(({ arguments: words }) => words.join(' '))
  assert.deepEqual(lines, ['→ POST auth/login', '← POST auth/login 400', 'Error en servicio POST auth/login 400'])
})

test('a refusal arrives with its fields, told once', async () => {
  serve(json({ error: 'INVALID', message: 'Faltan datos', fields: { name: 'needed' } }, { status: 400 }))
  await assert.rejects(call('POST', 'colors', { body: {} }), (failure) => {
    assert.ok(failure instanceof CallFailed)
    assert.deepEqual([failure.status, failure.error, failure.fields], [400, 'INVALID', { name: 'needed' }])
    return true
  })
  assert.equal(reportedFailures.length, 1)
})

test('a quiet call tells nothing', async () => {
  serve(json({}, { status: 500 }))
  await assert.rejects(call('GET', 'colors', { quiet: true }))
  assert.equal(reportedFailures.length, 0)
})

test('a list that is not there is empty, a record that is not there is for the screen to say', async () => {
  serve(json({}, { status: 404 }), json({}, { status: 404 }))
  assert.deepEqual((await callList('colors')).body, [])
  await assert.rejects(call('GET', 'colors/9'), { status: 404 })
  assert.equal(reportedFailures.length, 0)
})

test('without a connection the failure has status 0, which a write tells unless its form does', async () => {
  serve(new TypeError('network'), new TypeError('network'), new TypeError('network'))
  await assert.rejects(call('GET', 'colors'), { status: 0 })
  await assert.rejects(call('POST', 'colors', { body: {}, tellsLostAnswer: true }), { status: 0 })
  assert.equal(reportedFailures.length, 0)
  await assert.rejects(call('POST', 'colors', { body: {} }), { status: 0 })
  assert.equal(reportedFailures.length, 1)
  assert.equal(searchesForConnection, 3, 'the line at the top looks for the connection at once')
})

test('a call that the caller ends itself is not a failure to tell', async () => {
  const stop = new AbortController()
  stop.abort()
  serve(new DOMException('stopped', 'AbortError'))
  await assert.rejects(call('GET', 'colors', { signal: stop.signal }), { name: 'AbortError' })
  assert.equal(reportedFailures.length, 0)
})

test('two calls under way when the session ends tell it once and empty the storage', async () => {
  serve(json({}, { status: 401 }), json({}, { status: 401 }))
  await Promise.allSettled([call('GET', 'colors'), call('GET', 'categories')])
  assert.deepEqual(
    reportedFailures.map(({ status }) => status),
    [401],
  )
  assert.equal(storage.size, 0)
})

test('a save whose session ended is sent again, key and all, after the same person signs in', async () => {
  serve(json({}, { status: 401 }), json({ id: 5 }))
  const form = Symbol('form')
  unsavedForms.add(form)
  const saved = call<{ id: number }>('POST', 'colors', { body: { name: 'Rojo' }, idempotencyKey: 'k' })
  while (storage.has('token')) await new Promise(setImmediate)
  storeSignIn(ana, 'new-token')
  assert.equal((await saved).body.id, 5)
  assert.equal(requests[1]?.headers.get('authorization'), 'Bearer new-token')
  assert.equal(requests[1]?.headers.get('idempotency-key'), 'k')
  assert.equal(requests[1]?.body, requests[0]?.body)
  assert.deepEqual(
    reportedFailures.map(({ status }) => status),
    [401],
  )
})

test('signing out of a session that has ended already tells nothing', async () => {
  serve(json({}, { status: 401 }))
  const ending = call('POST', 'auth/logout', { quiet: true })
  clearSessionAndForms()
  await assert.rejects(ending, { status: 401 })
  assert.equal(reportedFailures.length, 0)
})

test('a form is sent as the server reads it', () => {
  const file = new File(['x'], 'a.png')
  const form = toFormData({
    name: 'A',
    on: true,
    off: false,
    ids: [2, 1],
    image: [file, file],
    none: undefined,
    empty: null,
  })
  assert.deepEqual([...form.keys()], ['name', 'on', 'off', 'ids', 'image', 'image', 'empty'])
  assert.deepEqual([form.get('on'), form.get('off'), form.get('ids'), form.get('empty')], ['1', '0', '[2,1]', ''])
})
