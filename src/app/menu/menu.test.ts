import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildMenu } from '#src/app/menu/menu.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { MessageRef } from '#src/platform/errors.ts'

const readKey = (ref: MessageRef) => String(ref)
const listEntries = (...permissions: string[]) =>
  buildMenu({ permissions: ['', ...permissions] }, readKey).map(({ name, path, children }) =>
    children ? [name, ...children.map((child) => child.path)] : [name, path],
  )

const dashboardEntry = ['app.menu.dashboard', '/admin']
const calendarEntry = ['pages.events.list', '/admin/calendar']

/** The entries that only some users see. */
const listRestrictedEntries = (...permissions: string[]) =>
  listEntries(...permissions).filter(([name]) => name !== dashboardEntry[0] && name !== calendarEntry[0])

test('who holds nothing sees the dashboard and the calendar', () => {
  assert.deepEqual(listEntries(), [dashboardEntry, calendarEntry])
})

test('a child shows with its own permission and that of its route', () => {
  assert.deepEqual(listRestrictedEntries('see_menu_categories', 'see_categories', 'create_categories'), [
    ['pages.categories.list', '/admin/category_create'],
  ])
  assert.deepEqual(listRestrictedEntries('see_menu_categories', 'see_categories', 'update_categories').at(-1), [
    'pages.categories.list',
    '/admin/categories',
  ])
})

test('the permissions are a child of the users, for who may assign them', () => {
  assert.deepEqual(listRestrictedEntries('see_menu_users', 'see_users', 'create_users', 'update_permissions').at(-1), [
    'pages.users.list',
    '/admin/users',
    '/admin/users_create',
    '/admin/permissions',
  ])
  assert.deepEqual(listRestrictedEntries('see_menu_users', 'update_permissions').at(-1), [
    'pages.users.list',
    '/admin/permissions',
  ])
  assert.deepEqual(listRestrictedEntries('update_permissions', 'see_menu_permissions'), [])
})

test('an entry that would open on nothing, or lead to a closed door, is not there', () => {
  assert.deepEqual(listRestrictedEntries('see_menu_products'), [])
  assert.deepEqual(listRestrictedEntries('see_parameters'), [])
  assert.deepEqual(listRestrictedEntries('see_parameters', 'update_parameters').at(-1), [
    'pages.parameters.list',
    '/admin/parameters',
  ])
})

test('the link to the parameters, and to nothing else, leads on to the form of an only record', () => {
  const nodes = buildMenu({ permissions: ['', ...permissions] }, readKey)
  const allNodes = nodes.flatMap((node) => [node, ...(node.children ?? [])])
  assert.deepEqual(
    allNodes.filter(({ opensOnlyRecord }) => opensOnlyRecord).map(({ path }) => path),
    ['/admin/parameters'],
  )
})

test('the permission of the route alone shows no entry', () => {
  assert.deepEqual(listRestrictedEntries('update_products', 'create_products'), [])
})

test('who holds everything sees every entry, in the order of the headings', () => {
  assert.deepEqual(
    listEntries(...permissions).map(([name]) => name),
    [
      'app.menu.dashboard',
      ...['products', 'categories', 'colors', 'messages', 'parameters'].map((name) => `pages.${name}.list`),
      ...['employees', 'certifications'].map((name) => `pages.${name}.list`),
      'workforce.general_data.title',
      ...['ppes', 'ppe_deliveries', 'training_items', 'quality_items', 'notifications', 'events'].map(
        (name) => `pages.${name}.list`,
      ),
      ...['users', 'clients', 'companies', 'imports', 'audit', 'operations'].map((name) => `pages.${name}.list`),
    ],
  )
})

test('every entry but the dashboard stands under a heading, and those of one heading follow one another', () => {
  const nodes = buildMenu({ permissions: ['', ...permissions] }, readKey)
  const headings = nodes.map(({ heading }) => heading?.name)
  assert.deepEqual([...new Set(headings)], [undefined, 'app.menu.shop', 'app.menu.staff', 'app.menu.system'])
  assert.equal(headings.filter((name) => name === undefined).length, 1)
  assert.equal(headings.filter((name, index) => name !== headings[index - 1]).length, 3)
})

test('what is due and rounds are children of the deliveries', () => {
  assert.deepEqual(listRestrictedEntries('see_ppe_deliveries').at(-1), [
    'pages.ppe_deliveries.list',
    ...['/admin/ppe_deliveries', '/admin/ppe_rounds', '/admin/due'],
  ])
})

test('resources of one entry are its children', () => {
  assert.deepEqual(listRestrictedEntries('see_employee_general_data').at(-1), [
    'workforce.general_data.title',
    ...['contract_types', 'cost_centers', 'employee_status', 'job_categories'].map(
      (kind) => `/admin/general_data/${kind}`,
    ),
    ...['job_sectors', 'job_titles', 'management_levels', 'ccts'].map((kind) => `/admin/general_data/${kind}`),
  ])
})
