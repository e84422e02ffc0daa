import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findPermissionLock } from '#src/access/permissions/page/assignment/locks.ts'
import {
  applyChanges,
  comparePermissions,
  copyPermissions,
  determineHeldShare,
  type PermissionNames,
  togglePermissions,
} from '#src/access/permissions/page/assignment/permission-changes.ts'

const names = ['a', 'b', 'c', 'd', 'e']
const permissionSets = fc.subarray(names).map((list): PermissionNames => new Set(list))
const nameLists = fc.subarray(names)
const sortNames = (list: Iterable<string>) => [...list].sort()

test('what is told as a change leads from the one to the other, and nothing else does', () => {
  fc.assert(
    fc.property(permissionSets, permissionSets, (before, after) => {
      const changes = comparePermissions(before, after, names)
      assert.deepEqual(sortNames(applyChanges(before, changes)), sortNames(after))
      for (const { name, isGiven } of changes)
        assert.deepEqual([before.has(name), after.has(name)], [!isGiven, isGiven])
    }),
  )
})

test('changes come in the order of the table, with what it does not know at the end', () => {
  const changes = comparePermissions(new Set(['e']), new Set(['new', 'b', 'a']), names)
  assert.deepEqual(
    changes.map(({ name }) => name),
    ['a', 'b', 'e', 'new'],
  )
})

test('two editors lose nothing: what either changed is changed, what neither touched stays', () => {
  fc.assert(
    fc.property(permissionSets, permissionSets, permissionSets, (before, theirs, mine) => {
      const both = applyChanges(theirs, comparePermissions(before, mine, names))
      for (const name of names) {
        const isTouched = before.has(name) !== theirs.has(name) || before.has(name) !== mine.has(name)
        assert.equal(both.has(name), isTouched !== before.has(name), name)
      }
    }),
  )
})

test('a checkbox of several gives all, then takes all, and touches nothing beside them', () => {
  fc.assert(
    fc.property(permissionSets, nameLists, (before, column) => {
      const toggled = togglePermissions(before, column)
      assert.deepEqual(
        names.filter((name) => !column.includes(name) && toggled.has(name) !== before.has(name)),
        [],
      )
      if (column.length === 0) return
      assert.equal(determineHeldShare(column, toggled), determineHeldShare(column, before) === 'all' ? 'none' : 'all')
      assert.notEqual(
        determineHeldShare(column, togglePermissions(toggled, column)),
        determineHeldShare(column, toggled),
      )
    }),
  )
})

test('copying takes over what may change, and leaves the rest as it was', () => {
  fc.assert(
    fc.property(permissionSets, permissionSets, nameLists, (before, from, mine) => {
      const copied = copyPermissions(before, from, mine)
      for (const name of names) assert.equal(copied.has(name), (mine.includes(name) ? from : before).has(name))
    }),
  )
})

const limits = {
  actorNames: new Set(['update_permissions', 'create_colors']),
  userNames: new Set(['update_permissions', 'create_colors']),
  reachesFurther: false,
  isLastHolder: false,
}

test('a permission may change where one holds it, reaches the person, and somebody can still assign', () => {
  assert.equal(findPermissionLock('create_colors', limits), null)
  assert.equal(findPermissionLock('delete_colors', limits), 'not_held')
  assert.equal(findPermissionLock('update_permissions', limits), null)
  assert.equal(findPermissionLock('update_permissions', { ...limits, isLastHolder: true }), 'last_holder')
  assert.equal(findPermissionLock('create_colors', { ...limits, isLastHolder: true }), null)
  assert.equal(findPermissionLock('create_colors', { ...limits, reachesFurther: true }), 'reaches_further')
})

test('assigning is taken away by who holds all that its holder holds, and given by any who holds it', () => {
  const moreNames = new Set([...limits.userNames, 'delete_colors'])
  assert.equal(findPermissionLock('update_permissions', { ...limits, userNames: moreNames }), 'holds_more')
  assert.equal(findPermissionLock('update_permissions', { ...limits, userNames: new Set(['delete_colors']) }), null)
  fc.assert(
    fc.property(permissionSets, permissionSets, fc.boolean(), (actorNames, userNames, isLastHolder) => {
      const assignPermission = 'update_permissions'
      const holders = {
        actorNames: new Set([...actorNames, assignPermission]),
        userNames: new Set([...userNames, assignPermission]),
      }
      const lock = findPermissionLock(assignPermission, { ...limits, ...holders, isLastHolder })
      const holdsAll = userNames.values().every((name) => actorNames.has(name))
      assert.equal(lock, holdsAll ? (isLastHolder ? 'last_holder' : null) : 'holds_more')
    }),
  )
})
