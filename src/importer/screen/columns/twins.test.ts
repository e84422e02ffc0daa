import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sameHeadings, undecided } from '#src/importer/screen/columns/twins.ts'

const columns = ['DNI', 'Nombre', 'dni ', '', '', 'Nota'].map((heading, at) => ({
  column: 'ABCDEF'[at] ?? '',
  heading,
}))
const letters = (groups: { column: string }[][]) => groups.map((own) => own.map(({ column }) => column).join())

test('columns have the same heading whatever its case and blanks; those without one are not alike', () => {
  assert.deepEqual(letters(sameHeadings(columns)), ['A,C'])
})

test('columns of the same heading are undecided until one of them feeds a field', () => {
  assert.deepEqual(letters(undecided(columns, { name: 'B' })), ['A,C'])
  assert.deepEqual(undecided(columns, { name: 'B', dni: 'C' }), [])
  assert.deepEqual(undecided(columns, { dni: { column: 'A', part: 'before_comma' } }), [])
})
