import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  buildRepeatedHeadingsTest,
  findHeaderRowNumber,
  formatHeadingText,
} from '#src/importer/columns/find-header-row.ts'

type Cell = string | number | boolean | null

/** Numbers the rows as a sheet does, and leaves out empty rows. */
const numberRows = (...rows: (readonly Cell[])[]) =>
  rows.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => cells.length > 0)

const staff: readonly Cell[][] = [
  ['0171', 'ARRIETA, LUCIANO', 38114207, '2026-08-03', 'LABORATORIO'],
  ['0172', 'BASUALDO, MELINA', 40551938, '2026-08-10', 'SALON'],
]
const captions = ['LEGAJO', 'APELLIDO Y NOMBRE', 'DOC', 'F. INGRESO', 'SECTOR']

test('the first row has the headings', () => {
  assert.equal(findHeaderRowNumber(numberRows(captions, ...staff)), 1)
  assert.equal(findHeaderRowNumber(numberRows(['Nombre'], ['Depósito'], ['Salón'])), 1)
  assert.equal(findHeaderRowNumber(numberRows(['Nombre', 'Descripción'], ['Depósito', 'El de atrás'])), 1)
})

test('titles and empty rows above are passed over', () => {
  const titles = [['Nómina de personal'], [], ['Empresa:', 'Mostrador S.A.'], ['Fecha', '2026-11-22']]
  assert.equal(findHeaderRowNumber(numberRows(...titles, captions, ...staff)), 5)
  assert.equal(findHeaderRowNumber(numberRows(['Datos', null, 'Trabajo'], captions, ...staff)), 2)
})

test('a row of values is not one of headings', () => {
  assert.equal(findHeaderRowNumber(numberRows(...staff)), 0)
  assert.equal(findHeaderRowNumber(numberRows(['#1E90FF', '#000000'], ['a@b.co', '3/8/26'])), 0)
  assert.equal(findHeaderRowNumber([]), 0)
})

test('some headings may be missing, or be figures', () => {
  assert.equal(findHeaderRowNumber(numberRows(['Legajo', null, 'Doc', 'Ingreso', null], ...staff)), 1)
  assert.equal(findHeaderRowNumber(numberRows(['Legajo', 'Nombre', 'Sector', 'Puesto', 2026], ...staff)), 1)
})

test('headings that are known are found below a letterhead that looks like headings', () => {
  const knownHeadings = new Set(['LEGAJO', 'DOC', 'SECTOR'])
  const letterhead = [
    ['Empresa:', 'Mostrador S.A.', 'Período:', 'Noviembre'],
    ['Domicilio:', 'San Martín 1250', 'Paraná', 'ER'],
  ]
  assert.equal(findHeaderRowNumber(numberRows(...letterhead, captions, ...staff)), 1)
  assert.equal(
    findHeaderRowNumber(numberRows(...letterhead, captions, ...staff), (heading) => knownHeadings.has(heading)),
    3,
  )
  assert.equal(
    findHeaderRowNumber(numberRows(['Sector', 'DOC', 'de', 'papel', 'gris'], ['a']), (heading) =>
      knownHeadings.has(heading),
    ),
    1,
  )
})

test('headings that come again, as on each page of a printed list, are known for that', () => {
  const isRepeated = buildRepeatedHeadingsTest(captions.map(formatHeadingText))
  assert.equal(findHeaderRowNumber(numberRows(captions, captions, ...staff)), 1)
  assert.ok(isRepeated(['Legajo', 'apellido  y nombre', 'Doc', 'F. Ingreso', 'Sector', null]))
  for (const otherRow of [staff[0] ?? [], captions.slice(1), [...captions, 'más'], []]) assert.ok(!isRepeated(otherRow))
  assert.ok(!buildRepeatedHeadingsTest(['', ''])([null, null]))
})

test('headings are found below any titles and above any rows of figures', () => {
  const title = fc.array(fc.constantFrom('Nómina', 'Noviembre', 'ACME', 7), { maxLength: 2 })
  fc.assert(
    fc.property(
      fc.array(title, { maxLength: 10 }),
      fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
      (titles, figures) => {
        assert.equal(findHeaderRowNumber(numberRows(...titles, captions, figures, figures)), titles.length + 1)
      },
    ),
  )
})
