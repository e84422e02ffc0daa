import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { endSurveyAndDescribeSheet, SheetSurvey } from '#src/importer/columns/sheet-survey.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { formulaWithoutValue } from '#src/platform/spreadsheets/failed-cell.ts'
import type { SheetCell } from '#src/platform/spreadsheets/workbook.ts'

installMessages(allMessages)

function surveyRows(rows: readonly SheetCell[][], headerRow = 1) {
  const survey = new SheetSurvey(() => headerRow)
  for (const [index, cells] of rows.entries()) survey.add({ row: index + 1, cells })
  return endSurveyAndDescribeSheet({ kind: 'xlsx', sheets: ['Hoja1'] }, 0, survey)
}

const people = Array.from({ length: 300 }, (_, n): SheetCell[] => [`${1000 + n}`, `Peña, ${n}`])

test('samples are the first rows of the sheet, and those at the same place are of the same row', () => {
  const { description } = surveyRows([['Legajo', 'Nombre'], ...people])
  assert.deepEqual(
    description.columns.map(({ samples }) => samples),
    [
      ['1000', '1001', '1002', '1003', '1004'],
      ['Peña, 0', 'Peña, 1', 'Peña, 2', 'Peña, 3', 'Peña, 4'],
    ],
  )
  assert.equal(description.rows, 300)
})

test('a column that is blank in the first rows adds a row in which it is filled; an empty one shows nothing', () => {
  const rows = people.map((cells, n) => (n === 200 ? [...cells, 'ana@example.com'] : cells))
  const { description } = surveyRows([['Legajo', 'Nombre', 'Mail', 'Obs.'], ...rows])
  assert.deepEqual(
    description.columns.map(({ samples }) => samples.at(-1)),
    ['1200', 'Peña, 200', 'ana@example.com', undefined],
  )
  assert.deepEqual(description.columns[2]?.samples, ['', '', '', '', '', 'ana@example.com'])
})

test('headings may be chosen far below; what stands above them counts for nothing', () => {
  const { description } = surveyRows(people, 120)
  assert.deepEqual(
    description.columns.map(({ heading, filled, samples }) => [heading, filled, samples[0]]),
    [
      ['1119', 180, '1120'],
      ['Peña, 119', 180, 'Peña, 120'],
    ],
  )
})

test('a formula without a value shows as nothing, and the columns of a file of errors are none', () => {
  const { description } = surveyRows([
    ['Nombre', 'Precio', 'Fila', 'Qué corregir'],
    ['Funda', formulaWithoutValue, 7, 'Precio: falta'],
  ])
  assert.deepEqual(
    description.columns.map(({ heading, filled, samples }) => [heading, filled, samples]),
    [
      ['Nombre', 1, ['Funda']],
      ['Precio', 0, []],
    ],
  )
})

test('what tells the columns are the different values of many rows', () => {
  const { columns } = surveyRows([['Legajo', 'Nombre'], ...people])
  assert.deepEqual([columns[1]?.samples.length, columns[1]?.samples[0]], [50, 'Peña, 0'])
})
