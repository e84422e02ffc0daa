import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { ColumnMapping, ImportRequest, SourceColumn } from '#src/importer/import-types.ts'
import {
  assignColumn,
  copyWithColumnFormat,
  copyWithNameMeaning,
  findColumnChoice,
  findLabelPair,
  guessTarget,
  haveSameOutcomes,
  listMissingRequiredFields,
} from '#src/importer/screen/draft.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { text } from '#src/resource/kinds/text/text.ts'

const people = defineResource({
  name: 'people',
  access: { read: 'see', create: 'create', update: 'update', delete: 'delete' },
  fields: { surname: text({ required: 'needed' }), name: text({ required: 'needed' }), note: text({}) },
  columns: ['surname'],
  label: ['surname', 'name'],
})
const fields = Object.keys(people.fields)
const request: ImportRequest = {
  resource: 'people',
  mapping: {},
  constants: {},
  on_duplicate: 'skip',
  resolve: {},
  all_or_nothing: false,
}

const columns = ['A', 'B', 'C', 'D']
const choices = ['', ...fields, 'surname,name', 'name,surname']
const presses = fc.array(fc.tuple(fc.constantFrom(...columns), fc.constantFrom(...choices)), { maxLength: 12 })

test('whatever is pressed, a column has what was last chosen for it, and no field is fed twice', () => {
  fc.assert(
    fc.property(presses, (pressed) => {
      const mapping = pressed.reduce<ColumnMapping>(
        (currentMapping, [column, choice]) => assignColumn(currentMapping, column, choice),
        {},
      )
      const lastPress = pressed.at(-1)
      if (lastPress) assert.equal(findColumnChoice(mapping, lastPress[0]), lastPress[1])
      const fedFields = columns.flatMap((column) => findColumnChoice(mapping, column).split(',').filter(Boolean))
      assert.deepEqual([...fedFields].sort(), Object.keys(mapping).sort())
    }),
  )
})

test('a column that holds two names feeds both by its comma, until one of them is fed by another', () => {
  const pairMapping = assignColumn({}, 'B', 'surname,name')
  assert.deepEqual(pairMapping, {
    surname: { column: 'B', part: 'before_comma' },
    name: { column: 'B', part: 'after_comma' },
  })
  assert.equal(findColumnChoice(pairMapping, 'B'), 'surname,name')
  assert.deepEqual(findLabelPair(people, fields), ['surname', 'name'])
  assert.equal(findLabelPair(people, ['surname']), null)
})

test('required fields without a column or a value are missing', () => {
  assert.deepEqual(listMissingRequiredFields(people, fields, request), ['surname', 'name'])
  assert.deepEqual(
    listMissingRequiredFields(people, fields, { ...request, mapping: { surname: 'A' }, constants: { name: 'x' } }),
    [],
  )
})

test('the target is the one that most columns are like', () => {
  const suggested = { colors: { name: 'A' }, people: { name: 'A', surname: 'B' } }
  const resources = new Map([['people', people]])
  const allFields = { colors: ['name'], people: fields }
  assert.equal(guessTarget({ suggested, fields: allFields }, resources), 'people')
  assert.equal(guessTarget({ suggested: {}, fields: {} }, resources), '')
  const equallyLikely = { people: { surname: 'A' }, colors: { name: 'A' } }
  assert.equal(guessTarget({ suggested: equallyLikely, fields: allFields }, resources), 'colors', 'people lack a name')
})

test('a choice that is taken back leaves what was asked before', () => {
  const withChoice = copyWithNameMeaning(request, 'sector_id', 'Reparto', 7)
  assert.equal(haveSameOutcomes(request, withChoice), false)
  assert.equal(haveSameOutcomes(request, copyWithNameMeaning(withChoice, 'sector_id', 'Reparto', null)), true)
})

test('the same asked in another order, or all or nothing, is the same of the rows', () => {
  const baseRequest = { ...request, mapping: { name: 'A', surname: 'B' } }
  assert.equal(
    haveSameOutcomes(baseRequest, { ...request, mapping: { surname: 'B', name: 'A' }, all_or_nothing: true }),
    true,
  )
  assert.equal(haveSameOutcomes(baseRequest, { ...baseRequest, on_duplicate: 'update' }), false)
})

test('a column of names is split in the chosen order, and shows it as its choice', () => {
  for (const [choice, order] of [
    ['surname,name', 'surname_first'],
    ['name,surname', 'name_first'],
  ] as const) {
    const mapping = assignColumn({ dni: 'A', name: 'B' }, 'A', choice, 'surname')
    assert.deepEqual(mapping, {
      surname: { column: 'A', part: 'surname', order },
      name: { column: 'A', part: 'given_name', order },
    })
    assert.equal(findColumnChoice(mapping, 'A'), choice)
  }
})

test('a column read otherwise is asked for, until it is read as it was found', () => {
  const column: SourceColumn = { column: 'A', heading: '', samples: [], filled: 1, dates: 'dmy', decimals: 'comma' }
  const withFormat = copyWithColumnFormat(request, column, { dates: 'mdy', decimals: 'comma' })
  assert.deepEqual(withFormat.formats, { A: { dates: 'mdy' } })
  assert.equal(haveSameOutcomes(request, withFormat), false)
  assert.equal(haveSameOutcomes(request, copyWithColumnFormat(withFormat, column, { dates: 'dmy' })), true)
})
