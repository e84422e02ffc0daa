import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { installMessages, translate } from '#src/platform/i18n/i18n.server.ts'
import { createCsvFormatter } from '#src/platform/spreadsheets/write/csv-format.ts'
import type { OutputCell } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { choice } from '#src/resource/kinds/choice/choice.ts'
import { choices } from '#src/resource/kinds/choices/choices.ts'
import { hexColor } from '#src/resource/kinds/color/color.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { email } from '#src/resource/kinds/email/email.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { decimal, integer, money } from '#src/resource/kinds/number/number.ts'
import { phone } from '#src/resource/kinds/phone/phone.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { texts } from '#src/resource/kinds/texts/texts.ts'
import { time } from '#src/resource/kinds/time/time.ts'
import { readField } from '#src/resource/schema.ts'

installMessages(allMessages)

type Language = (typeof languages)[number]

/**
 * A stored value as an export writes it: the cell of XLSX, and the CSV field without the apostrophe that prevents
 * formulas.
 */
function writeCells(field: Field, storedValue: unknown, language: Language): OutputCell[] {
  const { cell } = serverKindOf(field)
  const locale = { language, text: (ref: Parameters<typeof translate>[1]) => translate(language, ref), origin: '' }
  const value = cell
    ? cell.toCellValue(field, storedValue, locale)
    : kindOf(field).format(field, storedValue, locale) || null
  const column = { heading: '', type: cell?.type ?? 'text', decimals: cell?.decimals?.(field) ?? 0 }
  const line = createCsvFormatter({ name: '', language, columns: [column] }).formatRows([[value]])
  const rows: string[][] = parse(line, { delimiter: language === 'en' ? ',' : ';', record_delimiter: '\r\n' })
  const csvField = rows[0]?.[0] ?? ''
  return [value, csvField.replace(/^'('*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, '$1')]
}

const figures = fc.double({ min: -99_999_999, max: 99_999_999, noNaN: true })
const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const strings = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('=1+1', "'", '007', '-1', '[]'))
const padToTwoDigits = (part: number) => String(part).padStart(2, '0')

