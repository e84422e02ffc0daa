import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { openShopWithAccounts } from '#test/accounts.ts'

test('signing in to another account of the same dni buys no more guesses at the first', async (t) => {
  const { account, login } = await openShopWithAccounts(t)
  const victim = await account({ dni: '30999888', password: 'de-la-otra', company: 'Una' })
  const ownAccount = await account({ dni: '30999888', password: 'la-propia', company: 'Otra' })
  for (let n = 0; n < 4; n++) assert.equal((await login({ dni: victim.dni, password: `mal-${n}` })).status, 402)
  const withCompany = { dni: ownAccount.dni, password: ownAccount.password, company_id: ownAccount.companyId }
  assert.equal((await login(withCompany)).status, 200, 'who names their company guesses at nobody else')
  assert.equal((await login({ dni: victim.dni, password: 'mal-5' })).status, 402)
  assert.equal((await login({ dni: victim.dni, password: victim.password })).status, 402, 'they are not tried')
})

test('who reaches every user is not the last to lose what only bound users would still hold', async (t) => {
  const { asUser, make, sql, url: _ } = await openShopWithAccounts(t)
  const company = await make.company()
  const chief = asUser({ permissions })
  const me = (await chief.get('/auth/me')).body
  const bound = asUser({ company_id: company.id, permissions: ['update_permissions', 'see_users'] })
  await bound.get('/auth/me')
  await sql`delete from user_permissions where user_id not in (${me.id}, ${(await bound.get('/auth/me')).body.id})`
  const fewer = (await chief.get('/permissions')).body.filter(
    ({ name }: { name: string }) => name !== 'update_permissions',
  )
  const answer = await chief.post(`/users/${me.id}/permissions`, {
    permissions: fewer.map(({ id }: { id: number }) => id),
  })
  assert.equal(answer.status, 409)
  assert.equal(answer.body.error, 'LAST_HOLDER')
  assert.equal((await chief.put(`/users/${me.id}`, { company_id: company.id })).status, 409)
})
