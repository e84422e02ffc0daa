import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { Forbidden } from '#src/platform/errors.ts'
import { createSignedLinks, createSignedLinksWithStoredKey } from '#src/platform/files/serving/signed-links.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

const key = Buffer.alloc(32, 7)
const hour = 3_600_000
const queryOf = (url: string) => Object.fromEntries(new URLSearchParams(url.split('?')[1]))
const name = fc.stringMatching(/^[0-9a-f]{32}$/)
const moment = fc.integer({ min: hour, max: 4_000_000_000_000 })

test('a link lives from one to two hours, ends with a full one, and is the same through the hour', () => {
  fc.assert(
    fc.property(name, moment, fc.integer({ min: 0, max: hour - 1 }), (name, start, elapsed) => {
      const hourStart = Math.floor(start / hour) * hour
      const url = createSignedLinks(key, () => hourStart).url(name)
      assert.equal(createSignedLinks(key, () => hourStart + elapsed).url(name), url)
      assert.equal(Number(queryOf(url).expires) * 1000, hourStart + 2 * hour)
      createSignedLinks(key, () => hourStart + 2 * hour - 1).requireValid(name, queryOf(url))
      assert.throws(
        () => createSignedLinks(key, () => hourStart + 2 * hour).requireValid(name, queryOf(url)),
        Forbidden,
      )
    }),
  )
})

test('nothing but the very link that was given is taken', () => {
  const links = createSignedLinks(key, () => hour)
  const madeUpLink = fc.record({ name, expires: fc.string(), signature: fc.string() })
  fc.assert(
    fc.property(
      name,
      madeUpLink,
      fc.subarray(['name', 'expires', 'signature'] as const, { minLength: 1 }),
      (name, otherLink, changed) => {
        const validLink = { name, ...queryOf(links.url(name)) }
        const triedLink: Record<string, string> = {
          ...validLink,
          ...Object.fromEntries(changed.map((part) => [part, otherLink[part]])),
        }
        fc.pre(changed.some((part) => triedLink[part] !== (validLink as Record<string, string>)[part]))
        assert.throws(() => links.requireValid(triedLink.name ?? '', triedLink), Forbidden)
      },
    ),
  )
})

test('all instances sign with one key, made by the first', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 4 })
  t.after(() => sql.end())
  const instances = await Promise.all([1, 2, 3, 4].map(() => createSignedLinksWithStoredKey(sql)))
  const urls = instances.map((links) => links.url('0'.repeat(32)))
  assert.equal(new Set(urls).size, 1)
})
