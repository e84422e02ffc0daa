import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildPermissionRegistry } from '#src/access/permissions/page/matrix/permission-registry.ts'
import { buildPermissionTable, listRowsOfTable } from '#src/access/permissions/page/matrix/permission-table.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { cardSources } from '#src/app/modules/modules.server.ts'
import { permissionGroups, permissions } from '#src/app/modules/permission-groups.ts'
import { allResources, resources } from '#src/app/modules/resources.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { listReadPermissions } from '#src/resource/visibility/visible-fields.ts'
import { shop } from '#test/harness.ts'

const cards = cardSources.map(({ card }) => card)
const { guardingNames, groups } = buildPermissionRegistry({
  resources,
  allResources,
  cards,
  permissionGroups,
})
const sortUnique = (names: Iterable<string>) => [...new Set(names)].sort()

test('each permission has a name of its own and a sentence that says what it opens, in every language', () => {
  for (const language of languages) {
    const texts = permissions.map((permission) =>
      ['name', 'opens'].map((part) => allMessages[`access.permissions.${permission}.${part}`]?.[language] ?? ''),
    )
    for (const [index, [name = '', opens = '']] of texts.entries()) {
      assert.ok(name, `${permissions[index]} has no name in ${language}`)
      assert.match(opens, /^\p{Lu}.+\.$/u, `${permissions[index]} in ${language}`)
    }
    assert.equal(new Set(texts.map(([name]) => name)).size, permissions.length, `two of one name in ${language}`)
  }
})

test('no text speaks of a permission that does not exist', () => {
  const namedPermissions = Object.keys(allMessages).flatMap(
    (key) => /^access\.permissions\.(\w+)\.(?:name|opens)$/.exec(key)?.[1] ?? [],
  )
  assert.deepEqual(sortUnique(namedPermissions), sortUnique(permissions))
})

test('each group and each row of the page has its name', () => {
  const keys = [
    ...Object.keys(groups).map((group) => `group.${group}`),
    ...listRowsOfTable(buildPermissionTable(groups)).map(({ resource }) => `row.${resource}`),
  ]
  assert.deepEqual(
    keys.filter((key) => !(`access.permissions_page.${key}` in allMessages)),
    [],
  )
})

test('the page takes for guarding just what a route of the server, a screen, a field or the menu asks for', async (t) => {
  const { anonymous } = await shop(t)
  const { paths } = (await anonymous.get('/docs/json')).body
  const operations = Object.values<Record<string, { description?: string }>>(paths).flatMap((path) =>
    Object.values(path),
  )
  const askedPermissions = operations.flatMap(
    ({ description = '' }) => /Access: (.+)\.$/.exec(description)?.[1]?.split(' or ') ?? [],
  )
  const screenPermissions = allResources.flatMap(({ screens, menu }) => [
    ...Object.values(screens ?? {}).map(({ access }) => access),
    menu?.access ?? '',
    menu?.listAccess ?? '',
  ])
  const fieldPermissions = resources.flatMap(listReadPermissions)
  const usedPermissions = [...askedPermissions, ...screenPermissions, ...fieldPermissions].filter((name) =>
    permissions.includes(name),
  )
  assert.ok(askedPermissions.length > 100, 'the document names the access of its routes')
  assert.deepEqual(sortUnique(guardingNames), sortUnique(usedPermissions))
})

test('three exist by name alone, and their sentences say so', () => {
  for (const permission of ['create_permissions', 'delete_permissions', 'see_menu_permissions']) {
    assert.ok(!guardingNames.has(permission), permission)
    assert.match(allMessages[`access.permissions.${permission}.opens`]?.es ?? '', /solo de nombre/)
  }
})
