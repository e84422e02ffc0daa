import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { type ColumnProfile, suggestColumns } from '#src/importer/columns/suggest-columns.server.ts'
import { isPictureField, isReference, listImportableFields } from '#src/importer/importable-fields.server.ts'
import { buildTemplate } from '#src/importer/template/template.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { defineResource, type Resource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { choice } from '#src/resource/kinds/choice/choice.ts'
import { choices } from '#src/resource/kinds/choices/choices.ts'
import { hexColor } from '#src/resource/kinds/color/color.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { email } from '#src/resource/kinds/email/email.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { decimal, integer, money } from '#src/resource/kinds/number/number.ts'
import { phone } from '#src/resource/kinds/phone/phone.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { texts } from '#src/resource/kinds/texts/texts.ts'
import { time } from '#src/resource/kinds/time/time.ts'
import { buildWriteSchema } from '#src/resource/schema.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'

installMessages(allMessages)

const required = 'resource.fields.required'

const buildFor = (target: Resource, language: (typeof languages)[number]) =>
  buildTemplate(target, language, { sheetWords: sheetWords[target.name] ?? {} })

/** Reads the example row as an import would. Names of records count as found, pictures as part of the zip. */
function exampleRow(target: Resource, template: ReturnType<typeof buildFor>): Record<string, unknown> {
  const entries = template.columns.map(({ field: name, example }) => {
    const field = target.fields[name]
    assert.ok(field)
    if (isPictureField(field)) return []
    if (isReference(field))
      return example === null ? [] : [[name, Array.isArray(kindOf(field).emptyValue(field)) ? [1] : 1]]
    const reading = readCell(field, example)
    assert.ok('value' in reading, `${target.name}.${name}: ${example}`)
    return [[name, reading.value]]
  })
  return Object.fromEntries(entries.flat())
}

/** The schema of a sheet's values: accounts come without a password. */
const schemaOf = (target: Resource) =>
  buildWriteSchema(
    { ...target, fields: Object.fromEntries(listImportableFields(target).map(({ name, field }) => [name, field])) },
    'create',
  )

test('the example row of every target is one that its own schema accepts, in every language', () => {
  for (const target of resources.filter(({ screens }) => screens?.create))
    for (const language of languages) {
      const row = exampleRow(target, buildFor(target, language))
      const checked = schemaOf(target).safeParse(row)
      assert.deepEqual(checked.error?.issues ?? [], [], `${target.name} ${language}`)
    }
})

test('the example of a field is what its kind is for, and a required one has one', () => {
  const looks: Partial<Record<Field['kind'], RegExp>> = {
    text: /^(?!\d{4}-\d\d-\d\d$)./,
    long_text: /\p{L}{3}/u,
    phone: /^\+?\d[\d -]{7,}$/,
    email: /^\w+@example\.com$/,
    time: /^\d\d:\d\d$/,
  }
  for (const target of resources.filter(({ screens }) => screens?.create))
    for (const { field: name, heading, isRequired, example } of buildFor(target, 'es').columns) {
      const field = target.fields[name]
      assert.ok(field)
      if (isRequired) assert.notEqual(example, null, `${target.name}.${name}`)
      if (example !== null) assert.match(String(example), looks[field.kind] ?? /./, `${target.name} ${heading}`)
      if (name === 'name') assert.match(String(example), /\p{L}{3}/u, target.name)
    }
})

test('a field of which nothing is said has a word, a telephone or a link for an example', () => {
  const access = { read: 'public', create: 'a', update: 'a', delete: 'a' } as const
  const isLink = (value: string) => (URL.canParse(value) ? { value } : { problem: 'resource.fields.url' })
  const fields = { name: text({ required }), phone: phone({ required }), mail: email({ required }) }
  const web = text({ required, rule: isLink })
  const target = defineResource({ name: 'things', access, fields: { ...fields, web }, columns: [] })
  assert.deepEqual(
    buildTemplate(target, 'en').columns.map(({ example }) => example),
    ['Example', '343 555-0142', 'ana@example.com', 'https://example.com'],
  )
})

test('the example of an employee agrees with itself', () => {
  const target = resources.find(({ name }) => name === 'employees')
  assert.ok(target)
  const row = exampleRow(target, buildFor(target, 'es'))
  assert.deepEqual(findFieldConflicts(row, row), {})
})

