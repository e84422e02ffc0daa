import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '#src/access/users/users.ts'
import { colors } from '#src/catalog/colors.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

test('tenant scope fails closed: of a scoped resource nobody who is not signed in meets a row', () => {
  assert.equal(buildScopeCondition(users, null, new SqlParameters()), 'false')
  assert.equal(buildScopeCondition(colors, null, new SqlParameters()), 'true')
})
