import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

test('a look is kept with its user, whatever the browser, and is nobody else’s', async (t) => {
  const { as } = await shop(t)
  const clerk = as()
  assert.equal((await clerk.get('/profile/look')).body, null)
  const changed = await clerk.put('/profile/look', { darkMode: true, navbarVariant: 'navbar-navy', tallLists: true })
  assert.equal(changed.status, 200)
  const { body } = await clerk.get('/profile/look')
  assert.deepEqual(body, changed.body)
  assert.deepEqual([body.darkMode, body.navbarVariant, body.tallLists], [true, 'navbar-navy', true])
  assert.deepEqual([body.sidebarSkin, body.menuChildIndent], ['sidebar-light-primary', true], 'the rest is as at first')
  assert.equal('controlSidebarCollapsed' in body, false, 'the panel itself always starts closed')
  assert.equal((await as().get('/profile/look')).body, null)
  await clerk.put('/profile/look', {})
  assert.equal((await clerk.get('/profile/look')).body.darkMode, false)
})

test('a look that no panel offers is refused at its setting, and what is kept stays', async (t) => {
  const { as, anonymous } = await shop(t)
  const clerk = as()
  await clerk.put('/profile/look', { darkMode: true })
  const refused: [object, Record<string, string>][] = [
    [{ darkMode: 'yes' }, { darkMode: 'resource.fields.boolean' }],
    [{ sidebarSkin: 'sidebar-plaid' }, { sidebarSkin: 'resource.fields.choice' }],
    [{ navbarVariant: 7 }, { navbarVariant: 'resource.fields.choice' }],
    [{ controlSidebarCollapsed: false }, { controlSidebarCollapsed: 'resource.fields.unknown' }],
    [{ panel: true }, { panel: 'resource.fields.unknown' }],
  ]
  for (const [look, fields] of refused) {
    const answer = await clerk.put('/profile/look', look)
    assert.equal(answer.status, 400, JSON.stringify(look))
    assert.deepEqual(answer.body.fields, fields)
  }
  for (const body of [[], 'dark', 7]) assert.equal((await clerk.put('/profile/look', body)).status, 400)
  assert.equal((await clerk.get('/profile/look')).body.darkMode, true)
  assert.equal((await anonymous.get('/profile/look')).status, 401)
  assert.equal((await anonymous.put('/profile/look', {})).status, 401)
})