test('a template is imported back without mapping, required marks and units too, empty or filled in', () => {
  for (const target of resources)
    for (const language of languages)
      for (const isEmpty of [true, false]) {
        const { columns } = buildFor(target, language)
        const sheet = columns.map(({ heading, example }, index): ColumnProfile => {
          const samples = isEmpty || example === null ? [] : [String(example)]
          return { column: `C${index}`, heading, samples, dates: 'dmy' }
        })
        const expected = Object.fromEntries(columns.map(({ field }, index) => [field, `C${index}`]))
        const { mapping } = suggestColumns(target, sheet, { sheetWords: sheetWords[target.name] ?? {} })
        assert.deepEqual(mapping, expected, `${target.name} ${language}`)
      }
})

test('what a drop-down offers is taken, and where nothing else is, it is all there', () => {
  for (const target of resources)
    for (const language of languages)
      for (const { field: name, offers, isClosed } of buildFor(target, language).columns) {
        const field = target.fields[name]
        assert.ok(field)
        for (const word of offers) assert.ok('value' in readCell(field, word), `${target.name}.${name}: ${word}`)
        if (isClosed) assert.ok('problem' in readCell(field, 'otra cosa'), `${target.name}.${name}`)
      }
})

test('a template says in the reader’s words what each column takes', () => {
  const products = resources.find(({ name }) => name === 'products')
  assert.ok(products)
  const listAcceptedValues = (language: (typeof languages)[number]) =>
    buildFor(products, language).columns.map(({ heading, acceptedValues: takes }) => `${heading} | ${takes}`)
  assert.deepEqual(listAcceptedValues('es'), [
    'Categoría * | El nombre, como figura en “Categorías”',
    'Nombre * | Texto, hasta 200 caracteres',
    'Capacidad | Texto, hasta 60 caracteres',
    'Precio (USD) * | Un número, de 0 a 9.999.999.999,99',
    'Código | Texto, hasta 60 caracteres; no se repite',
    'Descripción * | Texto, hasta 5.000 caracteres',
    'Fotos | Los nombres de los archivos de las fotos, separados por comas; van en un zip',
    'Colores | Los nombres, como figuran en “Colores”, separados por comas',
  ])
  assert.equal(listAcceptedValues('en')[3], 'Price (USD) * | A number, from 0 to 9,999,999,999.99')
  const takesOfEmployee = (name: string) => {
    const employees = resources.find((resource) => resource.name === 'employees')
    return employees && buildFor(employees, 'pt').columns.find(({ field }) => field === name)?.acceptedValues
  }
  assert.equal(takesOfEmployee('birth_date'), 'Uma data')
  assert.equal(takesOfEmployee('gender'), 'Uma destas: Feminino, Masculino, Outro')
  assert.equal(takesOfEmployee('children'), 'Um número inteiro, de 0 a 99')
  assert.match(takesOfEmployee('driver_license_class') ?? '', /^Uma ou várias, separadas por vírgulas: A\.1\.1, /)
})

test('names of rows are offered where they are given, and others may still be typed', () => {
  const products = resources.find(({ name }) => name === 'products')
  assert.ok(products)
  const { columns } = buildTemplate(products, 'es', { referenceLabels: { category_id: ['Celulares', 'Tablets'] } })
  assert.deepEqual(columns[0]?.offers, ['Celulares', 'Tablets'])
  assert.equal(columns[0]?.isClosed, false)
})

const bound = fc.integer({ min: -1000, max: 1000 })
const bounds = fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const anyField: fc.Arbitrary<Field> = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map((max) => text({ required, max })),
  fc.constantFrom(
    longText({ required }),
    email({ required }),
    phone({ required }),
    hexColor({ required }),
    time({ required }),
  ),
  fc.constantFrom<Field>(date({ required }), boolean({ required }), texts({ required }), money({ required })),
  bounds.map((both) => integer({ required, ...both })),
  bounds.map((both) => decimal({ required, ...both })),
  fc.constantFrom<Field>(choice({ si: 'resource.screens.yes' }, { required }), choices(['A1', 'B'], { required })),
)

test('a new resource has a template whose example is right, without a word about it', () => {
  fc.assert(
    fc.property(
      fc.array(anyField, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...languages),
      (fields, language) => {
        const access = { read: 'public', create: 'a', update: 'a', delete: 'a' } as const
        const fieldsByName = Object.fromEntries(fields.map((field, index) => [`field_${index}`, field]))
        const target = defineResource({ name: 'things', access, fields: fieldsByName, columns: [] })
        const row = exampleRow(target, buildTemplate(target, language))
        assert.deepEqual(schemaOf(target).safeParse(row).error?.issues ?? [], [])
      },
    ),
  )
})
