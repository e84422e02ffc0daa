import { writeFileSync } from 'node:fs'
import path from 'node:path'
import pdfmake from 'pdfmake'

/** Child process with the printing library alone: a table of so many rows, written into a file. */
const [rowCount = '0', file = ''] = process.argv.slice(2)
const fonts = path.join(import.meta.dirname, '../../src/platform/pdf/fonts')
const [normal, bold] = [path.join(fonts, 'archivo-regular.ttf'), path.join(fonts, 'archivo-semibold.ttf')]
pdfmake.setFonts({ Archivo: { normal, bold, italics: normal, bolditalics: bold } })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => true)
const row = ['Uso de matafuegos', '10/03/2026', '10/03/2027', 'Vigente', 'Bomberos Voluntarios', '4']
const table = { widths: row.map(() => '*'), headerRows: 1, body: Array.from({ length: Number(rowCount) }, () => row) }
const definition = { defaultStyle: { font: 'Archivo', fontSize: 9 }, content: [{ table }] }
writeFileSync(file, await pdfmake.createPdf(definition).getBuffer())
