import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSocialLink, socialAccountRule } from '#src/catalog/parameters/social-link.ts'

test('an account as people type it becomes a link', () => {
  assert.equal(buildSocialLink('instagram', '@mostrador'), 'https://www.instagram.com/mostrador')
  assert.equal(buildSocialLink('instagram', '_mostrador.parana'), 'https://www.instagram.com/_mostrador.parana')
  assert.equal(buildSocialLink('facebook', 'facebook.com/mostrador'), 'https://facebook.com/mostrador')
  assert.equal(buildSocialLink('facebook', 'pages/mostrador/123'), 'https://www.facebook.com/pages/mostrador/123')
  assert.equal(buildSocialLink('linkedin', 'mostrador'), 'https://www.linkedin.com/company/mostrador')
  assert.equal(buildSocialLink('linkedin', 'in/juan-pérez'), 'https://www.linkedin.com/in/juan-p%C3%A9rez')
  assert.equal(buildSocialLink('instagram', 'https://example.com/tienda'), 'https://example.com/tienda')
  assert.equal(buildSocialLink('linkedin', 'https://ar.linkedin.com/company/x'), 'https://ar.linkedin.com/company/x')
})

test('what can be no account of the network is no link, and is named at its field', () => {
  const invalidAccounts = [
    'javascript:alert(1)',
    'hola mundo',
    'https://',
    '@',
    '/',
    'instagram.com',
    'facebook.com/otra',
  ]
  for (const account of [...invalidAccounts, 'company/x']) {
    assert.equal(buildSocialLink('instagram', account), null, account)
    assert.deepEqual(socialAccountRule('instagram')(account), { problem: 'catalog.parameters.social_wrong' }, account)
  }
  assert.equal(buildSocialLink('linkedin', ' '), null)
  assert.equal(buildSocialLink('linkedin', null), null)
  assert.deepEqual(socialAccountRule('instagram')('@mostrador'), { value: '@mostrador' })
})
