import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeAddressToNetwork } from '#src/platform/http/access/rate-limit.server.ts'

test('an IPv6 address counts by its network, an IPv4 address by itself, in every notation', () => {
  assert.equal(normalizeAddressToNetwork('203.0.113.7'), '203.0.113.7')
  assert.equal(normalizeAddressToNetwork('::ffff:203.0.113.7'), '203.0.113.7')
  assert.equal(normalizeAddressToNetwork('::ffff:cb00:7107'), '203.0.113.7')
  assert.equal(normalizeAddressToNetwork('[::ffff:203.0.113.7]:51744'), '203.0.113.7')
  assert.equal(normalizeAddressToNetwork('2001:db8:1:2::5'), '2001:db8:1:2::/64')
  assert.equal(normalizeAddressToNetwork('2001:0DB8:1:2:aaaa:bbbb:cccc:dddd'), '2001:db8:1:2::/64')
  assert.equal(normalizeAddressToNetwork('fe80::1%eth0'), 'fe80::/64')
  assert.equal(normalizeAddressToNetwork('203.0.113.7:51744'), '203.0.113.7')
  assert.equal(normalizeAddressToNetwork('[2001:db8:1:2::5]:51744'), '2001:db8:1:2::/64')
  assert.equal(normalizeAddressToNetwork('::1'), '::/64')
  assert.equal(normalizeAddressToNetwork('2001:db8::'), '2001:db8::/64')
})

test('a word that a proxy writes in place of an address is returned unchanged', () => {
  assert.equal(normalizeAddressToNetwork('unknown'), 'unknown')
  assert.equal(normalizeAddressToNetwork(''), '')
})