/** A field of each kind that a sheet fills, with inputs for it. */
const fieldsWithInputs: readonly [Field, fc.Arbitrary<unknown>][] = [
  [text(), strings],
  [longText(), fc.oneof(strings, fc.constant('una\r\notra'))],
  [email(), fc.emailAddress()],
  [phone(), strings],
  [hexColor(), fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)],
  [date(), days.map((day) => day.toISOString().slice(0, 10))],
  [
    time(),
    fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${padToTwoDigits(hour)}:${padToTwoDigits(minute)}`),
  ],
  [money(), figures.map((value) => Number(Math.abs(value).toFixed(2)))],
  [decimal(), figures.map((value) => Number(value.toFixed(2)))],
  [integer(), fc.nat()],
  [boolean(), fc.boolean()],
  [choice({ si: 'resource.screens.yes', sim: 'resource.history.created' }), fc.constantFrom('si', 'sim')],
  [choices(['A1', 'B', 'C']), fc.subarray(['A1', 'B', 'C'], { minLength: 1 })],
  [texts(), fc.array(fc.oneof(strings, fc.constantFrom('42', 'a,b', 'true', '[1]', '"x"')), { maxLength: 5 })],
]

test('any value of a field is read back from its exported cell, in every language and both formats', () => {
  for (const [field, inputs] of fieldsWithInputs) {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...languages), (raw, language) => {
        const reading = readField(field, raw)
        fc.pre('value' in reading)
        for (const cell of writeCells(field, reading.value, language)) assert.deepEqual(readCell(field, cell), reading)
      }),
    )
  }
})

test('no word of a declared field means two of its values, in any language', () => {
  for (const { resource } of registrations)
    for (const [name, field] of Object.entries(resource.fields))
      for (const value of kindOf(field).listValues?.(field) ?? [])
        for (const language of languages)
          for (const cell of writeCells(field, value, language))
            assert.deepEqual(readCell(field, cell), { value }, `${resource.name}.${name} ${cell}`)
})

test('yes and no are read in the ways in which people tick them, and a state by its words', () => {
  const badges = (yes: string, no: string) =>
    boolean({ badges: { yes: { tone: 'ok', message: yes }, no: { tone: 'neutral', message: no } } })
  const active = badges('workforce.employees.active', 'workforce.employees.inactive')
  const enabled = badges('access.users.active', 'access.users.inactive')
  for (const field of [boolean(), active, enabled]) {
    for (const yes of ['Sí', 'SI', 'si', 's', 'X', 'x', '1', 'Verdadero', 'TRUE', 'Activo', 'ACTIVA', '✓', 1, true])
      assert.deepEqual(readCell(field, yes), { value: true }, String(yes))
    for (const no of ['No', 'NO', 'n', '0', 'Falso', 'FALSE', 'Inactivo', 'inactiva', 'Baja', 0, false])
      assert.deepEqual(readCell(field, no), { value: false }, String(no))
  }
  for (const short of ['A', 'act.', 'I', 'Inact.']) assert.ok('value' in readCell(active, short), short)
  assert.deepEqual(readCell(enabled, 'Desactivado'), { value: false })
})

test('an hour is read with a single digit, and with seconds', () => {
  for (const hour of ['9:30', ' 09:30 ', '9:30:00', '9.30 hs'])
    assert.deepEqual(readCell(time(), hour), { value: '09:30' }, hour)
  for (const wrong of ['24:00', '9', '9:30:15', '9:3']) assert.ok('problem' in readCell(time(), wrong), wrong)
})

test('the days that a field takes decide the century of a year of two digits', () => {
  const message = 'out of range'
  const birth = date({ range: { from: '1900-01-01', to: 'today', message } })
  const expiry = date({ range: { from: '1900-01-01', to: '2100-12-31', message } })
  assert.deepEqual(readCell(birth, '20/5/45'), { value: '1945-05-20' })
  assert.deepEqual(readCell(expiry, '20/5/45'), { value: '2045-05-20' })
  assert.deepEqual(readCell(birth, '20/5/2045'), { problem: message })
})

test('a choice is read from an abbreviation that fits only one of its values', () => {
  const employees = registrations.find(({ resource }) => resource.name === 'employees')?.resource
  const { gender, nationality, marital_status: status } = employees?.fields ?? {}
  assert.ok(gender && nationality && status)
  const abbreviations = { female: ['F', 'f.', 'Fem.', 'FEM', 'Mujer'], male: ['M', 'Masc.', 'masc', 'Varón', 'HOMBRE'] }
  for (const [value, words] of Object.entries(abbreviations))
    for (const word of words) assert.deepEqual(readCell(gender, word), { value }, word)
  for (const [word, value] of [
    ['Sol.', 'single'],
    ['cas', 'married'],
    ['Casado', 'married'],
    ['Soltera', 'single'],
    ['CASADA', 'married'],
    ['Conviviente', 'coexistence'],
    ['Concub.', 'concubinage'],
  ])
    assert.deepEqual(readCell(status, word ?? null), { value }, word)
  for (const vague of ['C', 'S', 'Sí', 'Con', 'x', '.']) assert.ok('problem' in readCell(status, vague), vague)
  for (const word of ['Argentino', 'Argentina', 'Arg.', 'ARG'])
    assert.deepEqual(readCell(nationality, word), { value: 'argentinean' }, word)
  for (const vague of ['X', 'Fe', 'Femx', '1']) assert.ok('problem' in readCell(gender, vague), vague)
})

test('words without a meaning are refused like any other input', () => {
  assert.deepEqual(readCell(boolean(), 'quizás'), { problem: 'resource.fields.boolean' })
  assert.deepEqual(readCell(boolean(), ' SI '), { value: true })
  assert.deepEqual(readCell(boolean(), 'Não'), { value: false })
})
