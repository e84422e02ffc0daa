import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { buildKnownHeadingTest } from '#src/importer/columns/known-headings.server.ts'
import { buildRememberedColumns, type RememberedColumns } from '#src/importer/columns/remembered-columns.ts'
import {
  type ColumnProfile,
  findColumnsMatchedByValues,
  suggestColumns,
} from '#src/importer/columns/suggest-columns.server.ts'
import type { ColumnMapping } from '#src/importer/import-types.ts'
import { listImportableFields } from '#src/importer/importable-fields.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { installMessages, translate } from '#src/platform/i18n/i18n.server.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { buildHeading } from '#src/resource/export/export-columns.server.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { parseCuil } from '#src/workforce/numbers/cuil.ts'
import { headings } from '#test/headings.ts'

installMessages(allMessages)

const findTarget = (name: string) => {
  const target = resources.find((resource) => resource.name === name)
  assert.ok(target, name)
  return target
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Builds columns from headings, each with the values of its column. */
const buildColumns = (columns: Readonly<Record<string, readonly string[]>>): ColumnProfile[] =>
  Object.entries(columns).map(([heading, samples], index) => ({
    column: letters[index] ?? `A${letters[index - 26]}`,
    heading: heading.replace(/~\d$/, ''),
    samples: [...samples],
    dates: 'dmy',
  }))

const undecided = (target: string, columns: Readonly<Record<string, readonly string[]>>) =>
  suggestColumns(findTarget(target), buildColumns(columns), { sheetWords: sheetWords[target] ?? {} }).undecided

const suggest = (
  target: string,
  columns: Readonly<Record<string, readonly string[]>>,
  remembered: RememberedColumns = {},
) =>
  suggestColumns(findTarget(target), buildColumns(columns), {
    sheetWords: sheetWords[target] ?? {},
    rememberedColumns: remembered,
  }).mapping

/** The fields of a mapping in the spelling of the test table. */
const listFields = (mapping: ColumnMapping) => Object.keys(mapping).join('+') || '-'

test('a heading means the field that people mean by it, in three languages', () => {
  const wrongHeadings: string[] = []
  for (const [target, byLanguage] of Object.entries(headings))
    for (const language of languages)
      for (const [field, texts] of Object.entries(byLanguage[language]))
        for (const heading of texts.split(' · ')) {
          const foundFields = listFields(suggest(target, { [heading]: [] }))
          if (foundFields !== field)
            wrongHeadings.push(`${target} ${language} ${heading}: ${foundFields}, not ${field}`)
        }
  assert.deepEqual(wrongHeadings, [])
})

test('an export of ours is matched by its headings: every caption, with its unit, in every language', () => {
  for (const target of resources)
    for (const language of languages) {
      const fields = listImportableFields(target)
      const reader: DisplayLocale = { language, text: (ref) => translate(language, ref) }
      const columns = fields.map(
        (field, index): ColumnProfile => ({
          column: `C${index}`,
          heading: buildHeading(target, field, reader),
          samples: [],
          dates: 'dmy',
        }),
      )
      const { mapping } = suggestColumns(target, columns, { sheetWords: sheetWords[target.name] ?? {} })
      const expected = Object.fromEntries(fields.map(({ name }, index) => [name, `C${index}`]))
      assert.deepEqual(mapping, expected, `${target.name} ${language}`)
    }
})

test('the words of sheets name fields that a sheet may feed', () => {
  for (const [name, words] of Object.entries(sheetWords)) {
    const target = findTarget(name)
    const names = new Set([...listImportableFields(target).map((field) => field.name), target.label.join(', ')])
    assert.deepEqual(
      Object.keys(words).filter((field) => !names.has(field)),
      [],
      name,
    )
  }
})

const cuilField = text({ rule: parseCuil })
const cuils = ['20-38114207-9', '27-40551938-6', '20-36902114-2', '23-12345678-9'].filter(
  (cuil) => 'value' in readCell(cuilField, cuil),
)

test('values tell what a heading does not', () => {
  const texts: [string, string, readonly string[]][] = [
    ['employees', 'cuil', cuils],
    ['employees', 'dni', ['38114207', '40.551.938', '36902114']],
    ['employees', 'personal_email', ['ana@example.com', 'luis@example.com']],
    ['employees', 'gender', ['Femenino', 'MASCULINO', 'femenino']],
    ['employees', 'marital_status', ['Soltero/a', 'Casado/a']],
    ['employees', 'driver_license_class', ['B.1', 'A.1.2, B.1', 'C.1']],
    ['companies', 'cuit', ['30-71234567-1', '30700000008']],
    ['colors', 'color_code', ['#1E90FF', '#000000']],
  ]
  for (const [target, field, samples] of texts)
    assert.deepEqual(suggest(target, { Columna1: samples }), { [field]: 'A' }, `${target} ${field}`)
})

test('a column whose heading says nothing is told apart from one whose heading says it', () => {
  const mails = ['ana@example.com', 'luis@example.com']
  const sheet = buildColumns({ CUIL: cuils, 'Columna 3': mails, XYZ: ['38114207', '40.551.938'] })
  const words = sheetWords.employees ?? {}
  const { mapping } = suggestColumns(findTarget('employees'), sheet, { sheetWords: words })
  assert.deepEqual(mapping, { cuil: 'A', personal_email: 'B', dni: 'C' })
  assert.deepEqual(findColumnsMatchedByValues(findTarget('employees'), sheet, mapping, { sheetWords: words }), [
    'B',
    'C',
  ])
  const remembered = { xyz: { dni: 'all' } } as const
  assert.deepEqual(
    findColumnsMatchedByValues(findTarget('employees'), sheet, mapping, {
      sheetWords: words,
      rememberedColumns: remembered,
    }),
    ['B'],
  )
})

test('days tell the field of a target that has one such field alone', () => {
  const audits = defineResource({
    name: 'audits',
    access: { read: 'see', create: 'create', update: 'update', delete: 'delete' },
    fields: { name: text({}), held_on: date({}) },
    columns: ['name'],
  })
  const sheet = buildColumns({ XYZ: ['03/08/2026', '10/08/2026'], Otra: ['Interna', 'Externa'] })
  assert.deepEqual(suggestColumns(audits, sheet).mapping, { held_on: 'A' })
})

test('values that several fields take, or that any text field takes, tell nothing', () => {
  assert.deepEqual(suggest('employees', { X: ['0110001300000000001232', '0110001300000000001232 '] }), {})
  assert.deepEqual(suggest('employees', { X: ['03/08/2026', '10/08/2026'] }), {})
  assert.deepEqual(suggest('employees', { X: ['Sí', 'No'], Y: ['1', '2'], Z: ['Paraná', 'Santa Fe'] }), {})
})

test('values that are none of the field weigh against its heading', () => {
  const mapping = suggest('employees', { Documento: cuils, 'Doc.': ['38114207', '40551938'] })
  assert.deepEqual(mapping, { cuil: 'A', dni: 'B' })
  assert.deepEqual(suggest('employees', { DNI: ['falta', 'no tiene'] }), { dni: 'A' })
})

test('words in a longer heading count where the values agree', () => {
  const days = ['3/8/2026', '14 de agosto de 2025']
  assert.deepEqual(suggest('employees', { 'Ingreso a la empresa': days }), { admission_date: 'A' })
  assert.deepEqual(suggest('employees', { 'Ingreso a la empresa': ['por concurso'] }), {})
  assert.deepEqual(suggest('employees', { 'Nac.': days }), { birth_date: 'A' })
  assert.deepEqual(suggest('employees', { 'Nac.': ['Argentina', 'Extranjera'] }), { nationality: 'A' })
})

test('one column holds surname and name, and is taken apart at its comma', () => {
  const split = { surname: { column: 'A', part: 'before_comma' }, name: { column: 'A', part: 'after_comma' } }
  const pairs = ['ARRIETA, LUCIANO', 'BASUALDO, MELINA', 'CÁCERES, IVÁN']
  for (const heading of [
    'Apellido y Nombre',
    'NOMBRE Y APELLIDO',
    'Empleado',
    'Apellido',
    'Full name',
    'Nome completo',
  ])
    assert.deepEqual(suggest('employees', { [heading]: pairs }), split, heading)
  assert.deepEqual(suggest('employees', { 'Apellido y Nombre': ['ARRIETA, LUCIANO', 'GÓMEZ'] }), split)
  assert.deepEqual(suggest('employees', { 'Apellido y Nombre': ['Luciano Arrieta', 'Melina Basualdo'] }), {})
  assert.deepEqual(suggest('employees', { Domicilio: ['San Martín 123, Paraná', 'Urquiza 9, Paraná'] }), {
    address: 'A',
  })
  assert.deepEqual(
    suggest('employees', { 'Apellido y Nombre': pairs, Apellido: ['Arrieta', 'Basualdo'], Nombre: ['Luciano'] }),
    {
      surname: 'B',
      name: 'C',
    },
  )
})

test('names without commas are always surname and name, and their order is asked', () => {
  const names = ['Arrieta Luciano', 'Basualdo Melina', 'de la Cruz Iván']
  for (const heading of [
    ...[
      'Apellido y nombre',
      'Nombre y apellido',
      'APELLIDOS Y NOMBRES',
      'Nombres y Apellidos',
      'Apellido/s y nombre/s',
    ],
    ...[
      'Nombre completo',
      'Empleado',
      'Colaborador',
      'Full name',
      'Employee',
      'Surname and name',
      'First and last name',
    ],
    ...['Name and surname', 'Nome completo', 'Funcionário', 'Sobrenome e nome', 'Nome e sobrenome', 'Apellido, Nombre'],
  ]) {
    assert.deepEqual(suggest('employees', { Legajo: ['1'], [heading]: names }), { employee_file_number: 'A' }, heading)
    assert.deepEqual(
      undecided('employees', { Legajo: ['1'], [heading]: names }),
      [{ fields: ['surname', 'name'], columns: ['B'] }],
      heading,
    )
  }
  assert.deepEqual(undecided('users', { 'Nombre y apellido': names, Mail: ['ana@example.com'] }), [
    { fields: ['surname', 'name'], columns: ['A'] },
  ])
  assert.deepEqual(undecided('employees', { Empleado: ['0171', '0172'] }), [], 'file numbers are no names')
  assert.deepEqual(
    undecided('employees', { Empleado: names, Apellido: ['Arrieta'], Nombre: ['Luciano'] }),
    [],
    'columns of their own come first',
  )
})

test('the order that was chosen for a heading is remembered, and a comma split is not where there are no commas', () => {
  const order = 'name_first' as const
  const mapping: ColumnMapping = {
    surname: { column: 'A', part: 'surname', order },
    name: { column: 'A', part: 'given_name', order },
  }
  const names = ['Luciano Arrieta', 'Melina Basualdo']
  const remembered = buildRememberedColumns(buildColumns({ Empleado: names }), mapping)
  assert.deepEqual(suggest('employees', { Legajo: ['1'], empleado: names }, remembered), {
    employee_file_number: 'A',
    surname: { column: 'B', part: 'surname', order },
    name: { column: 'B', part: 'given_name', order },
  })
  const splitAtComma = { empleado: { surname: 'before_comma', name: 'after_comma' } } as const
  assert.deepEqual(suggest('employees', { Empleado: names }, splitAtComma), {})
  assert.deepEqual(Object.keys(suggest('employees', { Empleado: ['Arrieta, Luciano'] }, splitAtComma)).sort(), [
    'name',
    'surname',
  ])
})

test('of two columns that fit the same field as well, neither is taken', () => {
  assert.deepEqual(suggest('clients', { 'Teléfono~1': ['343'], 'Teléfono~2': ['344'], Nombre: ['Ana'] }), { name: 'C' })
  assert.deepEqual(suggest('clients', { 'Teléfono~1': [], 'Teléfono~2': ['344'] }), { phone: 'B' })
})

test('a plain telephone beside a mobile is the other phone, in any order and language', () => {
  const mobiles = ['Celular', 'Cel.', 'Móvil', 'Tel. celular', 'Teléfono celular', 'Tel. móvil', 'Mobile', 'Cell phone']
  for (const mobile of [...mobiles, 'Telemóvel', 'Telefone celular', 'WhatsApp'])
    for (const plain of ['Tel.', 'Teléfono', 'TELEFONO', 'Nro. de teléfono', 'Phone', 'Phone number', 'Telefone']) {
      const texts = [`${plain}, ${mobile}`, ['343 555-0142', '343 555-0199']] as const
      assert.deepEqual(
        suggest('employees', { [plain]: texts[1], [mobile]: texts[1] }),
        { phone_number_2: 'A', phone_number: 'B' },
        texts[0],
      )
      assert.deepEqual(
        suggest('employees', { [mobile]: texts[1], [plain]: texts[1] }),
        { phone_number: 'A', phone_number_2: 'B' },
        texts[0],
      )
    }
  assert.deepEqual(suggest('employees', { 'Tel.': ['343'], 'Tel. fijo': ['344'] }), {
    phone_number: 'A',
    phone_number_2: 'B',
  })
  assert.deepEqual(suggest('employees', { 'Tel.': ['1'], 'Tel. fijo': ['2'], 'Cel.': ['3'] }), {
    phone_number: 'C',
    phone_number_2: 'B',
  })
  assert.deepEqual(undecided('employees', { 'Tel.~1': ['343'], 'Tel.~2': ['344'] }), [
    { fields: ['phone_number'], columns: ['A', 'B'] },
  ])
})

test('columns of which nothing tells which one feeds a field are named with it', () => {
  const phones = { 'Teléfono~1': ['343'], 'Teléfono~2': ['344'], Nombre: ['Ana'] }
  assert.deepEqual(undecided('clients', phones), [{ fields: ['phone'], columns: ['A', 'B'] }])
  const dni = ['38114207', '40551938']
  assert.deepEqual(undecided('employees', { Documento: dni, 'Doc.': dni, Legajo: ['1', '2'] }), [
    { fields: ['dni'], columns: ['A', 'B'] },
  ])
  const pairs = ['ARRIETA, LUCIANO', 'BASUALDO, MELINA']
  assert.deepEqual(undecided('employees', { Empleado: pairs, 'Apellido y Nombre': pairs }), [])
  assert.deepEqual(undecided('employees', { 'Apellido y Nombre~1': pairs, 'Apellido y Nombre~2': pairs }), [
    { fields: ['surname', 'name'], columns: ['A', 'B'] },
  ])
})

test('what was chosen for the same heading before wins over all, also that a column is not loaded', () => {
  const remembered = { 'Nro Interno': { dni: 'all' } } as const
  assert.deepEqual(suggest('employees', { DNI: ['38114207'], 'nro  intérno': ['7'] }, remembered), { dni: 'B' })
  assert.deepEqual(suggest('employees', { Legajo: ['1'] }, { legajo: {} }), {})
  assert.deepEqual(suggest('employees', { Legajo: ['1'] }, { legajo: { no_longer: 'all' } }), {})
})

test('a mapping is remembered by its headings, and is suggested again in another order of columns', () => {
  const sheet = buildColumns({ Quién: ['ARRIETA, LUCIANO'], X1: ['7'], DNI: ['38114207'], '': ['nada'] })
  const mapping: ColumnMapping = {
    surname: { column: 'A', part: 'before_comma' },
    name: { column: 'A', part: 'after_comma' },
    employee_file_number: 'B',
    address: 'D',
  }
  const remembered = buildRememberedColumns(sheet, mapping)
  assert.deepEqual(remembered, {
    quien: { surname: 'before_comma', name: 'after_comma' },
    x1: { employee_file_number: 'all' },
    dni: {},
  })
  const nextSheet = { X1: ['8'], QUIEN: ['BASUALDO, MELINA'], dni: ['40551938'] }
  assert.deepEqual(suggest('employees', nextSheet, remembered), {
    employee_file_number: 'A',
    surname: { column: 'B', part: 'before_comma' },
    name: { column: 'B', part: 'after_comma' },
  })
  assert.deepEqual(buildRememberedColumns(buildColumns({ 'Tel.~1': [], 'Tel.~2': [] }), { phone_number: 'A' }), {})
})

test('headings of any target are known, and what is none is not', () => {
  const isKnown = buildKnownHeadingTest(resources, sheetWords)
  for (const heading of ['LEGAJO', 'F. Ingreso', 'Precio (USD)', 'Nombre *', 'Apellido y Nombre', 'Data de nascimento'])
    assert.ok(isKnown(heading), heading)
  for (const heading of ['', 'Mostrador S.A.', '38114207', 'Noviembre 2026', 'ARRIETA, LUCIANO'])
    assert.ok(!isKnown(heading), heading)
})

test('a heading that is a whole text holds nobody up', () => {
  const isKnown = buildKnownHeadingTest(resources, sheetWords)
  for (const sign of ['(', '# ', '/', 'a ', 'a.', ' ', '\u0301', 'ﬁ']) {
    const heading = sign.repeat(500_000)
    assert.deepEqual(suggest('employees', { [heading]: ['1'] }), {}, sign)
    assert.ok(!isKnown(heading), sign)
  }
})

const anyHeading = fc.oneof(
  fc.constantFrom('Legajo', 'Nombre', 'Apellido', 'DNI', 'Tel.', 'Teléfono', '', 'X', 'Apellido y Nombre', '__proto__'),
  fc.string({ maxLength: 20 }),
)
const anySamples = fc.array(fc.oneof(fc.constantFrom('ARRIETA, LUCIANO', '38114207', ...cuils), fc.string()), {
  maxLength: 5,
})
const anySheet = fc
  .array(fc.record({ heading: anyHeading, samples: anySamples }), { maxLength: 8 })
  .map((columns) =>
    columns.map((item, index): ColumnProfile => ({ ...item, column: letters[index] ?? '', dates: 'dmy' })),
  )

test('no column and no field is suggested twice, whatever the sheet, and the order of its columns changes nothing', () => {
  const target = findTarget('employees')
  const vocabulary = { sheetWords: sheetWords.employees ?? {} }
  fc.assert(
    fc.property(anySheet, fc.nat(), (columns, turn) => {
      const { mapping } = suggestColumns(target, columns, vocabulary)
      const uses = Object.values(mapping).map((source) =>
        typeof source === 'string' ? source : `${source.column} ${source.part}`,
      )
      assert.equal(new Set(uses).size, uses.length)
      const index = columns.length ? turn % columns.length : 0
      assert.deepEqual(
        suggestColumns(target, [...columns.slice(index), ...columns.slice(0, index)], vocabulary).mapping,
        mapping,
      )
    }),
  )
})
