import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cleanSheetName, convertToXlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

test('days and moments are serial numbers; those that Excel does not have stay text', () => {
  assert.equal(convertToXlsxValue('1900-03-01', 'date'), 61)
  assert.equal(convertToXlsxValue('2026-11-22', 'date'), 46348)
  assert.equal(convertToXlsxValue('2026-11-22 12:00:00', 'moment'), 46348.5)
  for (const day of ['1900-02-28', '1810-05-25', '0001-01-01']) assert.equal(convertToXlsxValue(day, 'date'), day)
})

test('a day is read back from its serial number', () => {
  const days = fc.date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      const serial = Number(convertToXlsxValue(day, 'date'))
      assert.equal(new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10), day)
    }),
  )
})

test('texts stay texts: what looks like a number, a formula or an escape, and what is too long', () => {
  for (const text of ['=1+1', '007', '2026-01-01', '']) assert.equal(convertToXlsxValue(text, 'text'), text)
  assert.equal(convertToXlsxValue('_x0041_', 'text'), '_x005F_x0041_')
  const long = String(convertToXlsxValue('📱'.repeat(20_000), 'text'))
  assert.equal(long.length, 32_767)
  assert.ok(long.isWellFormed() && long.endsWith('…'))
})

test('a sheet has a name that Excel takes', () => {
  assert.equal(cleanSheetName('Productos'), 'Productos')
  assert.equal(cleanSheetName("Altas/bajas: [2026] '?*"), 'Altas bajas   2026')
  assert.equal(cleanSheetName('a'.repeat(40)).length, 31)
  assert.equal(cleanSheetName("'"), 'Mostrador')
})
