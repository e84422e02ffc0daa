#!/usr/bin/env node
// Works out `record_hash` of each signed delivery of an export anew, and compares it with the exported one.
// Node.js 20 or later, no packages:  node verify-export.mjs entregas.csv
// Ends with 0 if all agree, with 1 if some differ, and with 2 if the file cannot be checked.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What the hash covers, with the captions of the export in Spanish, English and Portuguese. */
const captions = {
  ppe_name: ['Producto', 'Product', 'Produto'],
  size: ['Talle', 'Size', 'Tamanho'],
  quantity: ['Cantidad', 'Quantity', 'Quantidade'],
  brand: ['Marca', 'Brand'],
  model: ['Tipo / Modelo', 'Type / Model'],
  certification: ['Certificación', 'Certification', 'Certificação'],
  delivery_date: ['Fecha de entrega', 'Delivery date', 'Data de entrega'],
  comments: ['Observaciones', 'Comments', 'Observações'],
  employee_name: ['Trabajador', 'Worker', 'Trabalhador'],
  employee_dni: ['DNI'],
  job_title: ['Puesto', 'Job title', 'Cargo'],
  company_name: ['Razón social', 'Employer', 'Razão social'],
  company_cuit: ['CUIT'],
  company_address: ['Dirección del empleador', "Employer's address", 'Endereço do empregador'],
  record_hash: ['Resumen del registro', 'Hash of the record', 'Resumo do registro'],
}

const [file] = process.argv.slice(2)
if (!file) stop('Usage: node verify-export.mjs export.csv')
const [headings = [], ...rows] = parseCsv(readCsvText(file))
const columns = findColumns(headings)
let [signed, unsigned, different] = [0, 0, 0]
for (const [index, row] of rows.entries()) {
  const values = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, readValue(name, row[column])]),
  )
  const { record_hash: exportedHash, ...content } = values
  if (exportedHash === null) {
    unsigned++
    continue
  }
  signed++
  if (hashRecord(content) === exportedHash) continue
  different++
  console.log(
    `Row ${index + 2}: ${values.employee_name}, ${values.ppe_name}, ${values.delivery_date}: the hash differs.`,
  )
}
console.log(`${signed} signed, ${different} different, ${unsigned} without a signature.`)
process.exitCode = different > 0 ? 1 : 0

/** Stops if the file cannot be read, or is a workbook (a zip, which begins with PK). */
function readCsvText(path) {
  let text = ''
  try {
    text = readFileSync(path, 'utf8').replace(/^\ufeff/, '')
  } catch {
    stop(`${path} cannot be read: name the CSV file of an export of deliveries.`)
  }
  if (text.startsWith('PK')) stop(`${path} is not a CSV file: export the deliveries as CSV, and name that file.`)
  return text
}

/** SHA-256 of the canonical JSON: keys sorted, no blanks, UTF-8. */
function hashRecord(content) {
  const entries = Object.entries({ v: 1, ...content }).sort(([a], [b]) => (a < b ? -1 : 1))
  const json = `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`
  return createHash('sha256').update(json, 'utf8').digest('hex')
}

/** The index of each column by its caption or its name. Stops with the names of the missing ones. */
function findColumns(headings) {
  const plain = (text) => text.trim().toLowerCase()
  const columns = Object.fromEntries(
    Object.entries(captions).map(([name, texts]) => {
      const accepted = [name, ...texts].map(plain)
      return [name, headings.findIndex((heading) => accepted.includes(plain(heading)))]
    }),
  )
  const missing = Object.keys(columns).filter((name) => columns[name] < 0)
  if (missing.length > 0)
    stop(`Missing columns: ${missing.map((name) => `${name} (${captions[name].join(', ')})`).join('; ')}`)
  return columns
}

/** An empty cell is null, a quantity is a number, and a date is YYYY-MM-DD. */
function readValue(name, cell = '') {
  // The export puts an apostrophe before a text that a spreadsheet program would run as a formula.
  const text = cell.replace(/^'(?='*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, '')
  if (text === '') return null
  if (name === 'quantity') return Number(text)
  if (name === 'delivery_date') return text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, toIsoDay)
  return text
}

function toIsoDay(_, day, month, year) {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Rows of cells (RFC 4180). The separator is the one of comma, semicolon and tab that the first line has most often. */
function parseCsv(text) {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? ''
  const separator = [',', ';', '\t'].sort((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0]
  const rows = []
  let row = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') cell += text[++index]
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === separator) endCell()
    else if (character === '\n') {
      endCell()
      rows.push(row)
      row = []
    } else if (character !== '\r') cell += character
  }
  if (cell !== '' || row.length > 0) {
    endCell()
    rows.push(row)
  }
  return rows
}

function stop(message) {
  console.error(message)
  process.exit(2)
}
