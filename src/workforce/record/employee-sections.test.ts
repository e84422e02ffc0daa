import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFormFieldEntries } from '#src/resource/screens/form/form-values.ts'
import { listTabFieldNames } from '#src/resource/screens/form/tabs/form-layout.ts'
import * as sectionsByTab from '#src/workforce/record/employee-sections.ts'
import { employees } from '#src/workforce/record/employees.ts'

test("every field of an employee's form stands in one tab", () => {
  const names = Object.values(sectionsByTab).flatMap((sections) => listTabFieldNames({ sections }))
  assert.deepEqual(
    names.sort(),
    listFormFieldEntries(employees)
      .map(([name]) => name)
      .sort(),
  )
})
