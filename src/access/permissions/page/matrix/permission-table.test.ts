import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  buildPermissionTable,
  listPermissionsOfRow,
  listRowsOfTable,
} from '#src/access/permissions/page/matrix/permission-table.ts'

test('a resource is a row by verb; what is only seen, printed or loaded stands by name', () => {
  const { groups, singlePermissions } = buildPermissionTable({
    catalog: ['see_menu_products', 'create_products', 'update_products', 'delete_products'],
    staff: ['see_employee_termination', 'create_employee_termination', 'print_employee_file', 'load_database'],
    agenda: ['see_notifications'],
  })
  assert.deepEqual(groups, [
    {
      name: 'catalog',
      rows: [
        {
          resource: 'products',
          cells: {
            menu: 'see_menu_products',
            create: 'create_products',
            update: 'update_products',
            delete: 'delete_products',
          },
        },
      ],
    },
    {
      name: 'staff',
      rows: [
        {
          resource: 'employee_termination',
          cells: { see: 'see_employee_termination', create: 'create_employee_termination' },
        },
      ],
    },
  ])
  assert.deepEqual(singlePermissions, ['print_employee_file', 'load_database', 'see_notifications'])
})

const permission = fc
  .tuple(
    fc.constantFrom('see_menu', 'see', 'create', 'update', 'delete', 'print', 'load'),
    fc.constantFrom('products', 'menu', 'menu_items', 'audit', 'see', 'create_x'),
  )
  .map(([verb, resource]) => `${verb}_${resource}`)

test('each permission stands in the table exactly once, whatever it is called', () => {
  fc.assert(
    fc.property(fc.uniqueArray(permission), (names) => {
      const table = buildPermissionTable({ all: names })
      assert.deepEqual(
        [...listRowsOfTable(table).flatMap(listPermissionsOfRow), ...table.singlePermissions].sort(),
        [...names].sort(),
      )
    }),
  )
})
