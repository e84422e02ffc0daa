import assert from 'node:assert/strict'
import { test } from 'node:test'
import { socialAccount, socialLink } from '#src/catalog/parameters/social.ts'

test('an account as people type it becomes a link', () => {
  assert.equal(socialLink('instagram', '@mostrador'), 'https://www.instagram.com/mostrador')
  assert.equal(socialLink('instagram', '_mostrador.parana'), 'https://www.instagram.com/_mostrador.parana')
  assert.equal(socialLink('facebook', 'facebook.com/mostrador'), 'https://facebook.com/mostrador')
  assert.equal(socialLink('facebook', 'pages/mostrador/123'), 'https://www.facebook.com/pages/mostrador/123')
  assert.equal(socialLink('linkedin', 'mostrador'), 'https://www.linkedin.com/company/mostrador')
  assert.equal(socialLink('linkedin', 'in/juan-pérez'), 'https://www.linkedin.com/in/juan-p%C3%A9rez')
  assert.equal(socialLink('instagram', 'https://example.com/tienda'), 'https://example.com/tienda')
  assert.equal(socialLink('linkedin', 'https://ar.linkedin.com/company/x'), 'https://ar.linkedin.com/company/x')
})

test('what can be no account of the network is no link, and is named at its field', () => {
  const wrong = ['javascript:alert(1)', 'hola mundo', 'https://', '@', '/', 'instagram.com', 'facebook.com/otra']
  for (const typed of [...wrong, 'company/x']) {
    assert.equal(socialLink('instagram', typed), null, typed)
    assert.deepEqual(socialAccount('instagram')(typed), { problem: 'catalog.parameters.social_wrong' }, typed)
  }
  assert.equal(socialLink('linkedin', ' '), null)
  assert.equal(socialLink('linkedin', null), null)
  assert.deepEqual(socialAccount('instagram')('@mostrador'), { value: '@mostrador' })
})
