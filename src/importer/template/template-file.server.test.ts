import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { buildTemplate } from '#src/importer/template/template.server.ts'
import { writeTemplate } from '#src/importer/template/template-file.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'

installMessages(allMessages)

async function writeTemplateWorkbook(
  name: string,
  language: Language,
  names: Readonly<Record<string, readonly string[]>> = {},
) {
  const target = resources.find((resource) => resource.name === name)
  assert.ok(target)
  const template = buildTemplate(target, language, { sheetWords: sheetWords[name] ?? {}, referenceLabels: names })
  const out = new PassThrough()
  const [bytes] = await Promise.all([buffer(out), writeTemplate(out, template, AbortSignal.timeout(30_000))])
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [fill, guide, lists] = sheets
  assert.ok(fill && guide)
  const findColumn = (field: string) => template.columns.findIndex((column) => column.field === field)
  return { template, fill, guide, lists, columnOf: findColumn }
}

const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

test('a template is a sheet to fill in: headings, an example row, and rows that keep what is typed', async () => {
  const { template, fill, columnOf: findColumn } = await writeTemplateWorkbook('employees', 'es')
  assert.equal(fill.name, 'Empleados')
  assert.deepEqual(
    fill.rows[0],
    template.columns.map(({ heading }) => heading),
  )
  assert.equal(fill.rows[1]?.[findColumn('employee_file_number')], '0172')
  assert.equal(fill.rows[1]?.[findColumn('children')], 2)
  assert.deepEqual(fill.rows[1]?.[findColumn('admission_date')], new Date('2024-03-01T00:00:00Z'))
  const format = (row: number, field: string) => fill.cells?.get(`${row},${findColumn(field)}`)?.style?.numFmt
  for (const row of [1, 2, 1000])
    for (const field of ['dni', 'cuil', 'employee_file_number', 'salary_cbu', 'job_sector_id'])
      assert.equal(format(row, field), '@', `${field} ${row}`)
  assert.equal(format(500, 'admission_date'), 'dd/mm/yyyy')
  assert.equal(fill.cells?.get('0,0')?.style?.font?.bold, true)
})

test('choices drop down and refuse what is none; offers only help', async () => {
  const {
    fill,
    lists,
    columnOf: findColumn,
  } = await writeTemplateWorkbook('employees', 'es', {
    job_sector_id: ['Depósito, planta', '=Salón'],
  })
  assert.ok(lists?.hidden)
  const findRule = (field: string) => {
    const index = columnLetters(findColumn(field))
    return fill.dataValidations?.find(({ range }) => range.startsWith(`${index}2:`))
  }
  const listOffers = (field: string) => {
    const [, column = '', lastRow] =
      /^'Opciones'!\$([A-Z]+)\$1:\$\1\$(\d+)$/.exec(findRule(field)?.formula1 ?? '') ?? []
    return lists.rows.slice(0, Number(lastRow)).map((row) => row[column.charCodeAt(0) - 65])
  }
  assert.deepEqual(listOffers('gender'), ['Femenino', 'Masculino', 'Otro'])
  assert.deepEqual(listOffers('active'), ['Activo', 'Inactivo'])
  assert.deepEqual(listOffers('job_sector_id'), ['Depósito, planta', '=Salón'])
  assert.equal(listOffers('province').length, 24)
  assert.equal(
    findRule('gender')?.range,
    `${columnLetters(findColumn('gender'))}2:${columnLetters(findColumn('gender'))}1002`,
  )
  assert.equal(findRule('gender')?.showErrorMessage, true)
  assert.equal(findRule('gender')?.errorMessage, 'Elegí una de las opciones')
  assert.ok(!findRule('province')?.showErrorMessage)
  assert.ok(!findRule('job_sector_id')?.showErrorMessage)
  assert.equal(findRule('name'), undefined)
})

test('a second sheet tells what each column takes, in the reader’s language', async () => {
  const { guide, lists } = await writeTemplateWorkbook('products', 'en')
  assert.equal(guide.name, 'What each column takes')
  assert.deepEqual(guide.rows[0], ['Column', 'Required', 'What it takes', 'Example'])
  assert.deepEqual(guide.rows[4], ['Price (USD) *', 'Yes', 'A number, from 0 to 9,999,999,999.99', '899.5'])
  assert.match(String(guide.rows[9]?.[0]), /^Row 2 of the other sheet is an example/)
  assert.equal(lists, undefined)
})

test('a template that nobody waits for any more is not written', async () => {
  const target = resources[0]
  assert.ok(target)
  const out = new PassThrough()
  await assert.rejects(writeTemplate(out, buildTemplate(target, 'es'), AbortSignal.abort()), { name: 'AbortError' })
})
