import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { connect } from '#src/platform/database/connect.server.ts'
import { Forbidden } from '#src/platform/errors.ts'
import { openSignedLinks, signedLinks } from '#src/platform/files/serving/signed-links.server.ts'
import { freshDatabase } from '#test/cluster.ts'

const key = Buffer.alloc(32, 7)
const hour = 3_600_000
const given = (url: string) => Object.fromEntries(new URLSearchParams(url.split('?')[1]))
const name = fc.stringMatching(/^[0-9a-f]{32}$/)
const moment = fc.integer({ min: hour, max: 4_000_000_000_000 })

test('a link lives from one to two hours, ends with a full one, and is the same through the hour', () => {
  fc.assert(
    fc.property(name, moment, fc.integer({ min: 0, max: hour - 1 }), (name, start, later) => {
      const begin = Math.floor(start / hour) * hour
      const url = signedLinks(key, () => begin).url(name)
      assert.equal(signedLinks(key, () => begin + later).url(name), url)
      assert.equal(Number(given(url).expires) * 1000, begin + 2 * hour)
      signedLinks(key, () => begin + 2 * hour - 1).check(name, given(url))
      assert.throws(() => signedLinks(key, () => begin + 2 * hour).check(name, given(url)), Forbidden)
    }),
  )
})

test('nothing but the very link that was given is taken', () => {
  const links = signedLinks(key, () => hour)
  const made = fc.record({ name, expires: fc.string(), signature: fc.string() })
  fc.assert(
    fc.property(
      name,
      made,
      fc.subarray(['name', 'expires', 'signature'] as const, { minLength: 1 }),
      (name, other, changed) => {
        const own = { name, ...given(links.url(name)) }
        const tried: Record<string, string> = {
          ...own,
          ...Object.fromEntries(changed.map((part) => [part, other[part]])),
        }
        fc.pre(changed.some((part) => tried[part] !== (own as Record<string, string>)[part]))
        assert.throws(() => links.check(tried.name ?? '', tried), Forbidden)
      },
    ),
  )
})

test('all instances sign with one key, made by the first', async (t) => {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 4 })
  t.after(() => sql.end())
  const opened = await Promise.all([1, 2, 3, 4].map(() => openSignedLinks(sql)))
  const urls = opened.map((links) => links.url('0'.repeat(32)))
  assert.equal(new Set(urls).size, 1)
})
