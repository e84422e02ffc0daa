import assert from 'node:assert/strict'
import { test } from 'node:test'
import { socialLink } from '#src/storefront/social.ts'

test('an account as people type it becomes a link', () => {
  assert.equal(socialLink('instagram', '@mostrador'), 'https://www.instagram.com/mostrador')
  assert.equal(socialLink('facebook', 'facebook.com/mostrador'), 'https://facebook.com/mostrador')
  assert.equal(socialLink('linkedin', 'https://www.linkedin.com/company/x'), 'https://www.linkedin.com/company/x')
  assert.equal(socialLink('linkedin', ' '), null)
})

test('a script is a name like any other', () => {
  assert.match(socialLink('instagram', 'javascript:alert(1)') ?? '', /^https:\/\/www\.instagram\.com\//)
})
