import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pluralTypeName, typeName } from '#src/resource/openapi/type-names.server.ts'

test('the type of a list is in the plural, the type of a record in the singular', () => {
  const names = ['colors', 'categories', 'ppe_deliveries', 'training_items'].map((name) => ({ name }))
  assert.deepEqual(names.map(pluralTypeName), ['Colors', 'Categories', 'PpeDeliveries', 'TrainingItems'])
  assert.deepEqual(names.map(typeName), ['Color', 'Category', 'PpeDelivery', 'TrainingItem'])
})

test('a name without a plural form has the same type name for one record', () => {
  assert.equal(typeName({ name: 'employee_status' }), 'EmployeeStatus')
})
