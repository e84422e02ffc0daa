import assert from 'node:assert/strict'
import { test } from 'node:test'
import { socialAccount, socialLink } from '#src/catalog/social.ts'

test('an account as people type it becomes a link', () => {
  assert.equal(socialLink('instagram', '@mostrador'), 'https://www.instagram.com/mostrador')
  assert.equal(socialLink('facebook', 'facebook.com/mostrador'), 'https://facebook.com/mostrador')
  assert.equal(socialLink('linkedin', 'https://www.linkedin.com/company/x'), 'https://www.linkedin.com/company/x')
  assert.equal(socialLink('linkedin', ' '), null)
})

test('a script is a name like any other', () => {
  assert.match(socialLink('instagram', 'javascript:alert(1)') ?? '', /^https:\/\/www\.instagram\.com\//)
})

test('what can be no account is named at its field, what can be one is kept as typed', () => {
  for (const typed of [
    '@mostrador',
    'mostrador.parana',
    'facebook.com/mostrador',
    'https://x.com/a?b=c',
    'company/año',
  ])
    assert.deepEqual(socialAccount(typed), { value: typed })
  for (const typed of ['javascript:alert(1)', 'hola mundo', 'https://', 'ftp://a/b', '@', '/'])
    assert.deepEqual(socialAccount(typed), { problem: 'catalog.parameters.social_wrong' }, typed)
})
