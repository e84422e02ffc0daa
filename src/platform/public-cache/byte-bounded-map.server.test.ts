import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ByteBoundedMap } from '#src/platform/public-cache/byte-bounded-map.server.ts'

test('the map never exceeds its limit of bytes, however many keys are set', () => {
  const map = new ByteBoundedMap<number>(10_000)
  for (let n = 0; n < 1000; n++) {
    map.set(`key ${n}`, n, (n * 37) % 900)
    assert.ok(map.bytes <= 10_000, `${map.bytes}`)
  }
  assert.ok(map.size > 5)
})

test('an unread entry is evicted first, and a read entry stays', () => {
  const map = new ByteBoundedMap<string>(10_000)
  map.set('home', 'home', 1000)
  for (let n = 0; n < 1000; n++) {
    map.set(`once ${n}`, 'once', 1000)
    assert.equal(map.get('home'), 'home', `${n}`)
  }
  assert.equal(map.get('once 0'), undefined)
})

test('if every entry was read, the oldest is evicted', () => {
  const map = new ByteBoundedMap<number>(5000)
  for (let n = 0; n < 4; n++) map.set(`${n}`, n, 1000)
  for (let n = 0; n < 4; n++) map.get(`${n}`)
  map.set('4', 4, 1000)
  assert.deepEqual(
    [0, 1, 2, 3, 4].filter((n) => map.get(`${n}`) !== undefined),
    [1, 2, 3, 4],
  )
})

test('a key that is set again counts once, with its new size', () => {
  const map = new ByteBoundedMap<string>(10_000)
  map.set('key', 'small', 100)
  const { bytes } = map
  map.set('key', 'larger', 600)
  assert.equal(map.size, 1)
  assert.equal(map.bytes, bytes + 500)
  map.clear()
  assert.deepEqual([map.size, map.bytes], [0, 0])
})

test('a long key counts, and a value larger than the map is not stored and evicts nothing', () => {
  const map = new ByteBoundedMap<string>(10_000)
  map.set('key', 'value', 100)
  map.set('too large', 'value', 10_000)
  map.set('x'.repeat(10_000), 'value', 0)
  assert.equal(map.size, 1)
  assert.equal(map.get('key'), 'value')
})
