import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pluralName, typeName } from '#src/resource/openapi/type-names.server.ts'

test('a list is called by many, a row by one', () => {
  const names = ['colors', 'categories', 'ppe_deliveries', 'training_items'].map((name) => ({ name }))
  assert.deepEqual(names.map(pluralName), ['Colors', 'Categories', 'PpeDeliveries', 'TrainingItems'])
  assert.deepEqual(names.map(typeName), ['Color', 'Category', 'PpeDelivery', 'TrainingItem'])
})

test('a name without a plural stays as it is', () => {
  assert.equal(typeName({ name: 'employee_status' }), 'EmployeeStatus')
})
