import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pdfmake from 'pdfmake'
import { buildFormsDefinition } from '#src/platform/pdf/forms-layout.ts'

/** Child process with the printing library alone: draws forms, read from a file of JSON, into another file. */
const [formsFile = '', output = ''] = process.argv.slice(2)
const fonts = path.join(import.meta.dirname, '../../src/platform/pdf/fonts')
const [normal, bold] = [path.join(fonts, 'archivo-regular.ttf'), path.join(fonts, 'archivo-semibold.ttf')]
pdfmake.setFonts({ Archivo: { normal, bold, italics: normal, bolditalics: bold } })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => true)
const definition = buildFormsDefinition(JSON.parse(readFileSync(formsFile, 'utf8')))
writeFileSync(output, await pdfmake.createPdf(definition).getBuffer())
