import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findReachRefusal } from '#src/access/users/reach.ts'
import { users } from '#src/access/users/users.ts'

const equal = { out_of_reach: false, reaches_further: false }
const stronger = { out_of_reach: true, reaches_further: false }
const further = { out_of_reach: true, reaches_further: true }

test('of a user who holds more, only what identifies them, lets them in or bounds their reach is refused', () => {
  const refused = Object.keys(users.fields).filter((field) => findReachRefusal(stronger, 'update', field) !== null)
  assert.deepEqual(refused, ['dni', 'email', 'password', 'confirmPassword', 'company_id', 'client_id', 'active'])
  assert.equal(findReachRefusal(stronger, 'update', 'name'), null)
})

test('the refusal says whether it is their permissions or what they see', () => {
  for (const verb of ['delete', 'end_sessions']) {
    assert.equal(findReachRefusal(stronger, verb), 'access.users.stronger')
    assert.equal(findReachRefusal(further, verb), 'access.users.reaches_further')
  }
  assert.equal(findReachRefusal(further, 'update', 'email'), 'access.users.reaches_further')
})

test('who is within reach refuses nothing, and what a refusal is does not hang on any other value', () => {
  const field = fc.constantFrom(...Object.keys(users.fields))
  const verb = fc.constantFrom('update', 'delete', ...Object.keys(users.actions))
  fc.assert(
    fc.property(fc.object(), verb, field, (row, action, name) => {
      assert.equal(findReachRefusal({ ...row, ...equal }, action, name), null)
      assert.equal(findReachRefusal({ ...row, ...stronger }, action, name), findReachRefusal(stronger, action, name))
    }),
  )
})
