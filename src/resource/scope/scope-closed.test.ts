import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '#src/access/users/users.ts'
import { colors } from '#src/catalog/colors.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

test('tenant scope fails closed: a visitor sees no row of a scoped resource', () => {
  assert.equal(buildScopeCondition(users, null, new SqlParameters()), 'false')
  assert.equal(buildScopeCondition(colors, null, new SqlParameters()), 'true')
})
